/** Moves that a hint names in full, where the table's buttons are content with less. */
export const moves = {
  choose: { monument: 'Take a Monument turn', history: 'Take a History turn' },
  write: 'Write a history',
  writeFor: (colour: string) => `Write a history for ${colour}`,
  spending: (label: string, first: string, second: string) => `${label}, with ${first} and ${second}`,
};

export type MovesTexts = typeof moves;
