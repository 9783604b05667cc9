/** The worker of a page: a bot thinks here, so that the table never waits for it. */
import { roomOf } from '../../games/index.ts';
import { type ToThinker, thinkerOf } from './thinking.ts';

const hear = thinkerOf(roomOf, (message) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<ToThinker>) => hear(data));
