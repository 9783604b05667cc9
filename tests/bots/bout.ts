/** One match in the arena: one contestant of the first kind, the other seats to the second. */
import { rules } from '../../src/games/monuments/rules/index.ts';
import { seedOf } from '../../src/platform/rng.ts';
import type { Seat } from '../../src/platform/rules.ts';
import type { Contest, Contestant } from './contest.ts';
import { contestantOf } from './contestants.ts';

export interface Bout {
  readonly a: string;
  readonly b: string;
  readonly contest: Contest;
  readonly deal: number;
  /** Where the first contestant sits. */
  readonly seat: Seat;
}

export interface Effort {
  /** Iterations per second, by decision. Late in a match they are short: only decisions at like times compare. */
  rates: number[];
  turns: number;
  total: number;
}

export interface Result {
  /** 1, a share of a tie, or 0. */
  readonly win: number;
  readonly margin: number;
  readonly own: number;
  readonly rivals: number;
  /** Of the two kinds, a and b. */
  readonly efforts: readonly [Effort, Effort];
}

const effort = (): Effort => ({ rates: [], turns: 0, total: 0 });

export async function fought({ a, b, contest, deal, seat }: Bout): Promise<Result> {
  const kinds: readonly [Contestant, Contestant] = [contestantOf(a, contest), contestantOf(b, contest)];
  const efforts: [Effort, Effort] = [effort(), effort()];
  const state = rules.create(contest.seats, { powers: contest.powers }, seedOf(deal));
  for (let ply = 0; state.phase !== 'over'; ply++) {
    const actor = state.seat;
    const kind = actor === seat ? 0 : 1;
    const spent = efforts[kind];
    if (state.phase === 'choice') spent.turns++;
    const start = performance.now();
    const { move, iterations } = await kinds[kind].decide(state, actor, deal * 1009 + ply);
    const milliseconds = performance.now() - start;
    spent.total += milliseconds;
    if (iterations > 0) spent.rates.push((1000 * iterations) / milliseconds);
    const refusal = rules.refusal(state, actor, move);
    if (refusal) throw new Error(`${kinds[kind].name} plays ${JSON.stringify(move)}: ${refusal.code}`);
    rules.apply(state, actor, move);
  }
  const { results = [], winners = [] } = rules.outcome(state) ?? {};
  const own = results[seat] ?? 0;
  const others = results.filter((_, each) => each !== seat);
  return {
    win: winners.includes(seat) ? 1 / winners.length : 0,
    margin: own - Math.max(...others),
    own,
    rivals: others.reduce((sum, each) => sum + each, 0) / others.length,
    efforts,
  };
}
