import type { RoomTexts } from '../../../platform/room.ts';
import type { Reason } from '../rules/reasons.ts';
import { type EndTexts, end } from './end.en.ts';
import { type HelpTexts, help } from './help.en.ts';
import { type LogTexts, log } from './log.en.ts';
import { type RulesTexts, rules } from './rulesPage.en.ts';
import { type TableTexts, table } from './table.en.ts';

/** English texts; they also say which texts a language needs. */
export const en = {
  name: 'Monuments',
  options: {
    powers: {
      name: 'Power cards',
      explained: 'Three cards for whoever shows the most scrolls, helmets or ships: points, and a small power each.',
      values: { off: 'Without', on: 'With', variant: 'With, and each also counts as a symbol when scoring' },
    },
  },
  log,
  end,
  help,
  rules,
  table,
  refusals: {
    'game-over': 'The game is over.',
    'not-your-turn': 'It is another seat’s turn.',
    'choose-first': 'Choose first: a Monument turn or a History turn.',
    'choice-is-final': 'The kind of turn has been chosen already.',
    'no-historian': 'No historian is left to write.',
    'nothing-to-write': 'No opposing monument has two cards or more: there is nothing to write about.',
    'history-turn': 'In a History turn one writes a history, and nothing else.',
    'monument-turn': 'A history can only be written in a History turn.',
    'no-action-left': 'No action is left this turn.',
    'actions-owed': 'Actions are still owed: the turn ends once they are taken.',
    'bought-already': 'A fourth action has been bought already this turn.',
    'pile-empty': 'The pile is empty.',
    'not-in-row': 'This card does not lie in the row.',
    'not-in-hand': 'These cards are not all in your hand.',
    'mixed-monuments': 'All cards must show the same monument.',
    'too-few-first': 'The first to build a monument needs at least two of its cards.',
    'too-few-second': 'The second to build a monument needs at least three of its cards.',
    'third-builder': 'Two colours have built this monument; a third may not.',
    'already-built': 'This colour has built this monument already: improve it instead.',
    'not-built': 'This colour has not built this monument: it can only be erected.',
    'different-symbols': 'Both cards must show the same symbol.',
    'not-your-colour': 'This colour belongs to another seat.',
    'powers-off': 'This match is played without power cards.',
    'no-majority': 'It takes more of this symbol in the display than every other colour has.',
    'held-already': 'This colour holds that power already.',
    'not-holder': 'This power is not yours to use.',
    'nothing-added': 'Improving needs at least one new card.',
    'stack-incomplete': 'The new order must contain every card of the stack.',
    'used-already': 'This power has been used already this turn.',
    'no-point-to-pay': 'The Hero asks for one point, and this colour has none.',
  },
} satisfies MonumentsTexts;

export interface MonumentsTexts extends RoomTexts {
  readonly table: TableTexts;
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly log: LogTexts;
  readonly end: EndTexts;
  readonly help: HelpTexts;
  readonly rules: RulesTexts;
}
