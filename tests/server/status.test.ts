/** What a server tells its keeper, and the headers on everything it says. */
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openServer, type TestServer } from './kit.ts';
import { pebbles } from './pebbles.ts';

let server: TestServer;
afterEach(() => server.end());

type Environment = Parameters<typeof readConfig>[0];

async function openIn(env: Environment): Promise<void> {
  const { metricsToken, trustedProxies } = readConfig(env);
  server = await openServer({ rooms: [pebbles()], config: { metricsToken, trustedProxies } });
}

async function metricsFor(headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${server.url}/metrics`, { headers });
  expect((await answer.text()).includes('agora_sockets')).toBe(answer.status === 200);
  return answer.status;
}

it('with a token the metrics are for who brings it, from wherever', async () => {
  const token = 'a-token-of-our-own';
  await openIn({ METRICS_TOKEN: token });
  expect(await metricsFor({})).toBe(403);
  for (const authorization of [
    '',
    `Bearer ${token}x`,
    `Basic ${token}`,
    'Bearer ',
    'Bearer undefined',
    'Bearer null',
  ]) {
    expect(await metricsFor({ authorization })).toBe(403);
  }
  expect(await metricsFor({ authorization: `Bearer ${token}` })).toBe(200);
  expect(await metricsFor({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' })).toBe(200);
});

it.each([
  ['no proxy', '0', {}, 200],
  ['a forgotten proxy', '0', { 'x-forwarded-for': '203.0.113.7' }, 403],
  ['a forgotten proxy and a lie', '0', { 'x-forwarded-for': '127.0.0.1' }, 403],
  ['a forgotten proxy of the newer kind', '0', { forwarded: 'for=203.0.113.7' }, 403],
  ['a forgotten proxy of another kind', '0', { 'x-real-ip': '203.0.113.7' }, 403],
  ['a trusted proxy', '1', { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7' }, 403],
  ['a trusted proxy and a lie', '1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' }, 403],
  ['a trusted proxy that passes on its own machine', '1', { 'x-forwarded-for': '127.0.0.1' }, 200],
  ['a trusted proxy that names nobody', '1', { forwarded: 'for=203.0.113.7' }, 403],
  ['the machine past its trusted proxy', '1', {}, 200],
])('without a token the metrics are for this machine: %s', async (_what, TRUST_PROXY, headers, status) => {
  await openIn({ TRUST_PROXY });
  expect(await metricsFor(headers as unknown as Record<string, string>)).toBe(status);
});

it.each(['/health', '/metrics', '/games', '/games/pebbles/nothing'])(
  '%s goes out under strict headers',
  async (path) => {
    await openIn({});
    const { headers } = await fetch(server.url + path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/^camera=\(\), microphone=\(\), geolocation=\(\)/),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  },
);
