import { isDeepStrictEqual } from 'node:util';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { describe, expect, it } from 'vitest';
import { type Position, played } from '../../server/play/position.ts';
import { loadRooms } from '../../server/rooms.ts';
import { rooms } from '../../src/games/index.ts';
import { quickRandom } from '../../src/platform/rng.ts';
import { pick, settings } from '../conformance/randomPlay.ts';

// The server makes moves without boardgame.io's reducer. What it makes of a match must be what the reducer makes of it.

const plain = (value: object): object => JSON.parse(JSON.stringify(value));

describe.each(rooms.map((room) => [room.id, room] as const))('%s', (_id, room) => {
  // Options change the engine, not the mirror: each number of seats once, each time with other options.
  it.each(settings(room).filter((_, at) => at % 4 === 0))(
    'moves and ctx are those of the reducer: $name',
    async ({ seats, options }) => {
      const [served] = await loadRooms([room]);
      if (!served) throw new Error('No room.');
      const { rules, game } = served;
      const reducer = CreateGameReducer({ game });
      const random = quickRandom(seats);
      let theirs = InitializeGame({ game, numPlayers: seats, setupData: options });
      let ours: Position = { G: theirs.G, ctx: theirs.ctx };
      while (theirs.ctx.gameover === undefined) {
        const seat = pick(rules.actors(ours.G.state), random);
        const canUndo = ours.G.undo.seat === seat && ours.G.undo.moves.length > 0;
        const move =
          canUndo && random.below(6) === 0 ? { type: 'undo' } : pick(rules.moves(ours.G.state, seat), random);
        const before = JSON.stringify(ours);
        const next = played(served, ours, seat, move as never);
        if (JSON.stringify(ours) !== before) throw new Error('The position before the move has changed.');
        const payload = { type: move.type, args: [move, theirs.G.plies], playerID: String(seat) };
        theirs = reducer(theirs, { type: 'MAKE_MOVE', payload } as never);
        ours = next;
        const [mine, reduced] = [plain(ours), plain({ G: theirs.G, ctx: theirs.ctx })];
        // Asking `expect` about thousands of equal things would take most of the time.
        if (!isDeepStrictEqual(mine, reduced)) expect(mine).toEqual(reduced);
        expect(theirs._stateID).toBe(ours.G.plies);
      }
    },
  );
});
