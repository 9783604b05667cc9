import type { RulesChapter } from './rulesBook.ts';

/** Chapters 1 to 5: what there is, and how a turn goes. */
export const chapters: readonly RulesChapter[] = [
  {
    number: '0',
    title: 'The idea, and four words',
    paragraphs: [
      {
        number: '0.1',
        text: 'Everybody builds monuments from cards, and everybody writes histories about what the others have built. A history takes cards away from the monuments it describes, but it also makes them famous, and only famous monuments pay. The art is in the timing.',
      },
      {
        number: '0.2',
        text: 'A *seat* is a place at the table, for a person or a bot. What builds, scores and writes is a *colour*: it has a display, a score and historians of its own. With three or four seats a seat plays one colour, with two seats it plays two.',
      },
      {
        number: '0.3',
        text: 'The *opponents* of a colour are all other colours, also the second colour of the same seat. The *display* of a colour holds its monuments; one monument in one display is a *stack* of cards, read from bottom to top.',
      },
    ],
  },
  {
    number: '1',
    title: 'What there is',
    paragraphs: [
      {
        number: '1.1',
        title: 'Cards',
        text: '108 cards: twelve monuments with nine cards each, of the values 1 to 9. Every card bears one symbol: scroll, ship or helmet.',
      },
      {
        number: '1.2',
        title: 'Tracks',
        text: 'Each monument has a track of seven boxes, 0 to 6. Its marker stands on the number of pages written about it, up to 6. At the end the box pays three times its number to an only builder; where there are two, twice its number to the main builder and its number to the second.',
      },
      {
        number: '1.3',
        title: 'History ladder',
        text: 'A historian stands on the box that equals the pages of its history; on one box, later historians stand on earlier ones. ◇ The ladder has no top: above 12 the true number is kept and counts.',
      },
      {
        number: '1.4',
        title: 'Availability',
        text: 'For each monument the table shows how many colours may still build it: two, one, or none.',
      },
      {
        number: '1.5',
        title: 'The twelve monuments',
        text: '◇ Where no public source shows the printed card, its name and symbol are our reconstruction.',
      },
      {
        number: '1.6',
        title: 'Barred cards',
        text: '◇ Eleven cards are left out with three seats: the 5 of every monument except Semiramis.',
      },
    ],
  },
  {
    number: '2',
    title: 'Before the first turn',
    paragraphs: [
      { number: '2.1', title: 'Four seats', text: 'All 108 cards are used. Each colour has 2 historians.' },
      {
        number: '2.2',
        title: 'Three seats',
        text: 'Without the nine cards of Semiramis and without the barred cards (§1.6): 88 are left. Each colour has 3 historians. The track of Semiramis is not used.',
      },
      {
        number: '2.3',
        title: 'Two seats',
        text: 'One monument is left out, ◇ always Semiramis; ◇ the barred cards stay, so that 99 are left. Each seat plays two colours with 2 historians each (chapter 6).',
      },
      {
        number: '2.4',
        title: 'Deal',
        text: 'The cards are shuffled. Every seat gets one hand of five cards, also with two seats. Three cards lie open: the *row*. The rest is the face-down *pile*: 85, 70 or 86 cards with four, three or two seats.',
      },
      {
        number: '2.5',
        title: 'Order',
        text: 'Chance decides who begins; turns then go clockwise. All scores start at 0.',
      },
      {
        number: '2.6',
        title: 'Open and secret',
        text: 'Open to all: the row, all displays and the order in their stacks, all pages, all cards out of the game, the size of each hand and of the pile, scores, historians, power cards. Secret: hands and pile. Who takes a card from the row is known to hold it ◇ until it leaves the hand. ◇ Hands stay secret when the match is over.',
      },
    ],
  },
  {
    number: '3',
    title: 'The kind of turn',
    paragraphs: [
      {
        number: '3.1',
        text: 'A turn begins with a choice: a *Monument turn* (chapter 4) or a *History turn* (chapter 5). It is final. ◇ The choice is asked at the start of every turn, also where only a Monument turn is possible.',
      },
      {
        number: '3.2',
        text: 'A History turn needs a colour of the seat that has a historian left and that faces at least one opposing stack of two cards or more. Without that, the turn is a Monument turn.',
      },
    ],
  },
  {
    number: '4',
    title: 'The Monument turn',
    paragraphs: [
      {
        number: '4.1',
        title: 'Three actions',
        text: 'Three actions are taken: draw, erect, improve, score, and with power cards also claiming one (§8.1). Any mix, any order, the same one again if wished. ◇ They must be taken as long as any action is possible, which drawing nearly always is.',
      },
      {
        number: '4.2',
        title: 'A fourth action',
        text: 'Once per Monument turn a fourth action can be bought for two hand cards of one symbol, whatever their monuments, at any moment, also after the third action. Buying is no action; both cards leave the game. ◇ It may be bought even where no action could follow. ◇ The turn ends when the seat says so, once no action is owed; ◇ it ends by itself where nothing else can be done.',
      },
      {
        number: '4.3',
        title: 'Draw',
        text: 'Take one card of the row, or the top card of the pile. Gaps in the row stay open until the turn ends. When the pile is empty, only the row is left to draw from. There is no limit to a hand, and a card may be used as soon as it is drawn.',
      },
      {
        number: '4.4',
        title: 'Erect',
        text: 'Lay hand cards of one monument into the display of a colour, in any order from bottom to top. The first colour to build a monument lays two or more, the second three or more. There is no third builder, and no colour erects a monument twice. Whoever has built stays a builder: a stack never loses its last card.',
      },
      {
        number: '4.5',
        title: 'Improve',
        text: 'Lay one card or more of a monument onto the stack that the same colour has of it, in any order. What lay there keeps its order below.',
      },
      {
        number: '4.6',
        title: 'Score',
        text: 'Give up two hand cards of one symbol. The colour gets one point for every card with that symbol in its display, covered ones too. Both cards leave the game. ◇ Scoring for 0 points is allowed; the table warns.',
      },
      {
        number: '4.7',
        title: 'End of the turn, and of the match',
        text: 'The row is filled up to three cards from the pile. If a gap is left, the match is over at once and is scored (chapter 7): there is no last round. An empty pile beside a full row does not end the match.',
      },
    ],
  },
  {
    number: '5',
    title: 'The History turn',
    paragraphs: [
      {
        number: '5.1',
        title: 'Pages',
        text: 'One colour with a historian left writes. From *every* opposing stack of two cards or more it takes the top card: a page. None may be spared. Its own display gives nothing, and a single card is never taken. Two opposing builders of one monument give two pages.',
      },
      {
        number: '5.2',
        title: 'The historian',
        text: 'It goes to the box of the ladder that equals the number of pages, on top of those who stand there already.',
      },
      {
        number: '5.3',
        title: 'Markers',
        text: 'Every page moves the marker of its monument one box. If it stands on box 6 already, points are paid at once instead: 2 to the builder with the highest card and 1 to the other. ◇ The cards left after the whole history decide. ◇ An only builder would get 2, but this cannot happen. Two pages with the marker on box 5 are one step and then one payment.',
      },
      {
        number: '5.4',
        title: 'Afterwards',
        text: 'Pages are laid aside, open to all, and never come back. A History turn has no fourth action and no powers, and it cannot end the match. The next seat is on.',
      },
    ],
  },
];
