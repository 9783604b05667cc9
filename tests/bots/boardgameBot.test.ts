/** Our bots and boardgame.io's: each plays by the other's rules of the house. */

import { type Bot, MCTSBot, RandomBot, Simulate, Step } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { InitializeGame } from 'boardgame.io/internal';
import { expect, test } from 'vitest';
import { brain } from '../../src/games/monuments/bot/brain.ts';
import { monumentsGame } from '../../src/games/monuments/game.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import { boardgameBot } from '../../src/platform/bots/boardgameBot.ts';
import type { MatchState } from '../../src/platform/matchState.ts';
import { seedOf } from '../../src/platform/rng.ts';
import { type Brain, HIDDEN, type Level } from '../../src/platform/rules.ts';

type Match = MatchState<State, MonumentsMove>;

const QUICK: Level = { id: 'quick', noise: 0, search: { iterations: 40, milliseconds: 60_000 } };
const OPTIONS = { powers: 'off' };

function table(seats: number) {
  const game = monumentsGame({ seed: () => seedOf(11) });
  const enumerate = game.ai?.enumerate;
  if (!enumerate) throw new Error('The game offers no moves to bots.');
  return { game, enumerate, state: InitializeGame({ game, numPlayers: seats, setupData: OPTIONS }) };
}

test('the game lists the moves of the seat whose turn it is, and of no other', () => {
  const { enumerate, state } = table(3);
  const { seat } = state.G.state;
  expect(enumerate(state.G, state.ctx, String(seat))).toEqual(
    rules.moves(state.G.state, seat).map((move) => ({ move: move.type, args: [move, 0] })),
  );
  expect(enumerate(state.G, state.ctx, String((seat + 1) % 3))).toEqual([]);
});

test('Simulate: a whole match of ours against boardgame.io’s random bot', async () => {
  const { game, enumerate, state } = table(2);
  const Ours = boardgameBot(rules, brain, QUICK);
  const bots = { 0: new Ours({ game, enumerate, seed: 'a' }), 1: new RandomBot({ enumerate, seed: 'b' }) };
  const { state: end } = await Simulate({ game, bots, state });
  expect(end.ctx.gameover?.winners).toEqual([0]);
}, 120_000);

test('Simulate is repeatable by the seed', async () => {
  const play = async (seed: string) => {
    const { game, enumerate, state } = table(3);
    const Ours = boardgameBot(rules, brain, QUICK);
    const { state: end } = await Simulate({ game, bots: new Ours({ game, enumerate, seed }), state, depth: 12 });
    return JSON.stringify((end.G as Match).state);
  };
  expect(await play('x')).toBe(await play('x'));
}, 60_000);

test('Step: our bot moves on a client', async () => {
  const { game, enumerate } = table(2);
  const client = Client<Match>({ game, numPlayers: 2, debug: false });
  client.start();
  const Ours = boardgameBot(rules, brain, QUICK);
  const before = client.getState()?.G.plies ?? 0;
  await Step(client as never, new Ours({ game, enumerate, seed: 1 }) as Bot);
  expect(client.getState()?.G.plies).toBe(before + 1);
  client.stop();
});

test('what our bot is given is masked, whatever boardgame.io hands over', async () => {
  const { game, enumerate, state } = table(3);
  const seen: State[] = [];
  const watched: Brain<State, MonumentsMove> = {
    ...brain,
    guesser: (view, viewer) => {
      seen.push(view);
      return brain.guesser(view, viewer);
    },
  };
  const Ours = boardgameBot(rules, watched, QUICK);
  const { seat } = state.G.state;
  await new Ours({ game, enumerate, seed: 1 }).play(state, String(seat));
  expect(seen).toHaveLength(1);
  expect(seen[0]?.pile.every((card) => card === HIDDEN)).toBe(true);
  expect(seen[0]?.hands.filter((hand) => hand.includes(HIDDEN))).toHaveLength(2);
});

test('boardgame.io’s MCTSBot finds its moves in our game', async () => {
  const { game, enumerate, state } = table(2);
  const bot = new MCTSBot({ game, enumerate, seed: 'm', iterations: 5, playoutDepth: 10 });
  const { action } = await bot.play(state, String(state.G.state.seat));
  expect(action.payload.type).toBe('choose');
});
