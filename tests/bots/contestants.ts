/**
 * Who can be sent into the arena. A name, and settings after a colon:
 *
 * - `random`, `greedy`, `policy:noise=0.1,weights=hand`: no search.
 * - `pupil`, `scribe`, `architect`, `historian`: the levels of the brain, which get the arena's time where they search.
 * - `search:iterations=200,time=1000,c=0.6,noise=0.3,strangers=0.3,strange=2.5,prior=1.5,doubt=0.25,best=1,win=0,scale=12,weights=hand`: any mind with any budget.
 * - `wild`: a search with random playouts and even priors.
 * - `stock`, `stock-lean`: boardgame.io's MCTSBot. It sees the full state; nobody else does.
 */
import { brain, brainOf, MIND } from '../../src/games/monuments/bot/brain.ts';
import { HAND_MADE } from '../../src/games/monuments/bot/weights.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import { createSearch, type SearchBudget } from '../../src/platform/bots/search.ts';
import { levelThought } from '../../src/platform/bots/searchLevel.ts';
import { quickRandom } from '../../src/platform/rng.ts';
import type { Brain, Seat } from '../../src/platform/rules.ts';
import type { Contest, Contestant, Decision } from './contest.ts';
import { greedyRival, policyRival, type Rival, randomRival } from './rivals.ts';
import { stockContestant } from './stock.ts';

type Settings = Readonly<Record<string, string>>;

const WHO = [
  ...brain.levels.map(({ id }) => id),
  'random',
  'greedy',
  'policy',
  'search',
  'wild',
  'stock',
  'stock-lean',
];

const NUMBERS = 'iterations time c noise strangers strange prior doubt best win scale'.split(' ');
/** By name; whoever is not named here takes no settings. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  policy: ['noise', 'weights'],
  search: [...NUMBERS, 'weights'],
  wild: [...NUMBERS, 'weights'],
};

/** Throws where there is no such contestant, or where its settings make no sense. */
export function checkContestant(text: string): void {
  contestantOf(text, { seats: 2, powers: 'off', milliseconds: 1 });
}

function settingsIn(who: string, list: string): Settings {
  const pairs = list === '' ? [] : list.split(',').map((pair) => pair.split('='));
  const known = SETTINGS[who] ?? [];
  for (const [name = '', value = ''] of pairs) {
    if (!known.includes(name)) throw new Error(`knows no setting “${name}”; there are: ${known.join(', ') || 'none'}`);
    if (name === 'weights' ? value === 'hand' : /^\d+(\.\d+)?$/.test(value)) continue;
    throw new Error(`knows no “${name}=${value}”: “weights” takes “hand”, the others a number`);
  }
  return Object.fromEntries(pairs);
}

export function contestantOf(text: string, contest: Contest): Contestant {
  const [name = '', list = ''] = text.split(':');
  const settings = settingsIn(name, list);
  const level = brain.levels.find(({ id }) => id === name);
  if (level) {
    const search = level.search && { ...level.search, milliseconds: contest.milliseconds };
    return blind(text, (view, seat, seed) => levelThought(rules, brain, view, seat, { ...level, search }, { seed }));
  }
  switch (name) {
    case 'random':
      return quick(text, randomRival);
    case 'greedy':
      return quick(text, greedyRival);
    case 'policy':
      return quick(
        text,
        policyRival(weightsOf(settings)[contest.seats] ?? HAND_MADE, numberIn(settings, 'noise', 0.1)),
      );
    case 'search':
      return searching(text, mindOf(settings), settings, contest);
    case 'wild':
      return searching(text, wild(mindOf(settings)), settings, contest);
    case 'stock':
    case 'stock-lean':
      return stockContestant(text, contest, name === 'stock' ? 'shipped' : 'lean');
    default:
      throw new Error(`wants one of ${WHO.join(', ')}`);
  }
}

function quick(name: string, rival: Rival): Contestant {
  return blind(name, (view, seat, seed) => ({ move: rival(view, seat, quickRandom(seed)), iterations: 0 }));
}

function blind(name: string, decide: (view: State, seat: Seat, seed: number) => Decision): Contestant {
  return { name, decide: (state, seat, seed) => decide(rules.view(state, seat), seat, seed) };
}

function searching(
  name: string,
  mind: Brain<State, MonumentsMove>,
  settings: Settings,
  { milliseconds }: Contest,
): Contestant {
  const exploration = numberIn(settings, 'c', 0.6);
  return blind(name, (view, seat, seed) => {
    if (rules.moves(view, seat).length === 1)
      return { move: mind.choice(view, seat, 0, quickRandom(seed)), iterations: 0 };
    const share = mind.turnShare(view, seat);
    const budget: SearchBudget = settings['iterations']
      ? { iterations: Math.max(1, Math.round(numberIn(settings, 'iterations', 0) * share)) }
      : { milliseconds: numberIn(settings, 'time', milliseconds) * share };
    return createSearch(rules, mind, view, seat, { seed, exploration }).run(budget);
  });
}

function mindOf(settings: Settings): Brain<State, MonumentsMove> {
  return brainOf({
    weights: weightsOf(settings),
    priors: {
      temperature: numberIn(settings, 'prior', MIND.priors.temperature),
      doubt: numberIn(settings, 'doubt', MIND.priors.doubt),
    },
    playoutNoise: numberIn(settings, 'noise', MIND.playoutNoise),
    strangers: numberIn(settings, 'strangers', MIND.strangers),
    strangerNoise: numberIn(settings, 'strange', MIND.strangerNoise),
    reward: {
      scale: numberIn(settings, 'scale', MIND.reward.scale),
      best: numberIn(settings, 'best', MIND.reward.best),
      win: numberIn(settings, 'win', MIND.reward.win),
    },
  });
}

function weightsOf(settings: Settings) {
  return settings['weights'] === 'hand' ? { 2: HAND_MADE, 3: HAND_MADE, 4: HAND_MADE } : MIND.weights;
}

function wild(mind: Brain<State, MonumentsMove>): Brain<State, MonumentsMove> {
  return {
    ...mind,
    priors: (_state, _seat, moves, into) => into.fill(1 / moves.length, 0, moves.length),
    playout: (state, _thinker, random) => {
      while (state.phase !== 'over') rules.apply(state, state.seat, randomRival(state, state.seat, random));
    },
  };
}

function numberIn(settings: Settings, name: string, otherwise: number): number {
  return settings[name] === undefined ? otherwise : Number(settings[name]);
}
