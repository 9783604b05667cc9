export interface Config {
  readonly host: string;
  readonly port: number;
}

/** Reads the environment; throws with a sentence a person can act on. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    // Only this machine, unless asked otherwise.
    host: env['HOST'] || '127.0.0.1',
    port: readPort(env['PORT'] || '8000'),
  };
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`);
}
