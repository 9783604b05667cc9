/** A thread that thinks for bots. It knows the games, and of a match what it is sent: the view of one seat. */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { roomOf } from '../../src/games/index.ts';
import { thinkerOf } from '../../src/platform/bots/thinking.ts';

// Linux alone counts niceness by thread: people's moves go first wherever cores are scarce.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const think = thinkerOf(roomOf, (message) => parentPort?.postMessage(message));
parentPort?.on('message', think);
