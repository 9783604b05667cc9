import type { MovesTexts } from './moves.en.ts';

export const moves: MovesTexts = {
  choose: { monument: 'Faire un tour Monument', history: 'Faire un tour Histoire' },
  write: 'Écrire une histoire',
  writeFor: (colour) => `Écrire une histoire pour ${colour}`,
  spending: (label, first, second) => `${label}, avec ${first} et ${second}`,
};
