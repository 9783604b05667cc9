/** What `npm start` prints: where the table is, for this machine and for the others in the house. */
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

const EVERYWHERE = ['0.0.0.0', '::'];

export function welcome(host: string, port: number): string {
  const isEverywhere = EVERYWHERE.includes(host);
  const lan = isEverywhere ? lanAddresses() : [];
  const here = isEverywhere ? '127.0.0.1' : host;
  const lines = [`Agora is open at ${addressOf(here, port)}`];
  const [first] = lan;
  if (first !== undefined) {
    lines.push(`Others in your network: ${lan.map((each) => addressOf(each, port)).join(' or ')}`);
    lines.push('', renderUnicodeCompact(addressOf(first, port)), '');
  }
  return lines.join('\n');
}

function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}

function lanAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}
