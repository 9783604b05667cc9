/** The policy: what a player of some experience thinks of a move at first sight. Linear in the features of features.ts. */
import type { Seat } from '../../../platform/rules.ts';
import { type Card, MONUMENT_COUNT, SYMBOL_COUNT, symbolOf } from '../rules/cards.ts';
import type { Colour, MonumentsMove, MoveOf, State } from '../rules/state.ts';
import { F } from './features.ts';
import { Situation, type Survey } from './situation.ts';
import { isMain, perBox, rivalPlace } from './totals.ts';

const LAST_BOX = 6;
const URGENCY_ROOM = 0.5;

export class Policy {
  /** What went into the last opinion, by feature; filled only while somebody asks for it. */
  trace: Float64Array | null = null;
  private readonly at = new Situation();
  private readonly survey: Survey = { pages: 0, ladder: 0, rivalGain: 0, ownGain: 0, sleeping: 0, supply: 0 };
  private sum = 0;
  private floor = Number.NEGATIVE_INFINITY;

  constructor(private readonly weights: Float64Array) {}

  /** To be called before `opinion` whenever the position has changed. */
  look(state: State, seat: Seat): void {
    this.at.look(state, seat);
  }

  /** Below `floor` it may stop early: whatever is spent on a move makes it dearer, hardly ever cheaper. */
  opinion(move: MonumentsMove, floor = Number.NEGATIVE_INFINITY): number {
    this.sum = 0;
    this.floor = floor;
    switch (move.type) {
      case 'choose':
        if (move.kind === 'history') this.addHistory();
        break;
      case 'write':
        this.addWrite(move);
        break;
      case 'draw':
        this.addDraw(move.card);
        break;
      case 'erect':
        this.addErect(move);
        break;
      case 'improve':
      case 'restack':
        this.addImprove(move);
        break;
      case 'score':
        this.addScore(move);
        break;
      case 'buy':
        this.addBuy(move);
        break;
      case 'end':
        break;
      default:
        this.addPower(move);
    }
    return this.sum;
  }

  private add(feature: number, value: number): void {
    this.sum += (this.weights[feature] as number) * value;
    if (this.trace) this.trace[feature] = (this.trace[feature] as number) + value;
  }

  private addHistory(): void {
    const { at, survey } = this;
    let best: Colour = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < at.colours.length; i++) {
      const colour = at.colours[i] as Colour;
      if (at.state.historians[colour] === 0) continue;
      at.survey(colour, survey);
      const gain = survey.pages + survey.ladder;
      if (gain > most) {
        most = gain;
        best = colour;
      }
    }
    if (best !== at.colours[at.colours.length - 1]) at.survey(best, survey);
    const own = at.ownHistorians();
    this.add(F.history, 1);
    this.add(F.historyPages, survey.pages);
    this.add(F.historyLadder, survey.ladder / 3);
    this.add(F.historyUrgency, own / (at.turnsLeft + URGENCY_ROOM));
    if (own >= at.turnsLeft) this.add(F.historyMust, 1);
    this.add(F.historyRivalGain, survey.rivalGain / (at.state.seats - 1));
    this.add(F.historyOwnGain, survey.ownGain);
    this.add(F.historySleeping, survey.sleeping);
    this.add(F.historyEarly, at.early);
    this.add(F.historyScarce, own / (1 + survey.supply));
    this.add(F.historyStrange, at.strangeness());
    this.add(F.historyHope, at.hope(survey.supply));
    this.add(F.historyRace, (at.historiansLeft - own) / (1 + survey.supply));
    this.add(F.historyHand, (at.state.hands[at.seat] as readonly Card[]).length);
  }

  private addWrite({ colour }: MoveOf<'write'>): void {
    this.at.survey(colour, this.survey);
    this.add(F.writeGain, this.survey.pages + this.survey.ladder);
    this.add(F.writeBehind, this.at.behind(colour));
    this.add(F.writeHistorians, this.at.state.historians[colour] as number);
  }

  private addDraw(card: Card | null): void {
    const { at } = this;
    this.add(F.drawLate, 1 - at.early);
    if (card === null) return;
    this.add(F.drawRow, 1);
    this.addKeep(card, 0, this.weights[F.drawKeep] as number);
    let rivals = 0;
    for (let place = (card / 9) | 0; place < at.state.stacks.length; place += MONUMENT_COUNT) {
      if (at.state.stacks[place] !== null && ((place / MONUMENT_COUNT) | 0) % at.state.seats !== at.seat) rivals++;
    }
    this.add(F.drawDeny, rivals);
  }

  /** `inHand` is 1 for a card that is in the hand already: it is no company to itself. */
  private addKeep(card: Card, inHand: number, factor: number): void {
    const { at } = this;
    const monument = (card / 9) | 0;
    const symbol = symbolOf(card);
    for (let i = 0; i < at.colours.length; i++) this.addKeepFor(at.colours[i] as Colour, monument, inHand, factor);
    const shown = at.shown[symbol] as number;
    if ((((at.symbols[symbol] as number) - inHand) & 1) === 1) this.add(F.keepPair, factor * shown);
    this.add(F.keepSymbol, factor * shown);
  }

  private addKeepFor(colour: Colour, monument: number, inHand: number, factor: number): void {
    const { at } = this;
    const { state } = at;
    const place = colour * MONUMENT_COUNT + monument;
    const stack = state.stacks[place] as readonly Card[] | null;
    const others = (at.held[monument] as number) - inHand;
    const free = state.available[monument] as number;
    if (stack !== null) {
      if (stack.length + others - 1 < at.threatsTo(colour)) this.add(F.keepImprove, factor);
      if (free !== 0) return;
      const rival = state.stacks[rivalPlace(state, place)] as readonly Card[];
      if (stack.length + others <= rival.length) this.add(F.keepMajority, factor * (state.markers[monument] as number));
    } else if (free > 0) {
      const needed = free === 2 ? 2 : 3;
      if (others + 1 < needed) this.add(F.keepJoin, factor * others);
      else if (others + 1 === needed) this.add(F.keepComplete, factor);
      else this.add(F.keepMore, factor);
      this.add(F.keepWritten, factor * (state.markers[monument] as number));
    }
  }

  private addErect({ colour, cards }: MoveOf<'erect'>): void {
    const { at } = this;
    const { state } = at;
    const monument = ((cards[0] as Card) / 9) | 0;
    const box = state.markers[monument] as number;
    let worth = 3;
    if (state.available[monument] === 2) this.add(F.erectFirst, 1);
    else {
      const place = colour * MONUMENT_COUNT + monument;
      const rivalAt = rivalPlace(state, place);
      const isNowMain = isMain(cards, state.stacks[rivalAt] as readonly Card[]);
      worth = isNowMain ? 2 : 1;
      this.add(F.erectSecond, 1);
      if (isNowMain) this.add(F.buildMain, 1);
      this.addRivalLoss(rivalAt, worth === 2 ? 2 * box : box);
    }
    this.add(F.erectCards, cards.length);
    this.add(F.buildPages, worth * Math.min(cards.length - 1, at.threatsTo(colour), LAST_BOX - box));
    this.add(F.buildNow, worth * box);
    if (this.weights[F.buildExposes] !== 0) this.add(F.buildExposes, at.exposure());
    this.addBuild(colour, monument, cards, cards.length);
  }

  private addImprove({ type, colour, cards }: MoveOf<'improve' | 'restack'>): void {
    const { at } = this;
    const { state } = at;
    const monument = ((cards[0] as Card) / 9) | 0;
    const place = colour * MONUMENT_COUNT + monument;
    const stack = state.stacks[place] as readonly Card[];
    const box = state.markers[monument] as number;
    const laid = type === 'improve' ? cards.length : cards.length - stack.length;
    const before = perBox(state, place);
    let after = before;
    if (before === 1) {
      const rivalAt = rivalPlace(state, place);
      const grown = stack.length + laid - (state.stacks[rivalAt] as readonly Card[]).length;
      if (grown > 0) {
        after = 2;
        this.add(F.buildMain, 1);
        this.addRivalLoss(rivalAt, box);
      }
    }
    const most = Math.min(at.threatsTo(colour), LAST_BOX - box);
    const pages = Math.min(stack.length + laid - 1, most) * after - Math.min(stack.length - 1, most) * before;
    this.add(F.improve, 1);
    if (type === 'restack') this.add(F.restack, 1);
    this.add(F.improveCards, laid);
    if (stack.length === 1) {
      this.add(F.improveWakes, 1);
      if (this.weights[F.buildExposes] !== 0) this.add(F.buildExposes, at.exposure());
    }
    this.add(F.buildPages, pages);
    this.add(F.buildNow, (after - before) * box);
    this.addBuild(colour, monument, cards, laid);
  }

  /** What the other builder of a monument loses is a gain, unless it is the seat's own other colour. */
  private addRivalLoss(rivalAt: number, points: number): void {
    const isOwn = ((rivalAt / MONUMENT_COUNT) | 0) % this.at.state.seats === this.at.seat;
    this.add(F.buildRivalLoss, isOwn ? -points : points);
  }

  private addBuild(colour: Colour, monument: number, cards: readonly Card[], laid: number): void {
    const { at } = this;
    this.add(F.buildHeldBack, (at.held[monument] as number) - laid);
    this.add(F.buildLate, 1 - at.early);
    if (at.state.actions === 1) this.add(F.buildLast, 1);
    let paired = 0;
    for (let i = 0; i < cards.length; i++) if ((at.symbols[symbolOf(cards[i] as Card)] as number) >= 3) paired++;
    this.add(F.buildSymbols, paired);
    this.add(F.behind, at.behind(colour));
  }

  private addScore({ colour, cards }: MoveOf<'score'>): void {
    const { at } = this;
    const symbol = symbolOf(cards[0] as Card);
    const isHolder = at.state.powers === 'variant' && at.state.holders[symbol] === colour;
    const points = (at.state.symbols[colour * SYMBOL_COUNT + symbol] as number) + (isHolder ? 1 : 0);
    this.add(F.score, 1);
    this.add(F.scorePoints, points);
    this.add(F.scoreLate, points * (1 - at.early));
    if (at.state.actions === 1) this.add(F.scoreLast, 1);
    if (at.turnsLeft < 1) this.add(F.scoreShort, points);
    this.add(F.behind, at.behind(colour));
    this.addSpent(cards);
  }

  private addBuy({ cards }: MoveOf<'buy'>): void {
    this.add(F.buy, 1);
    this.add(F.buyLate, 1 - this.at.early);
    if (this.at.state.actions === 0) this.add(F.buySpent, 1);
    this.addSpent(cards);
  }

  private addSpent(cards: readonly Card[]): void {
    if (this.sum < this.floor) return;
    const price = -(this.weights[F.spendKept] as number);
    for (let i = 0; i < cards.length; i++) this.addKeep(cards[i] as Card, 1, price);
  }

  private addPower(move: MoveOf<'claim' | 'hero' | 'swap'>): void {
    if (move.type === 'claim') {
      this.add(F.claim, 1);
      if (this.at.state.holders[move.power] !== null) this.add(F.claimSteal, 1);
      this.add(F.behind, this.at.behind(move.colour));
    } else if (move.type === 'hero') {
      this.add(F.hero, 1);
      this.addDraw(move.card);
    } else {
      const gain = this.weights[F.swapGain] as number;
      this.add(F.swap, 1);
      this.addKeep(move.take, 0, gain);
      this.addKeep(move.give, 1, -gain);
    }
  }
}
