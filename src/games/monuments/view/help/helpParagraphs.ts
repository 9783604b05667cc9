import type { MonumentsTexts } from '../../texts/en.ts';

export type HelpTopic = keyof MonumentsTexts['help']['topics'];

/** What the question mark of each area of the table explains. */
export const HELP_AREAS = {
  turn: ['turn', 'actions', 'undo'],
  hand: ['hand'],
  row: ['row', 'pile'],
  board: ['board', 'marker', 'builders', 'available'],
  ladder: ['ladder', 'historians'],
  score: ['score', 'forecast'],
  display: ['display', 'forecast', 'historians'],
  displays: ['twoColours', 'display', 'forecast', 'historians'],
  powers: ['powers'],
  log: ['log'],
} as const satisfies Readonly<Record<string, readonly [HelpTopic, ...HelpTopic[]]>>;

export type HelpArea = keyof typeof HELP_AREAS;

/** The paragraph of the rules each topic rests on. */
export const HELP_PARAGRAPHS: Readonly<Record<HelpTopic, string>> = {
  turn: '3.1',
  actions: '4.1',
  hand: '2.6',
  row: '4.3',
  pile: '4.7',
  board: '1.2',
  marker: '5.3',
  builders: '7.1',
  available: '4.4',
  ladder: '7.3',
  historians: '7.2',
  score: '4.6',
  display: '5.1',
  powers: '8.1',
  forecast: '7',
  undo: 'undo',
  log: '2.6',
  twoColours: '6.1',
};
