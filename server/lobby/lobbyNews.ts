/** The live lobby: changes of listed matches, handed to whoever listens. Many changes of one match become one. */
import type { LobbyMatch } from '../../src/platform/protocol.ts';

export type LobbyEvent =
  | { readonly type: 'table'; readonly game: string; readonly match: LobbyMatch }
  | { readonly type: 'gone'; readonly game: string; readonly matchID: string };

const PAUSE_MS = 200;

export class LobbyNews {
  readonly #listeners = new Map<(event: LobbyEvent) => void, () => void>();
  readonly #waiting = new Map<string, LobbyEvent>();
  #timer: NodeJS.Timeout | null = null;

  get size(): number {
    return this.#listeners.size;
  }

  /** Returns what ends the listening; `onClose` is told when the server does. */
  listen(listener: (event: LobbyEvent) => void, onClose: () => void): () => void {
    this.#listeners.set(listener, onClose);
    return () => this.#listeners.delete(listener);
  }

  changed(match: LobbyMatch): void {
    this.#post(match.matchID, { type: 'table', game: match.gameName, match });
  }

  gone(game: string, matchID: string): void {
    this.#post(matchID, { type: 'gone', game, matchID });
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting.clear();
    for (const onClose of [...this.#listeners.values()]) onClose();
    this.#listeners.clear();
  }

  #post(matchID: string, event: LobbyEvent): void {
    if (this.#listeners.size === 0) return;
    this.#waiting.set(matchID, event);
    this.#timer ??= setTimeout(() => this.#flush(), PAUSE_MS);
  }

  #flush(): void {
    this.#timer = null;
    const events = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const event of events) for (const listener of this.#listeners.keys()) listener(event);
  }
}
