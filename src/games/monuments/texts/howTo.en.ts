import type { HowToBook } from './rulesBook.ts';

export const howTo: HowToBook = {
  intro: 'Build wonders, and write about those of the others. Fame is what pays in the end.',
  steps: [
    {
      title: 'The cards',
      text: 'Twelve monuments, nine cards each, of the values 1 to 9. Every card also bears a scroll, a ship or a helmet.',
    },
    {
      title: 'A turn is one of two things',
      text: 'Most turns are Monument turns with three actions. A few times in a match it is a History turn instead.',
    },
    {
      title: 'Draw',
      text: 'One action, one card: from the three open ones, or from the top of the pile. There is no limit to a hand.',
    },
    {
      title: 'Erect and improve',
      text: 'Lay two cards or more of a monument to build it first, three or more to build it second. Later cards go on top. Any number of cards is one action.',
    },
    {
      title: 'Score symbols',
      text: 'Give up two cards of one symbol: one point for each card with that symbol in the display. Two cards of one symbol can buy a fourth action instead.',
    },
    {
      title: 'Write a history',
      text: 'The top card of every rival stack of two or more is taken: a page. The historian climbs to the number of pages, and each page moves the marker of its monument.',
    },
    {
      title: 'The end',
      text: 'It comes at once when the row of three cannot be filled any more. A historian that has not written by then costs 12 points.',
    },
    {
      title: 'Counting',
      text: 'Monuments pay by their marker: all of it to an only builder, two parts and one part where there are two. Histories pay their pages, and the three highest 9, 6 and 3 more.',
    },
  ],
  outro: 'With two seats each plays two colours, and only the lower total counts.',
};
