/** What the commands of this folder may be told, and how they say that they were told nonsense. */
import { parseArgs } from 'node:util';

interface Option<T> {
  readonly type: 'string' | 'boolean';
  /** Throws a sentence about what it wants instead. */
  readonly read: (given: string | boolean | undefined) => T;
}

type Told<S> = { readonly [K in keyof S]: S[K] extends Option<infer T> ? T : never };

const MOST = 2 ** 47;
const BAD_ARGUMENTS = 2;

class BadArguments extends Error {}

export function whole<D extends number | null>(unless: D, least = 0, most = MOST): Option<number | D> {
  return fromText(unless, (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    const range = most < MOST ? `from ${least} to ${most}` : `from ${least}`;
    throw new Error(`wants a whole number ${range}`);
  });
}

export function positive(unless: number): Option<number> {
  return fromText(unless, (text) => {
    if (/^\d+(\.\d+)?$/.test(text) && Number(text) > 0) return Number(text);
    throw new Error('wants a number above 0');
  });
}

export function oneOf<T extends string>(unless: T, ...others: readonly T[]): Option<T> {
  const words = [unless, ...others];
  return fromText(unless, (text) => {
    const word = words.find((each) => each === text);
    if (word !== undefined) return word;
    throw new Error(`wants ${words.join(' or ')}`);
  });
}

export function word(unless: string, check: (text: string) => unknown = () => undefined): Option<string> {
  return fromText(unless, (text) => {
    check(text);
    return text;
  });
}

export const flag: Option<boolean> = { type: 'boolean', read: (given) => given === true };

function fromText<T, D>(unless: D, read: (text: string) => T): Option<T | D> {
  return { type: 'string', read: (given) => (typeof given === 'string' ? read(given) : unless) };
}

/** The options as given; throws where one is unknown or makes no sense. */
export function told<S extends Readonly<Record<string, Option<unknown>>>>(
  usage: string,
  options: S,
  args: readonly string[] = process.argv.slice(2),
): Told<S> {
  const given = parsed(usage, options, args);
  const read = Object.entries(options).map(([name, option]) => {
    try {
      return [name, option.read(given[name])];
    } catch (error) {
      throw new BadArguments(`--${name} ${messageOf(error)}, not “${given[name]}”.\n${usage}`);
    }
  });
  return Object.fromEntries(read) as Told<S>;
}

function parsed(
  usage: string,
  options: Readonly<Record<string, Option<unknown>>>,
  args: readonly string[],
): Readonly<Record<string, string | boolean | undefined>> {
  const types = Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, { type }]));
  try {
    return parseArgs({ args: [...args], options: types }).values as Record<string, string | boolean | undefined>;
  } catch (error) {
    throw new BadArguments(`${messageOf(error)}\n${usage}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Runs a command to its end: the process leaves with 0, with 1 where it failed, with 2 where its options were wrong. */
export function command(main: () => number | undefined | Promise<number | undefined>): void {
  Promise.resolve()
    .then(main)
    .then(
      (code) => process.exit(code ?? 0),
      (error: unknown) => {
        const isBad = error instanceof BadArguments;
        process.stderr.write(`${isBad || !(error instanceof Error) ? messageOf(error) : error.stack}\n`);
        process.exit(isBad ? BAD_ARGUMENTS : 1);
      },
    );
}
