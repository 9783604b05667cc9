/** A network between a page and a server that can be cut and frozen. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `frozen`: everything waits, nobody is told. `deaf`: pages are heard and hear nothing. */
type Weather = 'fair' | 'cut' | 'frozen' | 'deaf';

export interface BrittleLine {
  readonly url: string;
  turn(weather: Weather): void;
  end(): Promise<void>;
}

interface Pair {
  readonly page: Socket;
  readonly server: Socket;
}

export async function brittleLine(port: number): Promise<BrittleLine> {
  const pairs = new Set<Pair>();
  let weather: Weather = 'fair';
  const proxy = createServer((page) => {
    if (weather === 'cut') {
      page.destroy();
      return;
    }
    const server = connect(port, '127.0.0.1');
    const pair = { page, server };
    pairs.add(pair);
    const drop = () => {
      pairs.delete(pair);
      page.destroy();
      server.destroy();
    };
    for (const end of [page, server]) end.on('error', drop).on('close', drop);
    page.on('data', (data) => server.write(data));
    server.on('data', (data) => page.write(data));
    setFlow(pair, weather);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    turn(next) {
      weather = next;
      for (const pair of pairs) {
        if (next === 'cut') pair.page.destroy();
        else setFlow(pair, next);
      }
    },
    async end() {
      for (const { page } of pairs) page.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

function setFlow({ page, server }: Pair, weather: Weather): void {
  if (weather === 'frozen') page.pause();
  else page.resume();
  if (weather === 'fair') server.resume();
  else server.pause();
}
