/** A short word on every element of the table; each links the paragraph of the rules it rests on. */
export const help = {
  about: (title: string) => `Help: ${title}`,
  more: (paragraph: string) => `Rules: ${paragraph}`,
  topics: {
    turn: {
      title: 'The turn',
      text: 'A turn is either a Monument turn with three actions, or a History turn in which one history is written. The choice is final.',
    },
    actions: {
      title: 'Actions',
      text: 'A Monument turn has three actions: draw, erect, improve, score, in any mix. Two hand cards of one symbol buy a fourth.',
    },
    hand: {
      title: 'The hand',
      text: 'Cards nobody else sees, except those taken from the row. They build monuments, and pairs of one symbol buy points or an action. At the end they are worth nothing.',
    },
    row: {
      title: 'The row',
      text: 'Three open cards to draw from. Gaps are filled from the pile when the turn ends; if a gap stays, the match is over.',
    },
    pile: {
      title: 'The pile',
      text: 'Face-down cards. Drawing its top card shows something hidden, so it cannot be undone. When the pile runs dry the end is near.',
    },
    board: {
      title: 'The board',
      text: 'One track for each monument: how many pages have been written about it, and who has built it.',
    },
    marker: {
      title: 'The marker',
      text: 'It moves one box for every page. At the end a box pays three times its number to an only builder, or twice and once to the main and the second builder.',
    },
    builders: {
      title: 'Builders',
      text: 'At most two colours build a monument. The main builder has more cards at the end; if equal, the highest card.',
    },
    available: {
      title: 'Still to be built',
      text: 'The first builder needs two cards, the second three. After that the monument is taken.',
    },
    ladder: {
      title: 'The history ladder',
      text: 'Each historian stands on the number of its pages and scores as many. The three highest bring 9, 6 and 3 more; on one box the older one goes first.',
    },
    historians: {
      title: 'Historians',
      text: 'Each of them writes one history. One that never writes costs 12 points at the end.',
    },
    score: {
      title: 'The score track',
      text: 'Points won during play: by scoring symbols, by taking power cards, and by pages for a full track.',
    },
    display: {
      title: 'The display',
      text: 'The monuments a colour has built. Histories take the top card of every stack of two or more, so weak cards on top protect strong ones.',
    },
    powers: {
      title: 'Power cards',
      text: 'Scribe, Hero and Naute go, for one action, to the colour that shows strictly more of their symbol than every other. 2 points each time, 3 at the end.',
    },
    forecast: {
      title: 'The forecast',
      text: 'What each colour would have if the match ended now, all lines of the final scoring included.',
    },
    undo: {
      title: 'Undo',
      text: 'Moves of the current turn can be taken back one by one, down to the last hidden card that was seen.',
    },
    log: {
      title: 'The log',
      text: 'Everything that happened, by turns. A line shows the table as it was then; a card in it shows itself.',
    },
    twoColours: {
      title: 'Two colours',
      text: 'With two seats each plays two colours with one hand. Every action serves one of them. At the end only the lower of both totals counts.',
    },
  },
};

export type HelpTexts = typeof help;
