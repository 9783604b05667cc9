/** Brings a kept match back by playing its moves again. */
import { type MatchState, playInMatch, startMatch } from '../matchState.ts';
import { chosenOptions } from '../options.ts';
import type { Move, News, Notation, RoomFacts, Rules } from '../rules.ts';
import { type MatchRecord, startRecord } from './record.ts';
import type { SavedMatch } from './saveFormat.ts';

/** What playing a match needs of its game. */
export interface PlayableRoom<S, M extends Move, N extends News> {
  readonly facts: RoomFacts;
  readonly rules: Rules<S, M, N>;
  readonly notation: Notation<S, M, N>;
}

export interface ResumedMatch<S, M extends Move, N extends News> {
  readonly match: MatchState<S, M>;
  readonly record: MatchRecord<S, M, N>;
}

/** Null if the moves do not make a match under these rules. */
export function resumeMatch<S, M extends Move, N extends News>(
  room: PlayableRoom<S, M, N>,
  save: SavedMatch,
): ResumedMatch<S, M, N> | null {
  const { facts, rules } = room;
  const seats = save.names.length;
  const options = chosenOptions(facts.options, save.options);
  if (!options || seats < facts.seats.min || seats > facts.seats.max) return null;
  try {
    const match = startMatch(rules, seats, options, save.seed);
    const record = startRecord({ ...room, seats, options, seed: save.seed });
    const isPlayed = save.moves.every((saved) => replayMove(room, match, record, saved));
    return isPlayed ? { match, record } : null;
  } catch {
    return null;
  }
}

function replayMove<S, M extends Move, N extends News>(
  { rules, notation }: PlayableRoom<S, M, N>,
  match: MatchState<S, M>,
  record: MatchRecord<S, M, N>,
  { seat, text }: SavedMatch['moves'][number],
): boolean {
  const move = notation.read(match.state, seat, text);
  if (typeof move === 'string' || rules.refusal(match.state, seat, move)) return false;
  playInMatch(rules, match, seat, move);
  record.add(seat, move);
  return true;
}
