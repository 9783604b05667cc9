/** A thread that thinks for bots. It knows the games, and of a match what it is sent: the view of one seat. */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { roomOf, rooms } from '../../src/games/index.ts';
import { thinkerOf } from '../../src/platform/bots/thinking.ts';

// Everything is loaded first, as quickly as may be: the first thought should not have to wait for it.
await Promise.all(rooms.flatMap((room) => [room.rules(), room.brain()]));

// Linux alone counts niceness by thread: people's moves go first wherever cores are scarce.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const think = thinkerOf(roomOf, (message) => parentPort?.postMessage(message));
parentPort?.on('message', think);
