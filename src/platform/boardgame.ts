/**
 * The bridge: makes a boardgame.io Game of a room's rules. boardgame.io mirrors the engine and never leads it: `ctx.phase`
 * and `ctx.currentPlayer` are what the engine says, its own undo, events and optimistic moves are off.
 */
import type { Game, LongFormMove, PhaseConfig } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { isUndo, type MatchState, matchRefusal, matchView, playInMatch, startMatch } from './matchState.ts';
import { chosenOptions } from './options.ts';
import { newSeed } from './rng.ts';
import type { Move, RoomFacts, Rules, Seat, Seed } from './rules.ts';

/** A game for boardgame.io, whatever its rules. */
export type BoardgameGame = Game;

export interface BridgeOptions<S, M extends Move> {
  /** A match to go on with, instead of a new one. */
  readonly resume?: MatchState<S, M>;
  /** Where seeds come from; tests pin it. Never from the one who creates a match: the creator would know every card. */
  readonly seed?: () => Seed;
  /** Told of a move that failed inside the engine, which is a bug of ours. The match goes on as if nothing was sent. */
  readonly onBug?: (error: unknown) => void;
}

const UNDO = 'undo';

export function toBoardgame<S, M extends Move>(
  facts: RoomFacts,
  rules: Rules<S, M>,
  { resume, seed = newSeed, onBug }: BridgeOptions<S, M> = {},
): Game<MatchState<S, M>> {
  return {
    name: facts.id,
    minPlayers: facts.seats.min,
    maxPlayers: facts.seats.max,
    disableUndo: true,
    events: NO_EVENTS,
    plugins: [{ name: 'random', setup: () => ({ seed: newSeed() }) }],
    validateSetupData: (setupData, seats) => setupProblem(facts, setupData, seats),
    setup: ({ ctx }, setupData) => {
      const problem = setupProblem(facts, setupData, ctx.numPlayers);
      if (problem) throw new Error(problem);
      if (resume) return resume;
      return startMatch(rules, ctx.numPlayers, chosenOptions(facts.options, setupData) ?? {}, seed());
    },
    phases: phasesOf(rules, resume ? rules.phase(resume.state) : undefined, onBug),
    turn: { order: mirroredOrder(rules) },
    endIf: ({ G }) => rules.outcome(G.state) ?? undefined,
    playerView: ({ G, playerID }) => matchView(rules, G, seatOf(playerID)),
    ai: { enumerate: (G, _ctx, playerID) => listedMoves(rules, G, seatOf(playerID)) },
  };
}

/** For boardgame.io's bots and its debug panel: every listed move with the arguments it takes. */
function listedMoves<S, M extends Move>(rules: Rules<S, M>, { state, plies }: MatchState<S, M>, seat: Seat | null) {
  if (seat === null || !rules.actors(state).includes(seat)) return [];
  return rules.moves(state, seat).map((move) => ({ move: move.type, args: [move, plies] }));
}

/** Players end turns and phases through moves only. */
const NO_EVENTS = {
  endGame: false,
  endPhase: false,
  endTurn: false,
  setPhase: false,
  endStage: false,
  setStage: false,
  pass: false,
  setActivePlayers: false,
};

function setupProblem(facts: RoomFacts, setupData: unknown, seats: number): string | undefined {
  const { min, max } = facts.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) return `${facts.id} takes ${min} to ${max} seats.`;
  if (chosenOptions(facts.options, setupData)) return undefined;
  return `Unknown options for ${facts.id}; on offer are ${JSON.stringify(facts.options)}.`;
}

function phasesOf<S, M extends Move>(
  rules: Rules<S, M>,
  resumed: string | undefined,
  onBug: ((error: unknown) => void) | undefined,
): Record<string, PhaseConfig<MatchState<S, M>>> {
  return Object.fromEntries(
    Object.entries(rules.phases).map(([phase, types], at) => {
      const moves = [...types, UNDO].map((type) => [type, boardgameMove(rules, type, onBug)]);
      const start = resumed === undefined ? at === 0 : phase === resumed;
      return [phase, { start, moves: Object.fromEntries(moves), turn: { order: mirroredOrder(rules) } }];
    }),
  );
}

/** Both at the start of a phase and after a turn it is the engine who says whose turn it is. */
function mirroredOrder<S, M extends Move>(rules: Rules<S, M>) {
  const position = ({ G, ctx }: { G: MatchState<S, M>; ctx: { playOrderPos: number } }) =>
    rules.actors(G.state)[0] ?? ctx.playOrderPos;
  return { first: position, next: position };
}

/** Arguments of every boardgame.io move: the move itself, and the ply it answers. */
function boardgameMove<S, M extends Move>(
  rules: Rules<S, M>,
  type: string,
  onBug: ((error: unknown) => void) | undefined,
): LongFormMove<MatchState<S, M>> {
  return {
    client: false,
    undoable: false,
    move: ({ G, ctx, playerID, events }, raw: unknown, ply: unknown) => {
      try {
        // A thawed copy: the engine changes arrays freely, and boardgame.io's frozen state stays as it was.
        const match: MatchState<S, M> = JSON.parse(JSON.stringify(G));
        const seat = seatOf(playerID);
        const move = moveOf(rules, raw, type);
        if (seat === null || !move || matchRefusal(rules, match, seat, move, ply)) return INVALID_MOVE;
        playInMatch(rules, match, seat, move);
        const [actor] = rules.actors(match.state);
        if (actor === undefined) return match;
        // One event, never both: setPhase asks for the next player anyway, and the two together run a ghost turn.
        if (rules.phase(match.state) !== ctx.phase) events.setPhase(rules.phase(match.state));
        else if (String(actor) !== ctx.currentPlayer) events.endTurn();
        return match;
      } catch (error) {
        onBug?.(error);
        return INVALID_MOVE;
      }
    },
  };
}

function moveOf<S, M extends Move>(rules: Rules<S, M>, raw: unknown, type: string) {
  const move = isUndo(raw) ? ({ type: UNDO } as const) : rules.parse(raw);
  return move?.type === type ? move : null;
}

/** boardgame.io counts players from "0"; spectators are null or undefined. */
function seatOf(playerID: string | null | undefined): Seat | null {
  return typeof playerID === 'string' && /^\d{1,2}$/.test(playerID) ? Number(playerID) : null;
}
