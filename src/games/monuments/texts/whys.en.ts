/** Who the bots are, and why they would make a move. */
const points = (count: number): string => `${count} point${count === 1 ? '' : 's'}`;

export const names = ['Imhotep', 'Hypatia', 'Vitruvius', 'Sappho', 'Kallikrates', 'Enheduanna'];

export const levels = {
  pupil: { name: 'Pupil', explained: 'Knows the rules, and has a good deal of luck.' },
  scribe: { name: 'Scribe', explained: 'Plays soundly, and seldom looks ahead.' },
  architect: { name: 'Architect', explained: 'Thinks a few moves ahead.' },
  historian: { name: 'Historian', explained: 'Thinks about a second per turn, and forgets nothing.' },
};

export const whys: Readonly<Record<string, (value: number) => string>> = {
  'points-now': (value) => `It brings ${points(value)} at once.`,
};

export type LevelsTexts = typeof levels;
