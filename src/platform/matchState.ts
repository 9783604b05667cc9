/**
 * A match in progress: the engine's state and what the table needs around it, namely a count of plies against double
 * clicks and stale tabs, the news of the last move, and undo. Pure; boardgame.io keeps it as its G.
 */
import type { Move, News, Options, Refusal, Rules, Seat, Seed } from './rules.ts';

export interface MatchState<S, M extends Move> {
  /** The rules version it was started with. */
  readonly version: number;
  /** Null in views: who knows the seed knows every card. */
  readonly seed: Seed | null;
  /** Raised by every accepted move, undo included. A move names the ply it answers. */
  plies: number;
  state: S;
  /** What the last move brought. */
  news: News[];
  undo: Undo<S, M>;
}

/** The moves one seat may still take back. Replaying `moves` from `base` gives the present state. */
interface Undo<S, M extends Move> {
  seat: Seat | null;
  base: S | null;
  moves: M[];
  /** The seat has seen something hidden since its turn began: what was before is out of reach. */
  barrier: boolean;
}

export interface UndoMove {
  readonly type: 'undo';
}

/** Reasons that no game has to know. Their texts are in i18n/refusals.ts. */
export const PLATFORM_REASONS = [
  'malformed',
  'stale',
  'other-version',
  'not-your-turn',
  'nothing-to-undo',
  'undo-barrier',
  'failed',
] as const;
type PlatformReason = (typeof PLATFORM_REASONS)[number];

export function platformRefusal(code: PlatformReason): Refusal {
  return { code, rule: null };
}

export function startMatch<S, M extends Move>(
  rules: Rules<S, M>,
  seats: number,
  options: Options,
  seed: Seed,
): MatchState<S, M> {
  const state = rules.create(seats, options, seed);
  return { version: rules.version, seed, plies: 0, state, news: [], undo: freshUndo(rules, state) };
}

function freshUndo<S, M extends Move>(rules: Rules<S, M>, state: S): Undo<S, M> {
  return { seat: null, base: rules.clone(state), moves: [], barrier: false };
}

/** The one answer to anything a seat sends: null if it may be played, else the reason why not. */
export function matchRefusal<S, M extends Move>(
  rules: Rules<S, M>,
  match: MatchState<S, M>,
  seat: Seat,
  raw: unknown,
  ply: unknown,
): Refusal | null {
  if (match.version !== rules.version) return platformRefusal('other-version');
  if (ply !== match.plies) return platformRefusal('stale');
  if (isUndo(raw)) return undoRefusal(rules, match, seat);
  const move = rules.parse(raw);
  return move ? rules.refusal(match.state, seat, move) : platformRefusal('malformed');
}

export function isUndo(raw: unknown): raw is UndoMove {
  return typeof raw === 'object' && raw !== null && (raw as Partial<UndoMove>).type === 'undo';
}

function undoRefusal<S, M extends Move>(rules: Rules<S, M>, match: MatchState<S, M>, seat: Seat): Refusal | null {
  if (!rules.actors(match.state).includes(seat)) return platformRefusal('not-your-turn');
  if (match.undo.seat !== seat) return platformRefusal('nothing-to-undo');
  if (match.undo.moves.length > 0) return null;
  return platformRefusal(match.undo.barrier ? 'undo-barrier' : 'nothing-to-undo');
}

/** Changes the match by something that `matchRefusal` has let through. */
export function playInMatch<S, M extends Move>(
  rules: Rules<S, M>,
  match: MatchState<S, M>,
  seat: Seat,
  move: M | UndoMove,
): void {
  match.plies++;
  if (isUndo(move)) takeBack(rules, match, seat);
  else advance(rules, match, seat, move);
}

function takeBack<S, M extends Move>(rules: Rules<S, M>, match: MatchState<S, M>, seat: Seat): void {
  const { base, moves } = match.undo;
  const state = rules.clone(base as S);
  const undone = moves.pop() as M;
  for (const move of moves) rules.apply(state, seat, move);
  match.state = state;
  match.news = [{ type: 'undone', seat, move: undone } as News];
}

function advance<S, M extends Move>(rules: Rules<S, M>, match: MatchState<S, M>, seat: Seat, move: M): void {
  const before = rules.clone(match.state);
  match.news = [];
  rules.apply(match.state, seat, move, (news) => match.news.push(news));
  if (!rules.actors(match.state).includes(seat)) match.undo = freshUndo(rules, match.state);
  else if (showsHidden(rules, before, match.state, seat, move)) {
    match.undo = { ...freshUndo(rules, match.state), seat, barrier: true };
  } else if (match.undo.seat === seat) match.undo.moves.push(move);
  else match.undo = { seat, base: before, moves: [move], barrier: false };
}

/**
 * Has the move shown its mover something? It has not if the mover could have worked out the result alone, by making the
 * move on its own view. So no game has to declare its barriers, and none can forget one.
 */
function showsHidden<S, M extends Move>(rules: Rules<S, M>, before: S, after: S, seat: Seat, move: M): boolean {
  const foreseen = rules.view(before, seat);
  try {
    rules.apply(foreseen, seat, move);
  } catch {
    return true;
  }
  return JSON.stringify(foreseen) !== JSON.stringify(rules.view(after, seat));
}

/** What a seat, or a spectator (null), may know of a match. */
export function matchView<S, M extends Move>(
  rules: Rules<S, M>,
  match: MatchState<S, M>,
  viewer: Seat | null,
): MatchState<S, M> {
  const { seat, moves, barrier } = match.undo;
  return {
    version: match.version,
    seed: null,
    plies: match.plies,
    state: rules.view(match.state, viewer),
    news: match.news.filter((news) => news.only === undefined || news.only === viewer),
    undo: { seat, base: null, moves: seat === viewer ? moves : [], barrier },
  };
}
