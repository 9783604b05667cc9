/** Structured logs: one JSON object a line. Callers pass facts, never what a person sent or carries. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Facts = Readonly<Record<string, string | number | boolean | null>>;

export type Log = Readonly<Record<Exclude<LogLevel, 'silent'>, (event: string, facts?: Facts) => void>>;

export function createLog(level: LogLevel, write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  const at =
    (own: LogLevel) =>
    (event: string, facts: Facts = {}) => {
      if (LOG_LEVELS.indexOf(own) < LOG_LEVELS.indexOf(level)) return;
      write(`${JSON.stringify({ time: new Date().toISOString(), level: own, event, ...facts })}\n`);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** What may be said of an error: what kind it is. Its stack is for bugs, and holds code, not data. */
export function factsOf(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error ? String(error.code) : null;
  return { error: error.name, code, message: error.message.slice(0, 300), stack: error.stack?.slice(0, 2000) ?? null };
}
