/** Every reason to refuse a move, with the paragraph of RULES.md it stands on. Its texts are in ../texts. */
import type { Refusal } from '../../../platform/rules.ts';

export const REASONS = {
  'game-over': '4.7',
  'not-your-turn': '2.5',
  'choose-first': '3.1',
  'choice-is-final': '3.1',
  'no-historian': '3.2',
  'nothing-to-write': '3.2',
  'history-turn': '5.4',
  'monument-turn': '3.1',
  'no-action-left': '4.1',
  'actions-owed': '4.1',
  'bought-already': '4.2',
  'pile-empty': '4.3',
  'not-in-row': '4.3',
  'not-in-hand': '4.4',
  'mixed-monuments': '4.4',
  'too-few-first': '4.4',
  'too-few-second': '4.4',
  'third-builder': '4.4',
  'already-built': '4.4',
  'not-built': '4.5',
  'different-symbols': '4.6',
  'not-your-colour': '6.1',
  'powers-off': '8.1',
  'no-majority': '8.1',
  'held-already': '8.1',
  'not-holder': '8.1',
  'nothing-added': '8.2',
  'stack-incomplete': '8.2',
  'used-already': '8.3',
  'no-point-to-pay': '8.3',
} as const;

export type Reason = keyof typeof REASONS;

const REFUSALS = new Map(
  Object.entries(REASONS).map(([code, rule]) => [code, Object.freeze({ code, rule }) as Refusal]),
);

export function refuse(reason: Reason): Refusal {
  return REFUSALS.get(reason) as Refusal;
}
