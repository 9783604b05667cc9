/**
 * A match on this device. One boardgame.io client whose player is whoever looks: behind a closed curtain it is nobody,
 * so that what the page holds of the match is what a spectator may know. Every move is kept before the next one.
 */
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import type { BoardgameGame, BridgeOptions } from '../boardgame.ts';
import { isUndo, type MatchState, platformRefusal, type UndoMove } from '../matchState.ts';
import type { Move, News, Refusal, Seat } from '../rules.ts';
import { localMatch } from './localMatch.ts';
import type { MatchClient, MatchNotice, MatchSnapshot } from './matchClient.ts';
import { watchOtherTabs } from './otherTabs.ts';
import { type PlayableRoom, type ResumedMatch, resumeMatch } from './resume.ts';
import type { SavedMatch } from './saveFormat.ts';
import type { Saves } from './saves.ts';

export interface LocalRoom<S, M extends Move, N extends News> extends PlayableRoom<S, M, N> {
  game(options: BridgeOptions<S, M>): Promise<BoardgameGame>;
}

/** A match that could be opened, or why not. Nothing is ever half-loaded. */
export type Opening<S, M extends Move, N extends News> =
  | { readonly kind: 'open'; readonly client: MatchClient<S, M, N>; readonly save: SavedMatch }
  | { readonly kind: 'other-version'; readonly save: SavedMatch }
  | { readonly kind: 'broken' }
  | { readonly kind: 'missing' };

export async function openLocalMatch<S, M extends Move, N extends News>(
  room: LocalRoom<S, M, N>,
  saves: Saves,
  id: string,
): Promise<Opening<S, M, N>> {
  const save = saves.read(id);
  if (!save) return { kind: saves.list().broken.some((broken) => broken.id === id) ? 'broken' : 'missing' };
  if (save.version !== room.rules.version) return { kind: 'other-version', save };
  const resumed = resumeMatch(room, save);
  if (!resumed) {
    saves.setAside(id);
    return { kind: 'broken' };
  }
  const client = new LocalMatchClient(room, saves, save, await setUp(room, save, resumed));
  return { kind: 'open', client, save };
}

/** The match in play: boardgame.io's side of it, and the record of its moves. */
interface Sitting<S, M extends Move, N extends News> {
  readonly client: ReturnType<typeof Client<MatchState<S, M>>>;
  readonly record: ResumedMatch<S, M, N>['record'];
  /** Plays as the looking seat. */
  send(move: M | UndoMove): Refusal | null;
}

async function setUp<S, M extends Move, N extends News>(
  room: LocalRoom<S, M, N>,
  save: SavedMatch,
  { match, record }: ResumedMatch<S, M, N>,
): Promise<Sitting<S, M, N>> {
  const game = (await room.game({ resume: match })) as Game<MatchState<S, M>>;
  const seats = save.names.length;
  let answer: Refusal | null = null;
  const multiplayer = localMatch({
    game,
    rules: room.rules,
    seats,
    options: save.options,
    onRefusal: (_seat, refusal) => {
      answer = refusal;
    },
    onMove: (seat, move) => (isUndo(move) ? record.takeBack() : record.add(seat, move)),
  });
  const client = Client<MatchState<S, M>>({ game, numPlayers: seats, multiplayer, matchID: save.id, debug: false });
  client.start();
  return {
    client,
    record,
    send(move) {
      answer = null;
      const play = client.moves[move.type];
      if (!play) return platformRefusal('malformed');
      play(move, client.getState()?.G.plies);
      return answer;
    },
  };
}

class LocalMatchClient<S, M extends Move, N extends News> implements MatchClient<S, M, N> {
  readonly #room: LocalRoom<S, M, N>;
  readonly #saves: Saves;
  readonly #listeners = new Set<() => void>();
  readonly #endings: (() => void)[];
  #save: SavedMatch;
  #sitting: Sitting<S, M, N>;
  #seat: Seat | null = null;
  #isFollowing = false;
  #notices: readonly MatchNotice[] = [];
  #snapshot: MatchSnapshot<S, M, N> | null = null;

  constructor(room: LocalRoom<S, M, N>, saves: Saves, save: SavedMatch, sitting: Sitting<S, M, N>) {
    this.#room = room;
    this.#saves = saves;
    this.#save = save;
    this.#sitting = sitting;
    this.#endings = [
      saves.subscribe(({ id, from }) => {
        if (from === 'elsewhere' && (id === null || id === save.id)) this.#onChangeElsewhere();
      }),
      watchOtherTabs(save.id, (isOpen) => {
        this.#note('open-elsewhere', isOpen);
        this.#publish();
      }),
    ];
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): MatchSnapshot<S, M, N> => {
    this.#snapshot ??= this.#take();
    return this.#snapshot;
  };

  play = async (moves: readonly M[]): Promise<Refusal | null> => {
    for (const move of moves) {
      const refusal = this.#send(move);
      if (refusal) return refusal;
    }
    return null;
  };

  undo = async (): Promise<Refusal | null> => this.#send({ type: 'undo' });

  look = (seat: Seat | null): void => {
    if (seat === this.#seat) return;
    this.#sit(seat);
    this.#publish();
  };

  close = (): void => {
    for (const end of this.#endings) end();
    this.#sitting.client.stop();
    this.#listeners.clear();
  };

  #sit(seat: Seat | null): void {
    this.#seat = seat;
    // The type forgets that nobody may look; boardgame.io itself knows spectators as null.
    this.#sitting.client.updatePlayerID(seat === null ? (null as unknown as string) : String(seat));
  }

  #send(move: M | UndoMove): Refusal | null {
    if (this.#seat === null) return platformRefusal('not-your-turn');
    if (this.#isFollowing || this.#isOvertaken()) return platformRefusal('stale');
    const refusal = this.#sitting.send(move);
    if (!refusal) this.#afterMove(this.#seat);
    return refusal;
  }

  #afterMove(seat: Seat): void {
    const { rules } = this.#room;
    const { moves, state } = this.#sitting.record;
    const actors = rules.actors(state);
    this.#note('played-elsewhere', false);
    this.#keep({
      ...this.#save,
      moves,
      revision: this.#save.revision + 1,
      updatedAt: Date.now(),
      actor: actors[0] ?? null,
      winners: rules.outcome(state)?.winners ?? null,
    });
    if (!actors.includes(seat)) this.#sit(null);
    this.#publish();
  }

  #keep(save: SavedMatch): void {
    this.#save = save;
    if (this.#notices.includes('deleted-elsewhere')) return;
    const result = this.#saves.write(save);
    this.#note('unkept', result === 'unkept');
    this.#note('deleted-elsewhere', result === 'gone');
  }

  #onChangeElsewhere(): void {
    if (!this.#saves.read(this.#save.id)) this.#note('deleted-elsewhere', true);
    this.#isOvertaken();
    this.#publish();
  }

  /** Has another tab played on? Then this one follows. */
  #isOvertaken(): boolean {
    const kept = this.#saves.read(this.#save.id);
    if (!kept || kept.revision <= this.#save.revision || this.#isFollowing) return false;
    void this.#follow(kept);
    return true;
  }

  async #follow(kept: SavedMatch): Promise<void> {
    const resumed = kept.version === this.#room.rules.version ? resumeMatch(this.#room, kept) : null;
    if (!resumed) return;
    this.#isFollowing = true;
    this.#publish();
    const sitting = await setUp(this.#room, kept, resumed);
    this.#sitting.client.stop();
    this.#sitting = sitting;
    this.#save = kept;
    this.#isFollowing = false;
    const stays = this.#seat !== null && this.#room.rules.actors(resumed.record.state).includes(this.#seat);
    this.#sit(stays ? this.#seat : null);
    this.#note('played-elsewhere', true);
    this.#isOvertaken();
    this.#publish();
  }

  #note(notice: MatchNotice, isOn: boolean): void {
    const others = this.#notices.filter((noted) => noted !== notice);
    this.#notices = isOn ? [...others, notice] : others;
  }

  #publish(): void {
    this.#snapshot = null;
    for (const listener of this.#listeners) listener();
  }

  #take(): MatchSnapshot<S, M, N> {
    const { client, record } = this.#sitting;
    const seat = this.#seat;
    const { G } = client.getState() as { G: MatchState<S, M> };
    const isUndoer = seat !== null && G.undo.seat === seat;
    const undoable = isUndoer ? (G.undo.moves.at(-1) ?? null) : null;
    return {
      names: this.#save.names,
      seat,
      actors: this.#room.rules.actors(G.state),
      state: G.state,
      news: G.news as N[],
      outcome: this.#room.rules.outcome(G.state),
      log: record.log,
      viewAt: (ply) => record.viewAt(ply, seat),
      undoable,
      undoBarred: isUndoer && undoable === null && G.undo.barrier,
      isOpen: !this.#isFollowing,
      notices: this.#notices,
    };
  }
}
