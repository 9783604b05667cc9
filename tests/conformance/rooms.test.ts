/** What every game must hold to, whatever its rules (the numbers are those of the platform's contract). */
import { describe, expect, test } from 'vitest';
import { rooms } from '../../src/games/index.ts';
import { PLATFORM_REFUSALS } from '../../src/platform/i18n/refusals.ts';
import { matchRefusal, playInMatch, startMatch } from '../../src/platform/matchState.ts';
import { formatReplay, parseReplay, runReplay } from '../../src/platform/replay.ts';
import { quickRandom, seedOf } from '../../src/platform/rng.ts';
import { LANGUAGES } from '../../src/platform/room.ts';
import type { News, Seat } from '../../src/platform/rules.ts';
import { mutated } from './mutated.ts';
import { playRandomly, type Step, settings, subjectOf } from './randomPlay.ts';
import { recordRandomly } from './recorded.ts';

const MATCHES = 12;

/** The state as text with every number made 0: how many cards lie where, whichever they are. */
function shapeOf(state: unknown): string {
  return JSON.stringify(state).replaceAll(/-?\d+/g, '0');
}

for (const room of rooms) {
  const subject = await subjectOf(room);
  const { rules, notation, brain } = subject;

  describe.each(settings(room))(`${room.id}, $name`, (setting) => {
    const viewers = [null, ...Array.from({ length: setting.seats }, (_, seat) => seat)];

    function eachStep(look: (step: Step) => void, matches = MATCHES): number {
      let steps = 0;
      for (let seed = 1; seed <= matches; seed++) {
        playRandomly(subject, setting, seed, (step) => {
          steps++;
          look(step);
        });
      }
      return steps;
    }

    function seenBy(viewer: Seat | null, news: readonly News[]): News[] {
      return news.filter(({ only }) => only === undefined || only === viewer);
    }

    test('1 a state is plain JSON, and the same seed and moves give the same state', () => {
      eachStep(({ before }) => expect(JSON.parse(JSON.stringify(before))).toStrictEqual(before), 3);
      for (let seed = 1; seed <= MATCHES; seed++) {
        expect(playRandomly(subject, setting, seed)).toStrictEqual(playRandomly(subject, setting, seed));
      }
    });

    test('2 every listed move is accepted and survives the shape check', () => {
      eachStep(({ before, seat }) => {
        for (const move of rules.moves(before, seat)) {
          expect(rules.refusal(before, seat, move)).toBeNull();
          expect(rules.parse(JSON.parse(JSON.stringify(move)))).toStrictEqual(move);
        }
      });
    });

    test('2 mutated moves and moves of others are refused with a reason that has texts, and change nothing', async () => {
      const texts = await Promise.all(LANGUAGES.map((language) => room.texts(language)));
      let refused = 0;
      eachStep(({ before, seat, move, random }) => {
        const match = { ...startMatch(rules, setting.seats, setting.options, seedOf(1)), state: before };
        const untouched = JSON.stringify(match);
        const attempts = [mutated(move, random), mutated(move, random), { type: 'nonsense' }, null];
        const trials = attempts.map((raw) => ({ raw, by: seat as Seat }));
        trials.push({ raw: move, by: (seat + 1) % setting.seats });
        for (const { raw, by } of trials) {
          const refusal = matchRefusal(rules, match, by, raw, match.plies);
          expect(JSON.stringify(match)).toBe(untouched);
          if (!refusal) continue;
          refused++;
          LANGUAGES.forEach((language, at) => {
            const own: Record<string, string> = { ...PLATFORM_REFUSALS[language], ...texts[at]?.refusals };
            expect(own[refusal.code], refusal.code).toMatch(/\S/);
          });
        }
        expect(rules.moves(before, (seat + 1) % setting.seats)).toEqual([]);
      }, 4);
      expect(refused).toBeGreaterThan(1000);
    });

    test('3 a seat finds its legal moves in its own view', () => {
      eachStep(({ before, seat }) => {
        expect(rules.moves(rules.view(before, seat), seat)).toStrictEqual(rules.moves(before, seat));
      });
    });

    test('3 any seat’s move can be made on any view: it keeps the shape of the true table', () => {
      eachStep(({ before, seat, move, after }) => {
        for (const viewer of viewers) {
          const view = rules.view(before, viewer);
          rules.apply(view, seat, move);
          // What a rival could still do with hidden cards may decide whether its turn goes on; that no view can know.
          if (rules.phase(view) === rules.phase(after)) expect(shapeOf(view)).toBe(shapeOf(after));
        }
      }, 3);
    });

    test('4 a guessed world looks the same to its viewer, and 6 hidden facts change no view', () => {
      let different = 0;
      eachStep(({ before, random }) => {
        for (const viewer of viewers) {
          const view = rules.view(before, viewer);
          const world = brain.guesser(view, viewer)(random);
          expect(rules.view(world, viewer)).toStrictEqual(view);
          if (JSON.stringify(world) !== JSON.stringify(before)) different++;
        }
      }, 4);
      expect(different).toBeGreaterThan(100);
    });

    test('5 a move on a clone leaves the original alone', () => {
      eachStep(({ before, seat, move, after }) => {
        const kept = JSON.stringify(before);
        const copy = rules.clone(before);
        rules.apply(copy, seat, move);
        expect(copy).toStrictEqual(after);
        expect(JSON.stringify(before)).toBe(kept);
      });
    });

    test('6 news tells a viewer nothing that its views do not', () => {
      let compared = 0;
      eachStep(({ before, seat, move, after, news, random }) => {
        for (const viewer of viewers) {
          const world = brain.guesser(rules.view(before, viewer), viewer)(random);
          if (rules.refusal(world, seat, move)) continue;
          const told: News[] = [];
          rules.apply(world, seat, move, (item) => told.push(item));
          if (JSON.stringify(rules.view(world, viewer)) !== JSON.stringify(rules.view(after, viewer))) continue;
          expect(seenBy(viewer, told)).toStrictEqual(seenBy(viewer, news));
          compared++;
        }
      }, 4);
      expect(compared).toBeGreaterThan(100);
    });

    test('7 matches end with an outcome for every seat', () => {
      for (let seed = 1; seed <= MATCHES; seed++) {
        const end = playRandomly(subject, setting, seed);
        const outcome = rules.outcome(end);
        expect(outcome?.results).toHaveLength(setting.seats);
        expect(outcome?.winners.map((seat) => outcome.places[seat])).toEqual(outcome?.winners.map(() => 1));
        expect(outcome?.winners.length).toBeGreaterThan(0);
        for (let seat = 0; seat < setting.seats; seat++) expect(rules.moves(end, seat)).toEqual([]);
      }
    });

    test('8 moves survive their notation, and replays end at their sheet', () => {
      eachStep(({ before, seat }) => {
        for (const move of rules.moves(before, seat)) {
          expect(notation.read(before, seat, notation.write(before, seat, move))).toStrictEqual(move);
        }
      }, 4);
      const { replay, seatOfTurn, end } = recordRandomly(subject, setting, 7);
      const reread = parseReplay(formatReplay(replay, seatOfTurn));
      expect(reread).toStrictEqual(replay);
      expect(runReplay({ facts: room, rules, notation }, reread)).toStrictEqual(end);
    });

    test('9 undo after a move is as if nothing was done, and refused where something hidden was seen', () => {
      const random = quickRandom(9);
      let undone = 0;
      let barred = 0;
      const match = startMatch(rules, setting.seats, setting.options, seedOf(9));
      for (let [seat] = rules.actors(match.state); seat !== undefined; [seat] = rules.actors(match.state)) {
        const before = JSON.stringify(match.state);
        const moves = rules.moves(match.state, seat);
        const move = moves[random.below(moves.length)];
        if (!move) throw new Error('No move is listed.');
        playInMatch(rules, match, seat, move);
        if (!rules.actors(match.state).includes(seat)) continue;
        const refusal = matchRefusal(rules, match, seat, { type: 'undo' }, match.plies);
        if (refusal) {
          expect(refusal.code).toBe('undo-barrier');
          barred++;
          continue;
        }
        const played = JSON.stringify(match.state);
        playInMatch(rules, match, seat, { type: 'undo' });
        expect(JSON.stringify(match.state)).toBe(before);
        playInMatch(rules, match, seat, move);
        expect(JSON.stringify(match.state)).toBe(played);
        undone++;
      }
      expect(undone).toBeGreaterThan(10);
      expect(barred).toBeGreaterThan(3);
    });
  });
}
