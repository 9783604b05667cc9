/**
 * A match as boardgame.io knows it: G, which is the platform's MatchState, and ctx. Its reducer would say the same but
 * spends a millisecond a move on proxies of a state that our engine changes in microseconds; so a move is made by the
 * engine and ctx follows by hand. tests/server/position.test.ts holds every step against the reducer.
 */
import type { Ctx, State } from 'boardgame.io';
import { getFilterPlayerView, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { type MatchState, playInMatch, type UndoMove } from '../../src/platform/matchState.ts';
import type { Move, Options, Seat } from '../../src/platform/rules.ts';
import type { ServedRoom } from '../rooms.ts';

export interface Position {
  readonly G: MatchState<unknown, Move>;
  readonly ctx: Ctx;
}

export function firstPosition({ game }: ServedRoom, seats: number, options: Options): Position {
  const { G, ctx } = InitializeGame({ game, numPlayers: seats, setupData: options });
  return { G, ctx };
}

/** The position after a move that `matchRefusal` has let through. The one before stays as it was. */
export function played({ rules }: ServedRoom, { G, ctx }: Position, seat: Seat, move: Move | UndoMove): Position {
  const match: Position['G'] = {
    ...G,
    state: rules.clone(G.state),
    undo: { ...G.undo, moves: [...G.undo.moves] },
  };
  playInMatch(rules, match, seat, move);
  const outcome = rules.outcome(match.state);
  if (outcome) return { G: match, ctx: { ...ctx, ...oneMore(ctx), phase: NO_PHASE, gameover: outcome } };
  return { G: match, ctx: followed(ctx, rules.phase(match.state), rules.actors(match.state)[0]) };
}

/** What boardgame.io leaves a finished match in, whatever its types say. */
const NO_PHASE = null as unknown as string;

/** A new phase or a new player begins a turn of boardgame.io's; anything else is one more move of the same. */
function followed(ctx: Ctx, phase: string, actor: Seat | undefined): Ctx {
  const currentPlayer = actor === undefined ? ctx.currentPlayer : String(actor);
  if (phase === ctx.phase && currentPlayer === ctx.currentPlayer) return { ...ctx, ...oneMore(ctx) };
  return { ...ctx, phase, currentPlayer, playOrderPos: Number(currentPlayer), turn: ctx.turn + 1, numMoves: 0 };
}

function oneMore(ctx: Ctx): { numMoves: number } {
  return { numMoves: (ctx.numMoves ?? 0) + 1 };
}

/** What a viewer may know of a position, in the shape of a boardgame.io state. */
export type Viewer = (position: Position, seat: Seat | null) => State;

export function viewerOf({ game }: ServedRoom): Viewer {
  const filter = getFilterPlayerView(ProcessGameConfig(game));
  return ({ G, ctx }, seat) => {
    const state = { G, ctx, plugins: {}, _undo: [], _redo: [], _stateID: G.plies };
    const { args } = filter(seat === null ? null : String(seat), { type: 'update', args: ['', state] });
    return args[1] as State;
  };
}
