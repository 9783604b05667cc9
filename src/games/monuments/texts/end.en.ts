/** The score sheet and the end of a match. */
const points = (count: number): string => (Math.abs(count) === 1 ? `${count} point` : `${count} points`);

export const end = {
  sheet: 'Score sheet',
  forecast: 'If the match ended now',
  forecastExplained: 'Every line as it would be counted at this moment. Markers, pages and cards can still change it.',
  line: 'Line',
  points: 'Points',
  track: 'Score track',
  monuments: 'Monuments',
  noMonuments: 'Nothing built',
  role: { sole: 'only builder', main: 'main builder', second: 'second builder' },
  box: (box: number) => `box ${box}`,
  histories: 'Histories',
  noHistories: 'Nothing written',
  history: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
  bonus: (place: number) => `ladder, ${['first', 'second', 'third'][place - 1] ?? place}`,
  unplaced: (count: number) =>
    count === 1 ? '1 historian without a history' : `${count} historians without a history`,
  powers: 'Power cards',
  total: 'Total',
  counts: 'Counts: the lower one',
  countsBoth: 'Both are equal',
  resultOf: (name: string, result: string) => `${name}: ${result}`,
  won: (names: string) => `${names} wins`,
  wonTogether: (names: string) => `${names} share the win`,
  with: (count: number) => `with ${points(count)}`,
  leads: (names: string) => `${names} would win`,
  places: 'Places',
  place: (place: number) => ['1st', '2nd', '3rd'][place - 1] ?? `${place}th`,
  /** What decided between seats with the same result. */
  tie: {
    intro: (names: string, result: number) => `${names} are equal at ${points(result)}.`,
    upper: (name: string, own: number, other: number) =>
      `The higher of the upper totals decides: ${name} has ${own} against ${other}.`,
    monuments: (name: string, own: number, other: number) =>
      `The number of monuments built decides: ${name} has ${own} against ${other}.`,
    longest: (name: string, own: number, other: number) =>
      `The longest single history decides: ${name} has ${points(own).replace('point', 'page')} against ${other}.`,
    shared: 'Monuments and the longest history are equal too, so the win is shared.',
  },
  plot: 'The scores over the turns',
  plotTotals: 'Total if the match had ended there',
  plotTrack: 'Points on the score track',
  plotSummary: (name: string, least: number, most: number, last: number) =>
    `${name}: between ${least} and ${most}, ${last} at the end.`,
  plotLoading: 'The plot is being drawn …',
  axisTurns: 'turn',
  figures: 'The figures as a table',
  turn: 'Turn',
  rematch: 'Play again',
  backToTable: 'Back to the table',
  share: 'Share the result',
  copied: 'Copied.',
  notCopied: 'Could not be copied. Here is the text:',
  resultTitle: 'Monuments, on Agora',
};

export type EndTexts = typeof end;
