/** What a table answers to moves that come twice, too late, from the wrong seat, or are to be taken back. */
import { beforeEach, describe, expect, test } from 'vitest';
import { rules } from '../../src/games/monuments/rules/index.ts';
import { type ClientTable, clientTable } from './clientTable.ts';

let table: ClientTable;
let seat: number;

beforeEach(() => {
  table = clientTable(3, { powers: 'off' }, 11);
  ({ seat } = table.truth);
});

function stateNow() {
  return JSON.stringify(table.clientOf(seat).getState()?.G.state);
}

function lastRefusal() {
  return table.refusals.at(-1);
}

const MONUMENT = { type: 'choose', kind: 'monument' };
const UNDO = { type: 'undo' };

function drawFromRow() {
  return { type: 'draw', card: table.truth.row[0] };
}

describe('stale and duplicate moves', () => {
  test('a double click is played once', () => {
    table.send(seat, MONUMENT);
    const ply = table.clientOf(seat).getState()?.G.plies;
    const draw = { type: 'draw', card: null };
    table.send(seat, draw, ply);
    const once = stateNow();
    table.send(seat, draw, ply);
    expect(stateNow()).toBe(once);
    expect(lastRefusal()).toEqual({ seat, refusal: { code: 'stale', rule: null } });
  });

  test('a move without its ply is refused', () => {
    const before = stateNow();
    table.clientOf(seat).moves.choose?.(MONUMENT);
    expect(stateNow()).toBe(before);
    expect(lastRefusal()?.refusal.code).toBe('stale');
  });
});

describe('moves that are not the sender’s to make', () => {
  test('another seat is refused', () => {
    const other = (seat + 1) % 3;
    table.send(other, MONUMENT);
    expect(lastRefusal()).toEqual({ seat: other, refusal: { code: 'not-your-turn', rule: '2.5' } });
  });

  test('a spectator is refused', () => {
    const before = stateNow();
    const spectator = table.viewers.find((viewer) => viewer.seat === null)?.client;
    spectator?.moves.choose?.(MONUMENT, 0);
    expect(stateNow()).toBe(before);
    expect(lastRefusal()).toEqual({ seat: null, refusal: { code: 'not-your-turn', rule: null } });
  });

  test('garbage is refused, and so is a move sent under another name', () => {
    const before = stateNow();
    table.clientOf(seat).moves.choose?.({ type: 'choose', kind: 'party' }, 0);
    expect(lastRefusal()?.refusal.code).toBe('malformed');
    table.clientOf(seat).moves.undo?.(MONUMENT, 0);
    expect(stateNow()).toBe(before);
  });
});

describe('undo across the wire', () => {
  test('takes back moves one by one, the choice of the turn too, for every viewer', () => {
    const start = table.viewers.map(({ client }) => JSON.stringify(client.getState()?.G.state));
    table.send(seat, MONUMENT);
    const chosen = stateNow();
    table.send(seat, drawFromRow());
    table.send(seat, UNDO);
    expect(stateNow()).toBe(chosen);
    table.send(seat, UNDO);
    expect(table.viewers.map(({ client }) => JSON.stringify(client.getState()?.G.state))).toEqual(start);
    expect(table.clientOf(seat).getState()?.ctx.phase).toBe('choice');
    expect(table.clientOf(seat).getState()?.ctx.currentPlayer).toBe(String(seat));
    expect(table.refusals).toEqual([]);
  });

  test('stops at a card drawn from the pile, and goes on after it', () => {
    table.send(seat, MONUMENT);
    table.send(seat, { type: 'draw', card: null });
    table.send(seat, UNDO);
    expect(lastRefusal()).toEqual({ seat, refusal: { code: 'undo-barrier', rule: null } });
    const afterDraw = stateNow();
    table.send(seat, drawFromRow());
    table.send(seat, UNDO);
    expect(stateNow()).toBe(afterDraw);
    table.send(seat, UNDO);
    expect(lastRefusal()?.refusal.code).toBe('undo-barrier');
  });

  test('is refused at the start of a turn, and to other seats', () => {
    table.send(seat, UNDO);
    expect(lastRefusal()?.refusal.code).toBe('nothing-to-undo');
    table.send(seat, MONUMENT);
    table.send((seat + 1) % 3, UNDO);
    expect(lastRefusal()).toEqual({ seat: (seat + 1) % 3, refusal: { code: 'not-your-turn', rule: null } });
  });

  test('never reaches past the end of the turn', () => {
    table.send(seat, MONUMENT);
    for (let action = 0; action < 3; action++) table.send(seat, { type: 'draw', card: null });
    if (table.clientOf(seat).getState()?.ctx.currentPlayer === String(seat)) table.send(seat, { type: 'end' });
    const next = (seat + 1) % 3;
    expect(table.clientOf(next).getState()?.ctx.currentPlayer).toBe(String(next));
    table.send(next, UNDO);
    expect(lastRefusal()).toEqual({ seat: next, refusal: { code: 'nothing-to-undo', rule: null } });
    expect(rules.phase(JSON.parse(stateNow() ?? ''))).toBe('choice');
  });
});
