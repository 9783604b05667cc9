/** Who is watching which match from which seat. Two tabs of one player are two sockets and one presence. */
import type { Seat } from '../../src/platform/rules.ts';

/** What of a socket this file needs. */
export interface Listener {
  readonly id: string;
  emit(event: string, ...args: unknown[]): unknown;
}

export interface Place {
  readonly matchID: string;
  readonly seat: Seat | null;
  /** The page that this socket belongs to, if it says so. */
  readonly page: string | null;
}

export class Audience<L extends Listener = Listener> {
  readonly #places = new Map<L, Place>();
  readonly #matches = new Map<string, Map<Seat | null, Set<L>>>();

  placeOf(listener: L): Place | null {
    return this.#places.get(listener) ?? null;
  }

  /** A socket is in one place at a time. */
  enter(listener: L, place: Place): void {
    this.leave(listener);
    this.#places.set(listener, place);
    const bySeat = this.#matches.get(place.matchID) ?? new Map<Seat | null, Set<L>>();
    this.#matches.set(place.matchID, bySeat);
    bySeat.set(place.seat, (bySeat.get(place.seat) ?? new Set()).add(listener));
  }

  /** An earlier socket of the same page: its line broke, whether or not we have noticed yet. */
  predecessor(listener: L, { matchID, seat, page }: Place): L | null {
    if (page === null) return null;
    const there = [...(this.at(matchID).get(seat) ?? [])];
    return there.find((each) => each !== listener && this.#places.get(each)?.page === page) ?? null;
  }

  leave(listener: L): Place | null {
    const place = this.#places.get(listener);
    if (!place) return null;
    this.#places.delete(listener);
    const bySeat = this.#matches.get(place.matchID);
    const there = bySeat?.get(place.seat);
    there?.delete(listener);
    if (there?.size === 0) bySeat?.delete(place.seat);
    if (bySeat?.size === 0) this.#matches.delete(place.matchID);
    return place;
  }

  isPresent(matchID: string, seat: Seat): boolean {
    return this.#matches.get(matchID)?.has(seat) ?? false;
  }

  /** Seats, and null for spectators, with the sockets that watch from there. */
  at(matchID: string): ReadonlyMap<Seat | null, ReadonlySet<L>> {
    return this.#matches.get(matchID) ?? new Map();
  }

  tell(matchID: string, event: string, ...args: unknown[]): void {
    for (const listeners of this.at(matchID).values()) for (const each of listeners) each.emit(event, ...args);
  }

  get size(): number {
    return this.#places.size;
  }
}
