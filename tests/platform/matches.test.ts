/** Whole matches through boardgame.io's vanilla Client, one per seat and a spectator. */
import { describe, expect, test } from 'vitest';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove } from '../../src/games/monuments/rules/state.ts';
import { quickRandom } from '../../src/platform/rng.ts';
import { type ClientTable, clientTable } from './clientTable.ts';
import { secretsWithin } from './secretsWithin.ts';

const SETTINGS = [2, 3, 4].flatMap((seats) => ['off', 'on', 'variant'].map((powers) => ({ seats, powers })));

function expectClientsToAgree({ viewers, truth }: ClientTable): void {
  for (const { seat, client } of viewers) {
    const state = client.getState();
    expect(JSON.stringify(state?.G.state)).toBe(JSON.stringify(rules.view(truth, seat)));
    expect(state?.G.seed).toBeNull();
    expect(state?.G.undo.base).toBeNull();
    if (truth.phase === 'over') expect(state?.ctx.gameover).toEqual(rules.outcome(truth));
    else expect([state?.ctx.phase, state?.ctx.currentPlayer]).toEqual([truth.phase, String(truth.seat)]);
  }
}

function expectNoSecrets({ viewers, truth, seed }: ClientTable): void {
  for (const { seat, client } of viewers) expect(secretsWithin(client, seat, truth, seed)).toEqual([]);
}

/** Plays to the end; `look` sees the table after every move. */
function playThrough(table: ClientTable, seed: number, look: (ply: number) => void): void {
  const random = quickRandom(seed);
  const { truth } = table;
  for (let ply = 0; truth.phase !== 'over'; ply++) {
    const { seat } = truth;
    const moves = rules.moves(truth, seat);
    const move = moves[random.below(moves.length)] as MonumentsMove;
    table.send(seat, move);
    rules.apply(truth, seat, move);
    look(ply);
  }
}

describe('random matches through boardgame.io', () => {
  test.each(SETTINGS)(
    '$seats seats, powers $powers: every client sees its view, and no secret',
    ({ seats, powers }) => {
      const table = clientTable(seats, { powers }, 40 + seats);
      expectClientsToAgree(table);
      playThrough(table, seats, (ply) => {
        expectClientsToAgree(table);
        if (ply % 25 === 0) expectNoSecrets(table);
      });
      expectClientsToAgree(table);
      expectNoSecrets(table);
      expect(table.refusals).toEqual([]);
      table.close();
    },
  );

  test('the same through boardgame.io’s own Local, whose clients do hold secrets (so the walk can find some)', () => {
    const table = clientTable(3, { powers: 'off' }, 7, true);
    expectClientsToAgree(table);
    playThrough(table, 7, () => {
      expectClientsToAgree(table);
    });
    const fresh = clientTable(3, { powers: 'off' }, 8, true);
    expect(secretsWithin(fresh.clientOf(0), 0, fresh.truth, fresh.seed)).not.toEqual([]);
    expect(fresh.clientOf(0).getInitialState().G.seed).toBe(fresh.seed);
    fresh.close();
    table.close();
  });
});
