/** The registry: every game that can be played. */
import type { AnyRoom } from '../platform/room.ts';
import { monuments } from './monuments/room.ts';

export const rooms: readonly AnyRoom[] = [monuments];

export function roomOf(id: string): AnyRoom | null {
  return rooms.find((room) => room.id === id) ?? null;
}
