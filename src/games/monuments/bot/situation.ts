/** What the policy needs to know of a position before it looks at single moves. Filled anew for every decision. */
import type { Seat } from '../../../platform/rules.ts';
import { type Card, MONUMENT_COUNT, SYMBOL_COUNT, symbolOf } from '../rules/cards.ts';
import { coloursOf } from '../rules/displays.ts';
import type { Colour, State } from '../rules/state.ts';
import { strangeness } from './schools.ts';
import { LADDER, perBox, totalsOf } from './totals.ts';

/** Cards that leave the pile in a usual turn, and how many turns of this match it takes to outweigh that. */
const CARDS_PER_TURN = 2.2;
const USUAL_TURNS = 6;
const PILE_AT_START = [0, 0, 86, 70, 85];
const MOST_COLOURS = 4;
/** Being ahead or behind by more than this makes no more difference. */
const MOST_BEHIND = 2;
const BEHIND_SCALE = 10;

export class Situation {
  state: State = NO_STATE;
  seat: Seat = 0;
  colours: readonly Colour[] = [];
  /** Own hand: cards by monument, and by symbol. */
  readonly held = new Int32Array(MONUMENT_COUNT);
  readonly symbols = new Int32Array(SYMBOL_COUNT);
  /** By symbol: the most that one of the own colours shows. */
  readonly shown = new Int32Array(SYMBOL_COUNT);
  /** 1 with a full pile, 0 with an empty one. */
  early = 1;
  /** Own turns to come, as far as the pile tells. */
  turnsLeft = 0;
  historiansLeft = 0;
  private readonly totals = new Float64Array(MOST_COLOURS);
  private hasTotals = false;
  /** What is known of the rivals, and of which moment of which match. */
  private rivals = { state: NO_STATE, seat: -1, turn: 0, spent: 0, strangeness: 0 };

  look(state: State, seat: Seat): void {
    this.state = state;
    this.seat = seat;
    this.colours = coloursOf(state, seat);
    this.hasTotals = false;
    const full = PILE_AT_START[state.seats] as number;
    const left = state.pile.length;
    // Rivals of another school may empty the pile faster than one would: an unplaced historian is dear.
    const pace = (full - left + CARDS_PER_TURN * USUAL_TURNS) / (state.turn - 1 + USUAL_TURNS);
    this.early = left / full;
    this.turnsLeft = left / (pace * state.seats);
    this.historiansLeft = 0;
    for (let colour = 0; colour < state.historians.length; colour++) {
      this.historiansLeft += state.historians[colour] as number;
    }
    this.lookAtHand(state.hands[seat] as readonly Card[]);
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
      let most = 0;
      for (let i = 0; i < this.colours.length; i++) {
        const shown = state.symbols[(this.colours[i] as Colour) * SYMBOL_COUNT + symbol] as number;
        if (shown > most) most = shown;
      }
      this.shown[symbol] = most;
    }
  }

  private lookAtHand(hand: readonly Card[]): void {
    this.held.fill(0);
    this.symbols.fill(0);
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as Card;
      if (card < 0) continue;
      const monument = (card / 9) | 0;
      const symbol = symbolOf(card);
      this.held[monument] = (this.held[monument] as number) + 1;
      this.symbols[symbol] = (this.symbols[symbol] as number) + 1;
    }
  }

  /** Historians that may still take pages from this colour. */
  threatsTo(colour: Colour): number {
    return this.historiansLeft - (this.state.historians[colour] as number);
  }

  ownHistorians(): number {
    let own = 0;
    for (let i = 0; i < this.colours.length; i++) own += this.state.historians[this.colours[i] as Colour] as number;
    return own;
  }

  /** 0 for rivals with a plan, 1 for rivals without one. Worked out once in a turn: it is asked for in every playout. */
  strangeness(): number {
    const { state, seat, rivals } = this;
    const spent = state.discarded.length;
    if (rivals.state !== state || rivals.seat !== seat || rivals.turn !== state.turn || rivals.spent !== spent) {
      this.rivals = { state, seat, turn: state.turn, spent, strangeness: strangeness(state, seat) };
    }
    return this.rivals.strangeness;
  }

  /** How much is lost by laying pages out before the own histories are written: nothing among rivals with a plan. */
  exposure(): number {
    return this.ownHistorians() > 0 ? this.early * this.strangeness() : 0;
  }

  /** How far a colour lies behind the other one of its seat; 0 where a seat has but one (RULES.md §6.4). */
  behind(colour: Colour): number {
    const { state } = this;
    if (state.seats !== 2) return 0;
    if (!this.hasTotals) {
      totalsOf(state, this.totals);
      this.hasTotals = true;
    }
    const lead = (this.totals[(colour + 2) % 4] as number) - (this.totals[colour] as number);
    return Math.max(-MOST_BEHIND, Math.min(MOST_BEHIND, lead / BEHIND_SCALE));
  }

  /** Pages that each historian left may hope for: those there are, and those that rivals lay at their pace so far. */
  hope(supply: number): number {
    const { state, seat } = this;
    let laid = 0;
    for (let at = 0; at < state.stacks.length; at++) {
      const stack = state.stacks[at] as readonly Card[] | null;
      if (stack !== null && ((at / MONUMENT_COUNT) | 0) % state.seats !== seat) laid += stack.length;
    }
    for (let i = 0; i < state.histories.length; i++) {
      laid += ((state.histories[i] as State['histories'][number]).pages.length * (state.seats - 1)) / state.seats;
    }
    const toCome = (laid / (state.turn + USUAL_TURNS)) * this.turnsLeft * state.seats;
    return (supply + toCome) / (1 + this.historiansLeft);
  }

  /** What a history of a colour would bring now (RULES.md §5). */
  survey(colour: Colour, into: Survey): void {
    const { state, seat } = this;
    into.pages = 0;
    into.rivalGain = 0;
    into.ownGain = 0;
    into.sleeping = 0;
    into.supply = 0;
    for (let at = 0; at < state.stacks.length; at++) {
      const stack = state.stacks[at] as readonly Card[] | null;
      if (stack === null) continue;
      const owner = (at / MONUMENT_COUNT) | 0;
      if (owner === colour) continue;
      if (stack.length < 2) {
        into.sleeping++;
        continue;
      }
      into.pages++;
      into.supply += stack.length - 1;
      if ((state.markers[at % MONUMENT_COUNT] as number) >= 6) continue;
      if (owner % state.seats === seat) into.ownGain += perBox(state, at);
      else into.rivalGain += perBox(state, at);
    }
    into.ladder = bonusFor(state, into.pages);
  }
}

export interface Survey {
  pages: number;
  ladder: number;
  /** Points that its pages bring to other seats, and to the own other colour. */
  rivalGain: number;
  ownGain: number;
  /** Opposing monuments of one card: not to be had now, perhaps later. */
  sleeping: number;
  /** Pages that histories could take of the opposing monuments before they sleep, one history after the other. */
  supply: number;
}

/** The ladder bonus of a history of so many pages, written now (RULES.md §7.3). */
function bonusFor({ histories }: State, pages: number): number {
  let rank = 0;
  for (let i = 0; i < histories.length; i++) {
    if ((histories[i] as State['histories'][number]).pages.length >= pages) rank++;
  }
  return LADDER[rank] ?? 0;
}

const NO_STATE = {} as State;
