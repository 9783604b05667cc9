/** The games a server offers, with everything it needs of them loaded. */
import type { Game } from 'boardgame.io';
import type { AnyRoom } from '../src/platform/room.ts';
import type { Brain, Move, Notation, RoomFacts, Rules } from '../src/platform/rules.ts';

export interface ServedRoom {
  readonly facts: RoomFacts;
  readonly rules: Rules<unknown, Move>;
  readonly notation: Notation<unknown, Move>;
  readonly brain: Brain<unknown, Move>;
  readonly game: Game;
}

/** What of a room a server asks for. */
export type ServableRoom = Pick<AnyRoom, 'id' | 'seats' | 'options' | 'rules' | 'notation' | 'brain' | 'game'>;

export function loadRooms(rooms: readonly ServableRoom[]): Promise<ServedRoom[]> {
  return Promise.all(
    rooms.map(async (room) => {
      const [rules, notation, brain] = await Promise.all([room.rules(), room.notation(), room.brain()]);
      return { facts: room, rules, notation, brain, game: await room.game() };
    }),
  );
}
