/**
 * Whole matches as text: who sat where, the options, the seed, every move, and the sheet it ended with.
 *
 *     Agora replay
 *     game monuments 1
 *     seat Ana
 *     seat Ben
 *     option powers off
 *     seed 0000000000000000000000000000002a
 *
 *     1 Ana: monument; draw pile; draw petra9; draw pile; end
 *     2 Ben: …
 *
 *     sheet
 *       …
 */
import { chosenOptions } from './options.ts';
import { isSeed } from './rng.ts';
import type { Move, News, Notation, Options, RoomFacts, Rules, Seat, Seed } from './rules.ts';

const TITLE = 'Agora replay';

export interface Replay {
  readonly game: string;
  /** The rules version it was played under. */
  readonly version: number;
  readonly names: readonly string[];
  readonly options: Options;
  readonly seed: Seed;
  /** By turn: the moves of one seat in a row. */
  readonly turns: readonly (readonly string[])[];
  readonly sheet: readonly string[];
}

/** What replaying needs of a game. */
export interface ReplayRoom<S, M extends Move, N extends News> {
  readonly facts: RoomFacts;
  readonly rules: Rules<S, M, N>;
  readonly notation: Notation<S, M, N>;
}

/** One move of a replay, and what came of it. */
export interface ReplayedMove<S, N extends News> {
  /** Counted from 1. */
  readonly turn: number;
  readonly isLastOfTurn: boolean;
  readonly seat: Seat;
  readonly text: string;
  readonly news: readonly N[];
  readonly state: S;
}

export type Watch<S, N extends News> = (played: ReplayedMove<S, N>) => void;

export function formatReplay(replay: Replay, seatOfTurn: (turn: number) => Seat): string {
  return [
    TITLE,
    `game ${replay.game} ${replay.version}`,
    ...replay.names.map((name) => `seat ${name}`),
    ...Object.entries(replay.options).map(([option, value]) => `option ${option} ${value}`),
    `seed ${replay.seed}`,
    '',
    ...replay.turns.map((moves, at) => `${at + 1} ${replay.names[seatOfTurn(at)]}: ${moves.join('; ')}`),
    '',
    'sheet',
    ...replay.sheet.map((line) => `  ${line}`),
    '',
  ].join('\n');
}

/** The replay a text contains. Throws an Error that names the line which is wrong. */
export function parseReplay(text: string): Replay {
  const lines = text.split(/\r?\n/);
  if (lines[0]?.trim() !== TITLE) throw new Error(`Line 1: a replay begins with “${TITLE}”.`);
  const sheetAt = lines.indexOf('sheet');
  if (sheetAt < 0) throw new Error('The line “sheet” is missing.');
  const head = new Map<string, string[]>();
  const turns: string[][] = [];
  lines.slice(1, sheetAt).forEach((line, at) => {
    const turn = /^\d+ [^:]*: (.*)$/.exec(line);
    const fact = /^(game|seat|option|seed) (.+)$/.exec(line);
    if (turn) turns.push((turn[1] ?? '').split('; '));
    else if (fact) head.set(fact[1] ?? '', [...(head.get(fact[1] ?? '') ?? []), fact[2] ?? '']);
    else if (line.trim() !== '') throw new Error(`Line ${at + 2}: “${line}” is neither a fact nor a turn.`);
  });
  return { ...headOf(head), turns, sheet: sheetLines(lines.slice(sheetAt + 1)) };
}

function headOf(head: ReadonlyMap<string, readonly string[]>) {
  const [game = '', version = ''] = (head.get('game')?.[0] ?? '').split(' ');
  const seed = head.get('seed')?.[0];
  if (game === '' || !/^\d+$/.test(version)) throw new Error('The line “game NAME VERSION” is missing or wrong.');
  if (!isSeed(seed)) throw new Error('The line “seed” must hold 32 lowercase hexadecimal digits.');
  const options = Object.fromEntries((head.get('option') ?? []).map((option) => option.split(' ')));
  return { game, version: Number(version), names: head.get('seat') ?? [], options, seed };
}

function sheetLines(lines: readonly string[]): string[] {
  return lines.filter((line) => line.trim() !== '').map((line) => line.replace(/^ {2}/, ''));
}

/** Plays a replay to its end and returns the last state. Throws an Error that names the move which is wrong. */
export function runReplay<S, M extends Move, N extends News>(
  room: ReplayRoom<S, M, N>,
  replay: Replay,
  watch?: Watch<S, N>,
): S {
  const { rules, facts } = room;
  const { min, max } = facts.seats;
  const seats = replay.names.length;
  if (replay.game !== facts.id) throw new Error(`This is a replay of ${replay.game}, not of ${facts.id}.`);
  if (replay.version !== rules.version) {
    throw new Error(`It was played under rules version ${replay.version}; these are version ${rules.version}.`);
  }
  if (seats < min || seats > max) throw new Error(`${facts.id} takes ${min} to ${max} seats, not ${seats}.`);
  const options = chosenOptions(facts.options, replay.options);
  if (!options) throw new Error(`Unknown options; on offer are ${JSON.stringify(facts.options)}.`);
  const state = rules.create(seats, options, replay.seed);
  replay.turns.forEach((moves, at) => {
    const turn = at + 1;
    moves.forEach((text, move) => {
      const { seat, news } = playText(room, state, text, `Turn ${turn}, “${text}”`);
      watch?.({ turn, isLastOfTurn: move === moves.length - 1, seat, text, news, state });
    });
  });
  return state;
}

function playText<S, M extends Move, N extends News>(
  { rules, notation }: ReplayRoom<S, M, N>,
  state: S,
  text: string,
  where: string,
): { seat: Seat; news: N[] } {
  const [seat] = rules.actors(state);
  if (seat === undefined) throw new Error(`${where}: the game is over already.`);
  const move = notation.read(state, seat, text);
  if (typeof move === 'string') throw new Error(`${where}: ${move}`);
  const refusal = rules.refusal(state, seat, move);
  if (refusal) throw new Error(`${where}: refused, ${refusal.code} (§${refusal.rule}).`);
  const news: N[] = [];
  rules.apply(state, seat, move, (item) => news.push(item));
  return { seat, news };
}
