/** One game of the long fuzz: everything about it follows from its seed, so that it can be played again alone. */
import { inspect } from 'node:util';
import { monumentOf } from '../../src/games/monuments/rules/cards.ts';
import { coloursOf } from '../../src/games/monuments/rules/displays.ts';
import type { State } from '../../src/games/monuments/rules/state.ts';
import { quickRandom, shuffle } from '../../src/platform/rng.ts';
import type { Random } from '../../src/platform/rules.ts';
import { matchFaults } from '../games/monuments/invariants.ts';
import { positionFaults, unlistedFaults } from './audit.ts';
import { buildFaults, judge, nastyMove } from './judge.ts';
import { type Audit, playerOf, playOut, SETTINGS, type Setting } from './playOut.ts';

/** What must always hold is looked at after every move, the list of moves after so many. */
const LIST_EVERY = 10;
const PROBE_EVERY = 40;
const NASTY_MOVES = 10;
const FREE_BUILDS = 5;

/** The players change from seed to seed, the settings after a round of the three kinds of them. */
export function settingOf(seed: number): Setting {
  return SETTINGS[Math.floor(seed / 3) % SETTINGS.length] as Setting;
}

/** Throws with the whole story if anything is wrong. */
export function playLong(seed: number): void {
  playOut({ ...settingOf(seed), seed, player: playerOf(seed), audit: thorough(quickRandom(seed + 1)) });
}

function thorough(random: Random): Audit {
  return (state, ply) => {
    const seen = ply % LIST_EVERY === 0 ? positionFaults(state) : matchFaults(state);
    return ply % PROBE_EVERY === PROBE_EVERY - 1 ? [...seen, ...probeFaults(state, random)] : seen;
  };
}

function probeFaults(state: State, random: Random): string[] {
  const faults = unlistedFaults(state);
  for (let i = 0; i < NASTY_MOVES; i++) faults.push(...nastyFaults(state, random));
  if (state.phase !== 'monument' || state.actions === 0) return faults;
  for (let i = 0; i < FREE_BUILDS; i++) faults.push(...freeBuildFaults(state, random));
  return faults;
}

function nastyFaults(state: State, random: Random): string[] {
  const raw = nastyMove(state, random);
  const seat = random.below(2) === 0 ? state.seat : random.below(5);
  return judge(state, seat, raw).faults.map((fault) => `${fault} (seat ${seat} sent ${inspect(raw)})`);
}

/** Some cards of one monument in the hand, in any order. */
function freeBuildFaults(state: State, random: Random): string[] {
  const hand = state.hands[state.seat] ?? [];
  const card = hand[random.below(hand.length)];
  if (card === undefined) return [];
  const same = hand.filter((other) => monumentOf(other) === monumentOf(card));
  const colours = coloursOf(state, state.seat);
  const colour = colours[random.below(colours.length)] ?? 0;
  return buildFaults(state, { colour, cards: shuffle(same, random).slice(0, 1 + random.below(same.length)) });
}
