import type { RulesBook } from './rulesBook.ts';
import { chapters as ending } from './rulesEnd.en.ts';
import { chapters as playing } from './rulesPlay.en.ts';

/** The rules in English, paragraph by paragraph as in RULES.md. */
export const book: RulesBook = {
  chapters: [...playing, ...ending],
  rulings: [
    { paragraph: '1.3', text: 'The history ladder has no top: a history of fourteen pages counts fourteen.' },
    { paragraph: '1.5', text: 'Names and symbols are reconstructed where we found no picture of a printed card.' },
    { paragraph: '1.6', text: 'The cards barred with three seats are the 5s of every monument but Semiramis.' },
    { paragraph: '2.3', text: 'With two seats it is always Semiramis that is left out, and the barred cards stay in.' },
    {
      paragraph: '2.6',
      text: 'A card taken from the row stays known until it leaves the hand, and hands stay secret after the end.',
    },
    { paragraph: '3.1', text: 'Every turn begins with the choice of its kind, even where only one kind is possible.' },
    { paragraph: '4.1', text: 'Actions must be taken as long as any of them is possible.' },
    {
      paragraph: '4.2',
      text: 'A turn is ended by saying so, and by itself where nothing else is possible; a fourth action may be bought even if nothing could follow.',
    },
    { paragraph: '4.6', text: 'Scoring for 0 points is allowed.' },
    {
      paragraph: 'moves',
      text: 'The moves a table or a bot lists are a choice; whatever the rules allow can be played.',
    },
    {
      paragraph: '5.3',
      text: 'When a track is full, the cards left after the whole history decide who gets 2 points. An only builder would get 2, but this cannot happen.',
    },
    { paragraph: '6.1', text: 'Hero and Naute work through whichever colour of the seat holds them.' },
    {
      paragraph: '6.4',
      text: 'Ties between two seats: the higher upper total, then more monuments (one built in both colours counts twice), then the longest history, then a shared win.',
    },
    { paragraph: '7.5', text: 'Where no tie-breaker helps, the win is shared.' },
    { paragraph: '8.1', text: 'Majority means strictly more than every other colour by itself; a tie is no majority.' },
    { paragraph: '8.4', text: 'Hero and Naute work once a turn each, even if the card changes between own colours.' },
    { paragraph: '9.4', text: 'The printed example states one bonus apart; added up it gives the totals shown here.' },
    { paragraph: 'undo', text: 'What can be taken back, and down to where.' },
  ],
};
