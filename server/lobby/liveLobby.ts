/** The live list as server-sent events: `tables` once with all that wait, then `table` and `gone` as things change. */
import { PassThrough } from 'node:stream';
import type { ParameterizedContext } from 'koa';
import { addressOf } from '../guard/visitors.ts';
import type { House } from '../house.ts';
import { openTables } from './listing.ts';
import { HttpProblem } from './problem.ts';

/** Often enough for a page to notice soon that its line is cut. */
const HEARTBEAT_MS = 5000;
/** A reader that does not read is cut off rather than remembered. */
const LARGEST_BACKLOG = 1024 * 1024;
const PER_ADDRESS = 30;

const readers = new WeakMap<House, Map<string, number>>();

export async function liveLobby(house: House, game: string, ctx: ParameterizedContext): Promise<PassThrough> {
  const release = admitted(house, addressOf(ctx.req, house.visitors));
  const stream = new PassThrough();
  const send = (event: string, data: unknown) => {
    if (stream.readableLength > LARGEST_BACKLOG) stream.destroy();
    else stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const stopListening = house.lobby.listen(
    (news) => {
      if (news.game !== game) return;
      if (news.type === 'table') send('table', news.match);
      else send('gone', { matchID: news.matchID });
    },
    () => stream.end('event: closing\ndata: {}\n\n'),
  );
  const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
  const stop = () => {
    clearInterval(heartbeat);
    stopListening();
    release();
  };
  stream.once('close', stop);
  ctx.req.once('close', () => stream.destroy());
  ctx.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
  send('tables', await openTables(house, game));
  return stream;
}

function admitted(house: House, address: string): () => void {
  const counts = readers.get(house) ?? new Map<string, number>();
  readers.set(house, counts);
  const count = counts.get(address) ?? 0;
  if (count >= PER_ADDRESS) throw new HttpProblem(429, 'too-fast', 'Too many open lists from this address.');
  counts.set(address, count + 1);
  return () => {
    const left = (counts.get(address) ?? 1) - 1;
    if (left > 0) counts.set(address, left);
    else counts.delete(address);
  };
}
