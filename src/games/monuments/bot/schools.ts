/**
 * What school does a rival play by? Whoever has no plan spends cards on points and fourth actions at once and writes
 * for a page or two. Everybody sees both, and a few turns give it away.
 */
import type { Seat } from '../../../platform/rules.ts';
import type { State } from '../rules/state.ts';

export const SCHOOLS = { planned: 0, unsteady: 1, planless: 2 } as const;
export const SCHOOL_COUNT = 3;

/** By school, before anybody has moved; the rates below are means of some hundred matches of the arena's players. */
const PRIOR = [0.85, 0.075, 0.075];
/** Pairs of cards spent on points or actions, in a turn. Planned play does it late: so much more with every turn. */
const SPENT = [0.05, 0.45, 0.95];
const PLANNED_GROWTH = 0.03;
/** Histories of hardly any pages, in a turn. */
const SHORT = [0.01, 0.2, 0.25];
const SHORT_PAGES = 2;

const odds = new Float64Array(SCHOOL_COUNT);

/** How likely a rival plays by each school. Sums up to 1. */
export function schoolsOf(state: State, rival: Seat, into: Float64Array): void {
  const turns = (state.turn - 1) / state.seats;
  const planned = Math.max(SPENT[SCHOOLS.planned] as number, PLANNED_GROWTH * turns);
  // Nobody wrote down who spent what: whoever asks has spent as one with a plan, the rivals all the rest.
  const spent = Math.max(0, state.discarded.length / 2 - planned * turns) / (state.seats - 1);
  const short = shortHistories(state, rival);
  let sum = 0;
  for (let school = 0; school < SCHOOL_COUNT; school++) {
    const spends = school === SCHOOLS.planned ? planned : (SPENT[school] as number);
    const writes = SHORT[school] as number;
    const evidence = spent * Math.log(spends) + short * Math.log(writes) - turns * (spends + writes);
    odds[school] = (PRIOR[school] as number) * Math.exp(evidence);
    sum += odds[school] as number;
  }
  for (let school = 0; school < SCHOOL_COUNT; school++) into[school] = (odds[school] as number) / sum;
}

function shortHistories({ histories, seats }: State, rival: Seat): number {
  let short = 0;
  for (let i = 0; i < histories.length; i++) {
    const { colour, pages } = histories[i] as State['histories'][number];
    if (colour % seats === rival && pages.length <= SHORT_PAGES) short++;
  }
  return short;
}

const each = new Float64Array(SCHOOL_COUNT);

/** 0 for rivals with a plan, 1 for rivals without one. */
export function strangeness(state: State, seat: Seat): number {
  let sum = 0;
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival === seat) continue;
    schoolsOf(state, rival, each);
    sum += each[SCHOOLS.planless] as number;
  }
  return sum / (state.seats - 1);
}
