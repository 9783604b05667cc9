/** Laying a table out: who sits there, and what lies where. The first move or question fixes it. */
import type { PowersOption, State } from '../../../src/games/monuments/rules/state.ts';
import { cardsIn, colourIn, monumentIn, powerIn, rowIn } from './cardText.ts';
import { tableFaults } from './invariants.ts';
import { emptyLayout, type Layout, layOut } from './layout.ts';

export interface TurnSoFar {
  readonly actions: number;
  readonly bought?: boolean;
  readonly heroUsed?: boolean;
  readonly nauteUsed?: boolean;
}

export class TableSetup {
  readonly names: readonly string[];
  readonly #layout: Layout;
  #state: State | null = null;

  constructor(names: string, powers: PowersOption) {
    this.names = names.split(' ');
    this.#layout = emptyLayout(this.names.length, powers);
  }

  hand(who: string, cards: string): this {
    this.#laying.hands.set(this.seat(who), cardsIn(cards));
    return this;
  }

  /** Hand cards that everybody saw being taken (§2.6). */
  shown(who: string, cards: string): this {
    this.#laying.shown.set(this.seat(who), cardsIn(cards));
    return this;
  }

  /** Stacks from bottom to top. */
  display(who: string, cards: string): this {
    this.#laying.displays.set(this.colour(who), cardsIn(cards));
    return this;
  }

  row(cards: string): this {
    this.#laying.row = rowIn(cards);
    return this;
  }

  /** How many cards it has, or all of them from top to bottom; without either, it has every card not placed. */
  pile(cards: string | number): this {
    if (typeof cards === 'string') this.pileTop(cards);
    this.#laying.pileSize = typeof cards === 'number' ? cards : this.#layout.pileTop.length;
    return this;
  }

  /** The first card named is the first to be drawn. */
  pileTop(cards: string): this {
    this.#laying.pileTop = cardsIn(cards);
    return this;
  }

  discards(cards: string): this {
    this.#laying.discarded.push(...cardsIn(cards));
    return this;
  }

  /** Whose turn it is: still to be chosen, or a Monument turn that has come so far. */
  turn(who: string, soFar?: TurnSoFar): this {
    const seat = this.seat(who);
    return this.#sets((state) => Object.assign(state, { seat }, soFar ? { phase: 'monument', ...soFar } : {}));
  }

  marker(monument: string, box: number): this {
    return this.#sets((state) => {
      state.markers[monumentIn(monument)] = box;
    });
  }

  points(who: string, points: number): this {
    return this.#sets((state) => {
      state.scores[this.colour(who)] = points;
    });
  }

  /** How many are left to place. */
  historians(who: string, left: number): this {
    return this.#sets((state) => {
      state.historians[this.colour(who)] = left;
    });
  }

  /** A history on the ladder, above those named before: its pages, or how many. It took one historian. */
  wrote(who: string, pages: string | number): this {
    const written = typeof pages === 'number' ? pages : cardsIn(pages);
    this.#laying.histories.push({ colour: this.colour(who), pages: written });
    return this;
  }

  holds(who: string, power: string): this {
    return this.#sets((state) => {
      state.holders[powerIn(power)] = this.colour(who);
    });
  }

  /** The table as it stands; from now on only moves change it. */
  get state(): State {
    if (this.#state) return this.#state;
    const laid = layOut(this.#layout);
    const faults = tableFaults(laid);
    if (faults.length > 0) throw new Error(`This table cannot be: ${faults.join('; ')}.`);
    this.#state = laid;
    return laid;
  }

  /** The seat of a name, or of a colour. */
  seat(who: string): number {
    const named = this.names.indexOf(who);
    return named >= 0 ? named : this.colour(who) % this.names.length;
  }

  /** The colour of a word, or of a name that has but one. */
  colour(who: string): number {
    const named = this.names.indexOf(who);
    if (named >= 0 && this.names.length > 2) return named;
    const colour = colourIn(who);
    if (named >= 0 || colour === null) throw new Error(`Which colour is “${who}”?`);
    return colour;
  }

  get #laying(): Layout {
    if (this.#state) throw new Error('The table is laid out: only moves change it now.');
    return this.#layout;
  }

  #sets(change: (state: State) => void): this {
    this.#laying.changes.push(change);
    return this;
  }
}
