/**
 * The tables open to all, as they change. Read by fetch rather than EventSource, which gives up for good when a server
 * that restarts answers 503 once.
 */
import type { LobbyMatch } from '../../protocol.ts';
import { isFields, readLobbyMatch, readPage } from './lobbyShapes.ts';
import { type ServerEvent, serverEvents } from './serverEvents.ts';

interface LiveTablesSnapshot {
  /** Not yet over, newest first. Keeps what was last known while the line is down. */
  readonly tables: readonly LobbyMatch[];
  /** False before the first list, and while what is shown may be old. */
  readonly isLive: boolean;
}

/** Listens to the server as long as anybody subscribes. */
export interface LiveTables {
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  snapshot(): LiveTablesSnapshot;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;
/** The server says something at least every five seconds. */
const LONGEST_SILENCE_MS = 12_000;

export function liveTables(game: string, base = ''): LiveTables {
  const url = `${base}/games/${encodeURIComponent(game)}/live`;
  const listeners = new Set<() => void>();
  let snapshot: LiveTablesSnapshot = { tables: [], isLive: false };
  let stop: (() => void) | null = null;
  const show = (next: LiveTablesSnapshot) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };
  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= follow(url, {
        onEvent: (event) => show(after(snapshot, event)),
        onLoss: () => snapshot.isLive && show({ ...snapshot, isLive: false }),
      });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
        snapshot = { ...snapshot, isLive: false };
      };
    },
  };
}

function after(snapshot: LiveTablesSnapshot, { event, data }: ServerEvent): LiveTablesSnapshot {
  if (event === 'closing') return { ...snapshot, isLive: false };
  if (event === 'tables') {
    const page = readPage(data);
    return page ? { tables: page.tables, isLive: true } : snapshot;
  }
  const id = isFields(data) ? data['matchID'] : null;
  const others = snapshot.tables.filter(({ matchID }) => matchID !== id);
  const table = event === 'table' ? readLobbyMatch(data) : null;
  if (!table || table.gameover !== undefined) return { ...snapshot, tables: others };
  return { ...snapshot, tables: [...others, table].sort((a, b) => b.createdAt - a.createdAt) };
}

interface Reader {
  onEvent(event: ServerEvent): void;
  onLoss(): void;
}

/** Reads the stream, and again whenever it ends. Returns what stops it. */
function follow(url: string, { onEvent, onLoss }: Reader): () => void {
  let pause = FIRST_PAUSE_MS;
  let reading = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let isReading = false;
  let isStopped = false;
  const onHeard = (event: ServerEvent) => {
    pause = FIRST_PAUSE_MS;
    onEvent(event);
  };
  const read = async () => {
    reading = new AbortController();
    isReading = true;
    await serverEvents(url, { onEvent: onHeard, silenceMs: LONGEST_SILENCE_MS, signal: reading.signal });
    isReading = false;
    if (isStopped) return;
    onLoss();
    timer = setTimeout(read, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  const retry = () => {
    clearTimeout(timer);
    pause = FIRST_PAUSE_MS;
    if (isReading) reading.abort();
    else void read();
  };
  globalThis.addEventListener?.('online', retry);
  void read();
  return () => {
    isStopped = true;
    globalThis.removeEventListener?.('online', retry);
    clearTimeout(timer);
    reading.abort();
  };
}
