/** Configuration by environment. Every wrong value is met with one sentence that says what would be right. */
import { availableParallelism } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOG_LEVELS, type LogLevel } from './log.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The SQLite file, or `:memory:`. */
  readonly database: string;
  /** Other sites whose pages may use this server. */
  readonly origins: readonly string[];
  /** How many reverse proxies stand in front. */
  readonly trustedProxies: number;
  /** Finished matches are deleted after so many days; 0 keeps them. */
  readonly pruneDays: number;
  readonly logLevel: LogLevel;
  /** Multiplies every rate limit. */
  readonly limitScale: number;
  /** Who brings it may read /metrics from anywhere; without one only this machine may. */
  readonly metricsToken: string | null;
  /** Threads that think for bots. */
  readonly botWorkers: number;
  /** How many bots may wait for one; the next ones play by their policy at once. */
  readonly botQueue: number;
  /** Milliseconds between one move of a bot and the next, at least. */
  readonly botPace: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** Reads the environment; throws with a sentence a person can act on. */
export function readConfig(env: Environment): Config {
  return {
    // Every address of this machine: the point of a server is to be reached. HOST=127.0.0.1 keeps it to itself.
    host: env['HOST'] || '0.0.0.0',
    port: wholeNumber(env, 'PORT', { otherwise: 8000, least: 0, most: 65_535 }),
    database: databaseIn(env['DATABASE'] || 'data/agora.sqlite'),
    origins: originsIn(env['ORIGINS'] ?? ''),
    trustedProxies: wholeNumber(env, 'TRUST_PROXY', { otherwise: 0, least: 0, most: 10 }),
    pruneDays: wholeNumber(env, 'PRUNE_DAYS', { otherwise: 90, least: 0, most: 36_500 }),
    logLevel: levelIn(env['LOG_LEVEL'] || 'info'),
    limitScale: wholeNumber(env, 'LIMIT_SCALE', { otherwise: 1, least: 1, most: 10_000 }),
    metricsToken: tokenIn(env['METRICS_TOKEN']),
    // One core stays for people.
    botWorkers: wholeNumber(env, 'BOT_WORKERS', { otherwise: availableParallelism() - 1 || 1, least: 1, most: 64 }),
    botQueue: wholeNumber(env, 'BOT_QUEUE', { otherwise: 1000, least: 1, most: 100_000 }),
    botPace: wholeNumber(env, 'BOT_PACE', { otherwise: 700, least: 0, most: 10_000 }),
  };
}

interface Range {
  readonly otherwise: number;
  readonly least: number;
  readonly most: number;
}

function wholeNumber(env: Environment, name: string, { otherwise, least, most }: Range): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Error(`${name} must be a number from ${least} to ${most}, not "${text}".`);
}

/** Relative to the project, wherever the command is given. */
function databaseIn(path: string): string {
  if (path === ':memory:' || isAbsolute(path)) return path;
  if (path.includes('\0')) throw new Error('DATABASE must be the path of a file.');
  return join(PROJECT, path);
}

function originsIn(text: string): string[] {
  const origins = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const origin of origins) {
    const isOrigin = /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
    if (!isOrigin) throw new Error(`ORIGINS must list origins like https://club.example, not "${origin}".`);
  }
  return origins;
}

function levelIn(text: string): LogLevel {
  const level = LOG_LEVELS.find((each) => each === text);
  if (level) return level;
  throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}

function tokenIn(text: string | undefined): string | null {
  if (!text) return null;
  if (text.length >= 16 && text.length <= 64) return text;
  throw new Error('METRICS_TOKEN must have 16 to 64 characters.');
}
