/** The moves of a match with what came of each: its log, and how the table looked after any of them. */
import type { Move, News, Notation, Options, Rules, Seat, Seed } from '../rules.ts';
import type { Moment } from '../table.ts';
import type { SavedMove } from './saveFormat.ts';

export interface MatchRecord<S, M extends Move, N extends News> {
  readonly state: S;
  readonly moves: readonly SavedMove[];
  readonly log: readonly Moment<N>[];
  add(seat: Seat, move: M): void;
  takeBack(): void;
  /** The table after that many moves, as a seat or a spectator may know it. */
  viewAt(ply: number, viewer: Seat | null): S;
}

interface RecordSetup<S, M extends Move, N extends News> {
  readonly rules: Rules<S, M, N>;
  readonly notation: Notation<S, M, N>;
  readonly seats: number;
  readonly options: Options;
  readonly seed: Seed;
}

export function startRecord<S, M extends Move, N extends News>(setup: RecordSetup<S, M, N>): MatchRecord<S, M, N> {
  const { rules, notation } = setup;
  // States share what has not changed (`clone` sees to that), so that keeping all of them is cheap.
  const states = [rules.create(setup.seats, setup.options, setup.seed)];
  const views = new Map<string, S>();
  let moves: readonly SavedMove[] = [];
  let log: readonly Moment<N>[] = [];
  const present = () => states[states.length - 1] as S;
  return {
    get state() {
      return present();
    },
    get moves() {
      return moves;
    },
    get log() {
      return log;
    },
    add(seat, move) {
      const news: N[] = [];
      const state = rules.clone(present());
      moves = [...moves, { seat, text: notation.write(state, seat, move) }];
      rules.apply(state, seat, move, (item) => news.push(item));
      states.push(state);
      log = [...log, { ply: moves.length, seat, news: news.filter(({ only }) => only === undefined) }];
    },
    takeBack() {
      for (const key of views.keys()) if (key.startsWith(`${moves.length} `)) views.delete(key);
      states.pop();
      moves = moves.slice(0, -1);
      log = log.slice(0, -1);
    },
    viewAt(ply, viewer) {
      const at = Math.min(Math.max(0, Math.trunc(ply)), states.length - 1);
      const key = `${at} ${viewer}`;
      const view = views.get(key) ?? rules.view(states[at] as S, viewer);
      views.set(key, view);
      return view;
    },
  };
}
