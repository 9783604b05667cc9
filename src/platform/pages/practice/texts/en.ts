/** English texts of playing with bots; they also say which texts a language needs. */
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', maximumFractionDigits: 1 });

export const en = {
  title: (game: string) => `Practise ${game}`,
  rivals: 'Against how many?',
  rivalCount: (rivals: number) => (rivals === 1 ? '1 bot' : `${rivals} bots`),
  level: 'How well do they play?',
  levelNote: 'They see no more than a person in their place would.',
  levelLine: (name: string, explained: string) => `${name}: ${explained}`,
  mixed: 'Each as I choose',
  levelOf: (name: string) => `Level of ${name}`,
  pace: 'Their pace',
  paces: { calm: 'Calm', brisk: 'Brisk', swift: 'Swift' },
  thinksLonger: 'Think longer',
  thinksLongerNote: 'The strongest then take some four seconds a turn.',
  start: 'Start',
  person: 'A person',
  whoOf: (seat: number) => `Who plays seat ${seat}`,
  bar: {
    label: 'Bots',
    thinking: (name: string) => `${name} is thinking`,
    at: (name: string, level: string) => `${name}, ${level}`,
    skip: 'Skip',
    skipNote: 'Without pauses until it is a person’s turn',
    manners: 'Pace and thinking time',
    mannersNote: 'From the next decision of a bot on. Kept with the match.',
    yours: (name: string) => `${name}, it is your turn.`,
  },
  hint: {
    open: 'Hint',
    title: 'What would you do?',
    thinking: 'Thinking it over…',
    stop: 'Stop',
    close: 'Close the hint',
    chance: (share: number) => `wins ${percent.format(share)}`,
    margin: (margin: number) => `${signed.format(margin).replace('-', '−')} point${Math.abs(margin) === 1 ? '' : 's'}`,
    figures: 'Chance to win, and expected lead over the best rival',
    afterwards: (moves: readonly string[]) => `then: ${moves.join('; ')}`,
    only: 'There is nothing else to do:',
    play: 'Play it',
    best: 'Best',
    failed: 'No hint can be had just now. Please try again.',
    refused: 'This could not be played just now. Please try again.',
    note: 'A match with hints is marked as such.',
    noteOnline: 'At this table everybody may ask for hints. What you ask stays in your browser.',
  },
  assisted: 'In this match hints were asked for, or moves taken back past what undo allows.',
};

export type PracticeTexts = typeof en;
