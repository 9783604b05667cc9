/** A line to the server that a test can cut: nothing is refused, nothing is said, it is just silent, as real lines are. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Cable {
  /** The server as seen through it. */
  readonly url: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openCable(serverUrl: string): Promise<Cable> {
  const { port } = new URL(serverUrl);
  const lines = new Set<Socket>();
  let isCut = false;
  const listener = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(from);
      // A cut line swallows what is sent.
      from.on('data', (data) => void (isCut || to.write(data)));
      from.on('close', () => {
        lines.delete(from);
        to.destroy();
      });
      from.on('error', () => {});
    }
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      isCut = true;
    },
    mend() {
      isCut = false;
      // What was swallowed is lost: the old lines are of no use to anybody.
      for (const line of lines) line.destroy();
    },
    async close() {
      for (const line of lines) line.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}
