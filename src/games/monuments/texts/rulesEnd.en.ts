import type { RulesChapter } from './rulesBook.ts';

/** Chapters 6 to 9, and what is good to know. */
export const chapters: readonly RulesChapter[] = [
  {
    number: '6',
    title: 'Two seats',
    paragraphs: [
      {
        number: '6.1',
        text: 'A seat has one hand and one set of actions for both its colours. Every erect, improve, score, history and claim names one of them and serves it alone. ◇ Hero and Naute work through whichever own colour holds the card.',
      },
      {
        number: '6.2',
        text: 'Both colours of a seat may build the same monument, as its first and its second builder.',
      },
      {
        number: '6.3',
        text: 'A history takes its pages from three displays: the two of the rival, and that of the seat’s own other colour.',
      },
      {
        number: '6.4',
        text: 'Each colour is scored by itself. The result of a seat is the *lower* of its two totals, and the higher result wins. ◇ If equal: the higher of the upper totals, then more monuments (both colours added; ◇ one built by both counts twice), then the longest single history, then the win is shared.',
      },
    ],
  },
  {
    number: '7',
    title: 'Final scoring',
    paragraphs: [
      {
        number: '7.1',
        title: 'Monuments',
        text: 'Each monument a colour has built pays by the box of its marker (§1.2). The main builder is the one with more cards left; if equal, the one with the highest card. A monument nobody wrote about pays nothing.',
      },
      {
        number: '7.2',
        title: 'Histories',
        text: 'Each placed historian pays the number of its pages. Each one that never wrote costs 12 points.',
      },
      {
        number: '7.3',
        title: 'Ladder bonus',
        text: 'The three highest historians bring 9, 6 and 3 more points. On one box the older one, which stands lower, goes first. One colour may win several.',
      },
      {
        number: '7.4',
        title: 'The rest',
        text: 'Power cards pay 3 points each. Cards in hand pay nothing. A total may be negative.',
      },
      {
        number: '7.5',
        title: 'Who wins',
        text: 'The most points win. If equal: more monuments built, then the longest single history, ◇ then the win is shared. For two seats see §6.4.',
      },
    ],
  },
  {
    number: '8',
    title: 'Power cards (an option)',
    paragraphs: [
      {
        number: '8.1',
        title: 'Claiming',
        text: 'Scribe goes with scrolls, Hero with helmets, Naute with ships. For one action of a Monument turn a colour takes a power card, from the bank or from whoever holds it, if its display shows ◇ strictly more of the symbol than each other colour’s. Each claim brings 2 points, and who loses the card keeps those it got. Nothing moves by itself when a majority changes. The power may be used at once.',
      },
      {
        number: '8.2',
        title: 'Scribe',
        text: 'Whenever its colour improves, the whole stack, old cards and new, may be put in any order. At least one card must be added.',
      },
      {
        number: '8.3',
        title: 'Hero',
        text: 'Once per Monument turn, without an action: pay 1 point and draw a card (§4.3). Its colour needs at least 1 point on the score track.',
      },
      {
        number: '8.4',
        title: 'Naute',
        text: 'Once per Monument turn, without an action: swap a hand card for a card that lies in the row at that moment. ◇ Hero and Naute each work once per turn, even if the card passes between own colours, before, between or after the actions.',
      },
      {
        number: '8.5',
        title: 'Variant',
        text: 'If so chosen, a power card counts as one more card of its symbol when its colour scores (§4.6), but never for a majority.',
      },
    ],
  },
  {
    number: '9',
    title: 'Examples',
    paragraphs: [
      {
        number: '9.1',
        title: 'Scoring',
        text: 'A display shows two ships. Its owner gives up Petra 1 and Pharos 1, two more ships: 2 points, and both cards are gone. (§4.6)',
      },
      {
        number: '9.2',
        title: 'A history',
        text: 'C writes. The others show Akropolis with a 6 on top and Artemision with a 1 on top, both of two cards or more, and Pharos 5 alone. That makes two pages; Pharos stays. (§5.1)',
      },
      {
        number: '9.3',
        title: 'Monuments at the end',
        text: 'Akropolis is on box 2 and C is its only builder: 6. Artemision is on box 3, A has two cards and B one: 6 for A, 3 for B. Pharos is on box 4, A has the 8 alone and C the 5 alone: 8 for A, 4 for C. (§7.1)',
      },
      {
        number: '9.4',
        title: 'The ladder at the end',
        text: 'Red wrote 7, 6 and 4 pages, Blue 9, 4 and 2, Green 9 and 6, and one historian of Green never wrote. Green’s 9 is older than Blue’s. Red has 17 + 3 = 20, Blue 15 + 6 = 21, Green 15 − 12 + 9 = 12. ◇ The printed example states Green’s two parts apart. (§7.2, §7.3)',
      },
    ],
  },
  {
    number: '10',
    title: 'At this table',
    paragraphs: [
      {
        number: 'moves',
        title: 'What can be played',
        text: '◇ Where moves are listed, for bots or as suggestions, the list is a choice. Every set and every order of cards that the rules allow can be played by picking the cards.',
      },
      {
        number: 'undo',
        title: 'Undo',
        text: '◇ A seat may take back its own moves of the current turn, the latest first, also the choice of its kind, but nothing up to and including the last hidden card it has seen. Once the turn has passed, nothing of it can be taken back.',
      },
      {
        number: 'advice',
        title: 'Advice',
        text: 'Cover strong cards with weak ones, since histories take the top. Lay several cards with one action. Cards of no use buy points or a fourth action. Write when there is much to write about, but write: an idle historian costs 12. Keep cards to lay after the last historian has gone, and watch the pile.',
      },
    ],
  },
];
