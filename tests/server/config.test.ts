import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';

it('has sensible values for everything', () => {
  expect(readConfig({})).toEqual({
    host: '0.0.0.0',
    port: 8000,
    database: expect.stringMatching(/\/data\/agora\.sqlite$/),
    origins: [],
    trustedProxies: 0,
    pruneDays: 90,
    logLevel: 'info',
    limitScale: 1,
    metricsToken: null,
    botWorkers: Math.max(1, availableParallelism() - 1),
    botQueue: 1000,
    botPace: 700,
  });
});

it('takes what it is told', () => {
  const env = {
    HOST: '127.0.0.1',
    PORT: '9000',
    DATABASE: '/var/lib/agora.sqlite',
    ORIGINS: 'https://club.example, http://localhost:5173',
    TRUST_PROXY: '1',
    PRUNE_DAYS: '0',
    LOG_LEVEL: 'warn',
    BOT_WORKERS: '3',
    BOT_QUEUE: '20',
    BOT_PACE: '0',
  };
  expect(readConfig(env)).toMatchObject({
    host: '127.0.0.1',
    port: 9000,
    database: '/var/lib/agora.sqlite',
    origins: ['https://club.example', 'http://localhost:5173'],
    trustedProxies: 1,
    pruneDays: 0,
    logLevel: 'warn',
    botWorkers: 3,
    botQueue: 20,
    botPace: 0,
  });
});

it.each(['http', '-1', '65536', '80.5', '0x50', ' 80'])('refuses the port "%s"', (port) => {
  expect(() => readConfig({ PORT: port })).toThrow('PORT must be a number from 0 to 65535');
});

it.each([
  [{ ORIGINS: 'club.example' }, 'ORIGINS must list origins like https://club.example, not "club.example".'],
  [{ ORIGINS: 'https://club.example/' }, 'ORIGINS must list origins'],
  [{ ORIGINS: '*' }, 'ORIGINS must list origins'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a number from 0 to 10, not "yes".'],
  [{ PRUNE_DAYS: '-3' }, 'PRUNE_DAYS must be a number from 0 to 36500, not "-3".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud".'],
  [{ LIMIT_SCALE: '0' }, 'LIMIT_SCALE must be a number from 1 to 10000, not "0".'],
  [{ BOT_WORKERS: '0' }, 'BOT_WORKERS must be a number from 1 to 64, not "0".'],
  [{ BOT_QUEUE: 'long' }, 'BOT_QUEUE must be a number from 1 to 100000, not "long".'],
  [{ BOT_PACE: '-1' }, 'BOT_PACE must be a number from 0 to 10000, not "-1".'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have 16 to 64 characters.'],
])('answers %j with one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
