/** Truths about building, and about points. */
import { buildersOf, stackOf } from '../../../src/games/monuments/rules/displays.ts';
import { roleOf, sheetsOf } from '../../../src/games/monuments/rules/scoring.ts';
import type { Colour, State } from '../../../src/games/monuments/rules/state.ts';
import { after, builtBy, colourOf, spoils, type Told, type Truths } from './told.ts';

const PER_BOX = { sole: 3, main: 2, second: 1 };

/** What the pages others could still take from a stack would bring to its builder, at today's share. */
function hopes(state: State, colour: Colour, monument: number): number {
  const role = roleOf(state, colour, monument);
  if (role === null) return 0;
  const writers = state.historians.reduce((sum, left, other) => sum + (other === colour ? 0 : left), 0);
  const pages = Math.min((stackOf(state, colour, monument)?.length ?? 0) - 1, writers);
  return PER_BOX[role] * Math.min(pages, 6 - (state.markers[monument] ?? 0));
}

function serves(told: Told): boolean {
  const sheets = sheetsOf(told.state);
  const own = sheets[colourOf(told.move)];
  const other = sheets.find(({ seat, colour }) => seat === told.seat && colour !== own?.colour);
  return own !== undefined && other !== undefined && own.total < other.total;
}

function takesMajority(told: Told): boolean {
  const role = (state: State) => roleOf(state, colourOf(told.move), builtBy(told.move));
  const before = role(told.state);
  return role(after(told)) === 'main' && (before === null || before === 'second');
}

function wakes({ state, move }: Told): boolean {
  const isImproved = move.type === 'improve' || move.type === 'restack';
  const hasReader = state.historians.some((left, colour) => left > 0 && colour !== colourOf(move));
  return isImproved && hasReader && stackOf(state, move.colour, builtBy(move))?.length === 1;
}

function laid(told: Told): number {
  const hand = (state: State) => state.hands[told.seat]?.length ?? 0;
  return builtBy(told.move) < 0 ? 0 : hand(told.state) - hand(after(told));
}

function builders({ state, move }: Told): number {
  return move.type === 'erect' ? buildersOf(state, builtBy(move)).length : -1;
}

/** RULES.md §8.1 and §7.4: points on the track now, and on the sheet while the card is kept. */
function claims(told: Told): boolean {
  const sheet = (state: State) => sheetsOf(state)[colourOf(told.move)] ?? { track: 0, total: 0 };
  const [before, later] = [sheet(told.state), sheet(after(told))];
  return later.track - before.track === 2 && later.total - before.total === told.value && told.move.type === 'claim';
}

export const BUILD_TRUTHS: Truths = {
  'points-now': (told) => told.value === spoils(told, (seat) => seat === told.seat),
  'rival-loses': (told) => told.value === -spoils(told, (seat) => seat !== told.seat),
  'points-if-written': (told) => {
    const hoped = (state: State) => hopes(state, colourOf(told.move), builtBy(told.move));
    return told.value === hoped(after(told)) - hoped(told.state);
  },
  'cards-at-once': (told) => told.value === laid(told),
  'first-builder': (told) => builders(told) === 0,
  'second-builder': (told) => builders(told) === 1,
  majority: takesMajority,
  wakes,
  'colour-behind': serves,
  'power-card': claims,
};
