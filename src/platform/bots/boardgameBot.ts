/**
 * Our search as a boardgame.io `Bot`, for `Step`, `Simulate` and `Local({ bots })`. boardgame.io hands its bots the full
 * state; this one looks at it through the game's own `playerView` and nothing else. Its debug panel offers only bots of
 * its own; those play this game by `ai.enumerate`.
 */
import type { Game, State as TableState } from 'boardgame.io';
import { Bot } from 'boardgame.io/ai';
import type { MatchState } from '../matchState.ts';
import type { Brain, Level, Move, Rules } from '../rules.ts';
import type { Thought } from './search.ts';
import { levelThought } from './searchLevel.ts';

type BotPlay = ReturnType<Bot['play']>;

/** What boardgame.io gives to a bot's constructor. */
interface BotSetup {
  readonly game: Game;
  readonly enumerate: NonNullable<Game['ai']>['enumerate'];
  readonly seed?: string | number;
}

const SEEDS = 2 ** 31;

/** A class, as boardgame.io wants it: `bot: boardgameBot(rules, brain, level)`. */
export function boardgameBot<S, M extends Move>(rules: Rules<S, M>, brain: Brain<S, M>, level: Level) {
  return class extends Bot {
    private readonly playerView: Game['playerView'];

    constructor({ game, enumerate, seed }: BotSetup) {
      super({ enumerate, ...(seed !== undefined && { seed }) });
      this.playerView = game.playerView;
    }

    override async play({ G, ctx }: TableState, playerID: string): BotPlay {
      const match: MatchState<S, M> = this.playerView?.({ G, ctx, playerID }) ?? G;
      const options = { seed: this.random(SEEDS) };
      const thought: Thought<M> = levelThought(rules, brain, match.state, Number(playerID), level, options);
      const action = this.enumerate(match, ctx, playerID).find(({ payload }) => isMove(payload.args, thought.move));
      if (!action) throw new Error('The bot has chosen a move that is not listed.');
      return { action, metadata: thought };
    }
  };
}

/** The first argument of a move is the move itself. */
function isMove(args: unknown, move: Move): boolean {
  return Array.isArray(args) && JSON.stringify(args[0]) === JSON.stringify(move);
}
