/**
 * A table for tests:
 *
 *     table('Ana Ben Cleo').hand('Ana', 'petra 9 4 2').turn('Ana', { actions: 2 }).plays('Ana', 'erect petra 9 4 2')
 *
 * People are named; a name also means its colour, but with two seats colours are named apart (`red` and `yellow` are the
 * first seat's, `blue` and `green` the second's). Moves are in notation, or plain objects where no text can say them.
 * After every move the facts of §10 are checked.
 */
import { expect } from 'vitest';
import { cardWords, colourWord } from '../../../src/games/monuments/notation/words.ts';
import { notation } from '../../../src/games/monuments/notation.ts';
import { cardValue, MONUMENT_COUNT } from '../../../src/games/monuments/rules/cards.ts';
import { rules } from '../../../src/games/monuments/rules/index.ts';
import { standings } from '../../../src/games/monuments/rules/outcome.ts';
import type { Reason } from '../../../src/games/monuments/rules/reasons.ts';
import { type Sheet, sheetsOf } from '../../../src/games/monuments/rules/scoring.ts';
import type { MonumentsMove, MonumentsNews, PowersOption } from '../../../src/games/monuments/rules/state.ts';
import { en } from '../../../src/games/monuments/texts/en.ts';
import { fr } from '../../../src/games/monuments/texts/fr.ts';
import { monumentIn, powerIn } from './cardText.ts';
import { tableFaults } from './invariants.ts';
import { TableSetup } from './tableSetup.ts';

export function table(names: string, powers: PowersOption = 'off'): Table {
  return new Table(names, powers);
}

export class Table extends TableSetup {
  /** What the last move told. */
  news: MonumentsNews[] = [];

  /** Plays legal moves, one after the other. */
  plays(who: string, ...moves: (string | MonumentsMove)[]): this {
    for (const said of moves) {
      const move = this.#read(who, said);
      const refusal = rules.refusal(this.state, this.seat(who), move);
      expect(refusal, `${who} plays ${this.#say(said)}`).toBeNull();
      this.news = [];
      rules.apply(this.state, this.seat(who), move, (news) => this.news.push(news));
      expect(tableFaults(this.state), `after ${who} plays ${this.#say(said)}`).toEqual([]);
    }
    return this;
  }

  /** Ends the turn, unless it has ended by itself. */
  ends(who: string): this {
    return this.toMove() === who ? this.plays(who, 'end') : this;
  }

  /** Whole turns in which nothing happens but drawing. */
  passes(...names: string[]): this {
    for (const who of names) this.plays(who, 'monument', 'draw pile', 'draw pile', 'draw pile').ends(who);
    return this;
  }

  /** The move is refused for this reason, which can be told in both languages, and nothing has changed. */
  refuses(who: string, said: string | MonumentsMove, reason: Reason): this {
    const before = JSON.stringify(this.state);
    const refusal = rules.refusal(this.state, this.seat(who), this.#read(who, said));
    expect(refusal?.code, `${who} tries ${this.#say(said)}`).toBe(reason);
    expect(JSON.stringify(this.state), 'a refused move changes nothing').toBe(before);
    expect(en.refusals[reason], `${reason} in English`).toMatch(/\S/);
    expect(fr.refusals[reason], `${reason} in French`).toMatch(/\S/);
    return this;
  }

  /** The legal moves of a seat that the engine lists, in notation. */
  listed(who: string): string[] {
    const seat = this.seat(who);
    return rules.moves(this.state, seat).map((move) => notation.write(this.state, seat, move));
  }

  phase(): string {
    return rules.phase(this.state);
  }

  /** Who owes a move; nobody once the game is over. */
  toMove(): string | null {
    const [seat] = rules.actors(this.state);
    return seat === undefined ? null : (this.names[seat] ?? null);
  }

  actions(): number {
    return this.state.actions;
  }

  score(who: string): number {
    return this.state.scores[this.colour(who)] ?? Number.NaN;
  }

  handOf(who: string): string {
    return cardWords(this.state.hands[this.seat(who)] ?? []);
  }

  /** What another seat, or a spectator (null), sees of a hand: `?` for a card it may not know. */
  handSeenBy(viewer: string | null, who: string): string {
    const view = rules.view(this.state, viewer === null ? null : this.seat(viewer));
    return cardWords(view.hands[this.seat(who)] ?? []);
  }

  /** Values from bottom to top; null where that colour has not built it. */
  stack(who: string, monument: string): string | null {
    const cards = this.state.stacks[this.colour(who) * MONUMENT_COUNT + monumentIn(monument)];
    return cards?.map(cardValue).join(' ') ?? null;
  }

  rowNow(): string {
    return cardWords(this.state.row);
  }

  pileSize(): number {
    return this.state.pile.length;
  }

  discarded(): string {
    return cardWords(this.state.discarded.toSorted((a, b) => a - b));
  }

  box(monument: string): number {
    return this.state.markers[monumentIn(monument)] ?? Number.NaN;
  }

  available(monument: string): number {
    return this.state.available[monumentIn(monument)] ?? Number.NaN;
  }

  historiansLeft(who: string): number {
    return this.state.historians[this.colour(who)] ?? Number.NaN;
  }

  /** The ladder, oldest first: `red: petra9 zeus1`. */
  ladder(): string[] {
    return this.state.histories.map(({ colour, pages }) => `${colourWord(colour)}: ${cardWords(pages)}`);
  }

  /** The colour that has a power; null while it lies in the bank. */
  holder(power: string): string | null {
    const colour = this.state.holders[powerIn(power)] ?? null;
    return colour === null ? null : colourWord(colour);
  }

  /** The score sheet if the game ended now. */
  sheet(who: string): Sheet {
    const sheet = sheetsOf(this.state)[this.colour(who)];
    if (!sheet) throw new Error(`No sheet for ${who}.`);
    return sheet;
  }

  /** How it stands if the game ended now: the results by seat, and who would win. */
  standings(): { results: readonly number[]; winners: readonly (string | undefined)[] } {
    const { results, winners } = standings(this.state);
    return { results, winners: winners.map((seat) => this.names[seat]) };
  }

  told<T extends MonumentsNews['type']>(type: T): Extract<MonumentsNews, { type: T }>[] {
    return this.news.filter((news): news is Extract<MonumentsNews, { type: T }> => news.type === type);
  }

  #read(who: string, said: string | MonumentsMove): MonumentsMove {
    if (typeof said !== 'string') return said;
    const move = notation.read(this.state, this.seat(who), said);
    if (typeof move === 'string') throw new Error(move);
    return move;
  }

  #say(said: string | MonumentsMove): string {
    return typeof said === 'string' ? `“${said}”` : JSON.stringify(said);
  }
}
