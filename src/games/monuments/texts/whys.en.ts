/** Who the bots are, and why they would make a move. */
const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

export const names = ['Imhotep', 'Hypatia', 'Vitruvius', 'Sappho', 'Kallikrates', 'Enheduanna'];

export const levels = {
  pupil: { name: 'Pupil', explained: 'Knows the rules, and has a good deal of luck.' },
  scribe: { name: 'Scribe', explained: 'Plays soundly, and seldom looks ahead.' },
  architect: { name: 'Architect', explained: 'Thinks a few moves ahead.' },
  historian: { name: 'Historian', explained: 'Thinks about a second per turn, and forgets nothing.' },
};

export const whys: Readonly<Record<string, (value: number) => string>> = {
  'points-now': (value) => `It brings ${many(value, 'point')} at once.`,
  'rival-loses': (value) => `Another builder loses ${many(value, 'point')}.`,
  'points-if-written': (value) =>
    `Histories of other colours could bring this monument about ${many(value, 'point')} more.`,
  'pages-now': (value) => `The history has ${many(value, 'page')}.`,
  'ladder-bonus': (value) => `It stands for ${many(value, 'point')} on the ladder, as things are.`,
  'historian-in-time': (value) =>
    `${value === 1 ? 'A historian has' : `${value} historians have`} to be placed in time.`,
  'pages-run-out': (value) => `${many(value, 'page')} can be had now; a rival’s history could leave fewer.`,
  'wait-for-pages': (value) => `A history would have ${many(value, 'page')} now: better wait.`,
  'leaves-pages': (value) => `It leaves ${many(value, 'page')} unwritten for now.`,
  'rivals-gain': (value) => `Writing now would bring rivals ${many(value, 'point')}.`,
  'cards-at-once': (value) => `It lays ${many(value, 'card')} with one action.`,
  'first-builder': () => 'It makes you the first to build there.',
  'second-builder': () => 'It makes you the second builder; nobody else may follow.',
  majority: () => 'It takes over the majority of the monument.',
  wakes: () => 'Your cards there can be written about again.',
  joins: (value) => `The card joins ${many(value, 'card')} of its monument in your hand.`,
  completes: () => 'With this card the monument can be built.',
  'fits-own': () => 'The card fits a monument of yours.',
  'makes-pair': (value) => `It makes a pair that would score ${many(value, 'point')} as things are.`,
  denies: (value) => `${value === 1 ? 'A rival who has' : `${value} rivals who have`} built there could use this card.`,
  'dead-cards': () => 'You can never lay these cards: their monuments have two other builders.',
  'one-more-action': () => 'It buys a fourth action in this turn.',
  'colour-behind': () => 'It serves your colour that is behind, and that one counts.',
  'power-card': (value) => `The power card is worth ${many(value, 'point')}: 2 now, and 3 if you keep it.`,
  'unknown-card': () => 'The row has nothing better than the unknown.',
  'nothing-better': () => 'Nothing else brings more.',
  'also-possible': () => 'Nothing in particular sets it ahead of other moves.',
};

export type LevelsTexts = typeof levels;
