/**
 * boardgame.io's own MCTSBot as a contestant. It searches on the full state, hidden cards included, and gets the same
 * time per turn. Two helps it would not have as it comes: it is told the `winner` it looks for, and its playouts run
 * to the end (cut after 50 moves, its default, they never reach one). `lean` moreover gives it a bare Game around the
 * same engine, without undo and guards, which makes it several times faster than the Game that is played on the server.
 */
import type { Game, State as TableState } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { InitializeGame } from 'boardgame.io/internal';
import { brain } from '../../src/games/monuments/bot/brain.ts';
import { monumentsGame } from '../../src/games/monuments/game.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import type { Seat } from '../../src/platform/rules.ts';
import type { Contest, Contestant } from './contest.ts';

const TO_THE_END = 100_000;

class TimedBot extends MCTSBot {
  deadline = 0;
  done = 0;

  override playout(node: Parameters<MCTSBot['playout']>[0]) {
    this.done++;
    // Its loop compares this counter to the iterations it was given.
    if (performance.now() >= this.deadline) this.iterationCounter = Number.POSITIVE_INFINITY;
    return super.playout(node);
  }
}

/** boardgame.io drafts plain objects, one proxy for every array; it leaves instances of classes alone. */
class Box {
  constructor(readonly state: State) {}
}

interface LeanG {
  readonly box: Box;
}

export function stockContestant(name: string, contest: Contest, kind: 'shipped' | 'lean'): Contestant {
  const game = kind === 'shipped' ? shippedGame() : leanGame();
  const start = InitializeGame({ game, numPlayers: contest.seats, setupData: { powers: contest.powers } });
  const enumerate: NonNullable<Game['ai']>['enumerate'] = (G) => {
    const state: State = kind === 'shipped' ? G.state : G.box.state;
    return rules.moves(state, state.seat).map((move) => ({ move: move.type, args: [move, G.plies] }));
  };
  return {
    name,
    decide: async (state, seat, seed) => {
      const bot = new TimedBot({ game, enumerate, seed, iterations: TO_THE_END, playoutDepth: TO_THE_END });
      bot.deadline = performance.now() + contest.milliseconds * brain.turnShare(state, seat);
      if (rules.moves(state, seat).length === 1)
        return { move: rules.moves(state, seat)[0] as MonumentsMove, iterations: 0 };
      const { action } = await bot.play(tableOf(start, state, seat, kind), String(seat));
      return { move: (action.payload as { args: [MonumentsMove] }).args[0], iterations: bot.done };
    },
  };
}

function tableOf(start: TableState, state: State, seat: Seat, kind: 'shipped' | 'lean'): TableState {
  const ctx = {
    ...start.ctx,
    phase: kind === 'shipped' ? state.phase : null,
    currentPlayer: String(seat),
    playOrderPos: seat,
  };
  const undo = { seat: null, base: rules.clone(state), moves: [], barrier: false };
  const G = kind === 'shipped' ? { ...start.G, state: rules.clone(state), undo } : { box: new Box(rules.clone(state)) };
  return { ...start, G, ctx } as TableState;
}

function shippedGame(): Game {
  const game = monumentsGame();
  const { endIf } = game;
  return { ...game, endIf: (context) => withWinner(endIf?.(context)) };
}

function leanGame(): Game<LeanG> {
  const position = ({ G }: { G: LeanG }) => G.box.state.seat;
  const types = Object.values(rules.phases).flat();
  return {
    setup: () => ({ box: new Box({ seat: 0 } as State) }),
    events: { endTurn: true },
    moves: Object.fromEntries(
      types.map((type) => [
        type,
        ({ G, events }, move: MonumentsMove) => {
          const state = rules.clone(G.box.state);
          const { seat } = state;
          rules.apply(state, seat, move);
          if (state.seat !== seat) events.endTurn();
          return { box: new Box(state) };
        },
      ]),
    ),
    turn: { order: { first: position, next: position } },
    endIf: ({ G }) => withWinner(rules.outcome(G.box.state)),
  };
}

function withWinner(outcome: ReturnType<typeof rules.outcome> | undefined) {
  if (!outcome) return undefined;
  const [winner] = outcome.winners;
  return outcome.winners.length === 1 ? { ...outcome, winner: String(winner) } : { ...outcome, draw: true };
}
