/** Monuments as a boardgame.io Game: phases choice → monument | history, one move per kind of move. */
import { type BoardgameGame, type BridgeOptions, toBoardgame } from '../../platform/boardgame.ts';
import { facts } from './facts.ts';
import { rules } from './rules/index.ts';
import type { MonumentsMove, State } from './rules/state.ts';

export function monumentsGame(options?: BridgeOptions<State, MonumentsMove>): BoardgameGame {
  return toBoardgame(facts, rules, options);
}
