import type { Replay } from '../../src/platform/replay.ts';
import { seedOf } from '../../src/platform/rng.ts';
import type { Options, Seat } from '../../src/platform/rules.ts';
import { playRandomly, type Subject } from './randomPlay.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hedda', 'Ida', 'Jon', 'Kai', 'Lou'];

/** A random match as a replay. */
export function recordRandomly(subject: Subject, setting: { seats: number; options: Options }, seed: number) {
  const { room, rules, notation } = subject;
  const turns: string[][] = [];
  const seats: Seat[] = [];
  const end = playRandomly(subject, setting, seed, ({ before, seat, move }) => {
    if (seats.at(-1) !== seat) {
      seats.push(seat);
      turns.push([]);
    }
    turns.at(-1)?.push(notation.write(before, seat, move));
  });
  const names = NAMES.slice(0, setting.seats);
  const replay: Replay = {
    game: room.id,
    version: rules.version,
    names,
    options: setting.options,
    seed: seedOf(seed),
    turns,
    sheet: notation.sheet(end, names),
  };
  return { replay, seatOfTurn: (turn: number) => seats[turn] ?? 0, end };
}
