/** The table and the score sheet as lines of text. */
import type { Seat } from '../../../platform/rules.ts';
import { MONUMENT_COUNT } from '../rules/cards.ts';
import { coloursOf, stackOf } from '../rules/displays.ts';
import { standings } from '../rules/outcome.ts';
import { type Sheet, sheetsOf } from '../rules/scoring.ts';
import type { Colour, State } from '../rules/state.ts';
import { cardWords, colourWord, monumentWord, powerWord, stackWords } from './words.ts';

export function table(state: State, names: readonly string[]): string[] {
  const markers = state.markers.flatMap((box, monument) => (box > 0 ? [`${monumentWord(monument)} ${box}`] : []));
  const lines = [
    `row ${cardWords(state.row)}, pile ${state.pile.length}`,
    `markers ${markers.join(', ') || 'all on 0'}`,
  ];
  state.hands.forEach((hand, seat) => {
    lines.push(`${nameOf(names, seat)}: hand ${cardWords(hand) || 'empty'}`);
    for (const colour of coloursOf(state, seat)) lines.push(`  ${displayLine(state, colour)}`);
  });
  return lines;
}

function displayLine(state: State, colour: Colour): string {
  const stacks = Array.from({ length: MONUMENT_COUNT }, (_, monument) => stackOf(state, colour, monument));
  const built = stacks.flatMap((stack) => (stack ? [stackWords(stack)] : [])).join(', ');
  const powers = state.holders.flatMap((holder, power) => (holder === colour ? [powerWord(power)] : []));
  const holding = powers.length > 0 ? `, holds ${powers.join(' ')}` : '';
  return `${colourWord(colour)} ${state.scores[colour]} points, ${state.historians[colour]} historians${holding}: ${built || 'nothing built'}`;
}

/** Every line of every colour, then the result of every seat. */
export function sheet(state: State, names: readonly string[]): string[] {
  const { results, places } = standings(state);
  const lines = sheetsOf(state).flatMap((own) => sheetLines(own, nameOf(names, own.seat)));
  results.forEach((result, seat) => {
    lines.push(`place ${places[seat]}: ${nameOf(names, seat)} with ${result}`);
  });
  return lines;
}

function sheetLines(own: Sheet, name: string): string[] {
  const lines = [`${colourWord(own.colour)} (${name})`, `  score track ${own.track}`];
  for (const { monument, box, role, points } of own.monuments) {
    lines.push(`  ${monumentWord(monument)} box ${box} ${role} builder ${points}`);
  }
  for (const { pages, bonus } of own.histories) {
    lines.push(`  history of ${pages} pages ${pages}${bonus > 0 ? `, ladder bonus ${bonus}` : ''}`);
  }
  if (own.unplaced.historians > 0)
    lines.push(`  unplaced historians ${own.unplaced.historians}: ${own.unplaced.points}`);
  for (const { power, points } of own.powers) lines.push(`  ${powerWord(power)} ${points}`);
  lines.push(`  total ${own.total}`);
  return lines;
}

function nameOf(names: readonly string[], seat: Seat): string {
  return names[seat] ?? `Seat ${seat + 1}`;
}
