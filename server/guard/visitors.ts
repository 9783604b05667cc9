/** Who is asking: the address behind a request, and whether its page may talk to this server. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

export interface VisitorRules {
  /** Other sites whose pages may use this server. */
  readonly origins: readonly string[];
  /** How many proxies stand in front, each adding to X-Forwarded-For; 0 believes no header. */
  readonly trustedProxies: number;
}

export function addressOf(request: IncomingMessage, { trustedProxies }: VisitorRules): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return network(direct);
  const header = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim());
  // The last entries were written by our own proxies; what stands before them anybody may have made up.
  return network(chain.at(-trustedProxies) || direct);
}

/** What proxies add to a request that they pass on. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** From this machine itself. A proxy on it, of which nobody has told us, passes on what comes from anywhere. */
export function isFromHere(request: IncomingMessage, rules: VisitorRules): boolean {
  const { headers } = request;
  const isExplained = rules.trustedProxies > 0 && headers['x-forwarded-for'] !== undefined;
  if (!isExplained && PASSED_ON.some((name) => headers[name] !== undefined)) return false;
  return /^(127\.|::\/64$)/.test(addressOf(request, rules));
}

/** One household has a whole /64 of IPv6 addresses: they count as one. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain.slice(0, 64);
  const [head = ''] = plain.split('::');
  return `${head.split(':').slice(0, 4).join(':')}::/64`;
}

/** Browsers name the page's origin; programs without one carry no credentials that they were not given. */
export function isOriginAllowed(request: IncomingMessage, rules: VisitorRules): boolean {
  const { origin } = request.headers;
  if (origin === undefined || rules.origins.includes(origin)) return true;
  return URL.canParse(origin) && hostsOf(request, rules).includes(new URL(origin).host);
}

function hostsOf({ headers }: IncomingMessage, { trustedProxies }: VisitorRules): unknown[] {
  return trustedProxies > 0 ? [headers.host, headers['x-forwarded-host']] : [headers.host];
}
