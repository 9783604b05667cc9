/** The rules of Monuments, as the platform asks for them. RULES.md is the map: each file names its paragraphs. */
import type { Rules } from '../../../platform/rules.ts';
import { PHASES, refusal } from './legality.ts';
import { moves } from './moves.ts';
import { outcome } from './outcome.ts';
import { parse } from './parse.ts';
import { apply } from './play.ts';
import { create } from './setup.ts';
import type { MonumentsMove, MonumentsNews, State } from './state.ts';
import { clone, view } from './view.ts';

export const rules: Rules<State, MonumentsMove, MonumentsNews> = {
  version: 1,
  phases: PHASES,
  create,
  parse,
  phase: (state) => state.phase,
  actors: (state) => (state.phase === 'over' ? [] : [state.seat]),
  moves,
  refusal,
  apply,
  clone,
  view,
  outcome,
};
