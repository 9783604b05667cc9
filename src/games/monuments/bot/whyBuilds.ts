/** Of reasons for moves, the numbers that are about building, and about points. */
import type { Seat } from '../../../platform/rules.ts';
import { type Card, MONUMENT_COUNT, type Monument, monumentOf } from '../rules/cards.ts';
import { stackOf } from '../rules/displays.ts';
import { handOf } from '../rules/hands.ts';
import { LAST_BOX } from '../rules/historyTurn.ts';
import { rules } from '../rules/index.ts';
import { sheetsOf } from '../rules/scoring.ts';
import type { Colour, MonumentsMove, MoveOf, State } from '../rules/state.ts';
import { perBox } from './totals.ts';

/** A move that is to be explained, and what its seat sees. */
export interface Asked {
  readonly view: State;
  readonly seat: Seat;
  readonly move: MonumentsMove;
}

type Whose = 'own' | 'rivals';

/** By how much a move changes the score sheets of its seat, or those of all the others. */
export function gainOf(asked: Asked, whose: Whose): number {
  const { view, seat } = asked;
  return totalOf(after(asked), seat, whose) - totalOf(view, seat, whose);
}

function totalOf(state: State, seat: Seat, whose: Whose): number {
  const sheets = sheetsOf(state).filter((sheet) => (sheet.seat === seat) === (whose === 'own'));
  return sheets.reduce((sum, { total }) => sum + total, 0);
}

function after({ view, seat, move }: Asked): State {
  const state = rules.clone(view);
  rules.apply(state, seat, move);
  return state;
}

/** Points that other colours' histories could bring to the monument, beyond what they could without this move. */
export function hopedFor(asked: Asked): number {
  const { view, move } = asked;
  if (!isBuild(move)) return 0;
  const monument = monumentOf(move.cards[0] as Card);
  return hopes(after(asked), move.colour, monument) - hopes(view, move.colour, monument);
}

function hopes(state: State, colour: Colour, monument: Monument): number {
  const stack = stackOf(state, colour, monument);
  if (stack === null) return 0;
  const room = LAST_BOX - (state.markers[monument] as number);
  const pages = Math.min(stack.length - 1, room, otherHistorians(state, colour));
  return pages * perBox(state, colour * MONUMENT_COUNT + monument);
}

function otherHistorians({ historians }: State, colour: Colour): number {
  return historians.reduce((sum, left, other) => (other === colour ? sum : sum + left), 0);
}

/** Cards laid; a single one is nothing to speak of. */
export function laidAtOnce(asked: Asked): number {
  const { view, seat, move } = asked;
  if (!isBuild(move)) return 0;
  const laid = handOf(view, seat).length - handOf(after(asked), seat).length;
  return laid > 1 ? laid : 0;
}

/** 1 where a monument is built or improved that somebody can still write about. */
export function writable({ view, move }: Asked): number {
  return isBuild(move) && otherHistorians(view, move.colour) > 0 ? 1 : 0;
}

function isBuild(move: MonumentsMove): move is MoveOf<'erect' | 'improve' | 'restack'> {
  return move.type === 'erect' || move.type === 'improve' || move.type === 'restack';
}
