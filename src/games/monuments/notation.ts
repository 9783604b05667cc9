/**
 * Moves as text, one line each:
 *
 *     monument                      history
 *     draw pile                     draw petra9
 *     erect petra 9 4 2             improve petra 3 1            restack petra 9 7 3 1
 *     score ships petra1 pharos1    buy helmets akropolis2 petra8
 *     claim scribe                  hero pile                    swap petra9 zeus1 (give, take)
 *     write red                     end
 *
 * Stacks read from bottom to top. With two seats the colour follows the verb: `erect red petra 9 4 2`.
 */
import type { Notation } from '../../platform/rules.ts';
import { read } from './notation/read.ts';
import { sheet, table } from './notation/sheet.ts';
import { tell } from './notation/tell.ts';
import { write } from './notation/write.ts';
import type { MonumentsMove, MonumentsNews, State } from './rules/state.ts';

export const notation: Notation<State, MonumentsMove, MonumentsNews> = { write, read, tell, table, sheet };
