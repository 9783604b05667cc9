/** Counters and gauges in Prometheus' text format. Few enough that a library would be longer than its use. */
type Labels = Readonly<Record<string, string>>;

interface Family {
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1] as const;

const FAMILIES = {
  agora_moves_total: { help: 'Moves that were answered, by answer.', type: 'counter' },
  agora_move_seconds: { help: 'Time from a move to its answer.', type: 'histogram' },
  agora_denied_total: { help: 'Packets and requests that were turned away, by reason.', type: 'counter' },
  agora_requests_total: { help: 'HTTP requests of the lobby, by status.', type: 'counter' },
  agora_chats_total: { help: 'Lines of chat.', type: 'counter' },
  agora_bot_moves_total: { help: 'Moves of bots that were answered, by answer.', type: 'counter' },
  agora_bot_thought_seconds: {
    help: 'Time of a bot from its turn to its thought, waiting included.',
    type: 'histogram',
  },
  agora_bot_fallbacks_total: { help: 'Moves by the policy for want of a thought, by reason.', type: 'counter' },
  agora_bot_turns: { help: 'Matches in which a bot is to move.', type: 'gauge' },
  agora_bot_queue: { help: 'Thoughts that wait for a thread.', type: 'gauge' },
  agora_bugs_total: { help: 'Errors that should not happen.', type: 'counter' },
  agora_sockets: { help: 'Open sockets.', type: 'gauge' },
  agora_matches_loaded: { help: 'Matches kept in memory.', type: 'gauge' },
  agora_resident_bytes: { help: 'Resident memory of the process.', type: 'gauge' },
} as const satisfies Record<string, Family>;

type Name = keyof typeof FAMILIES;

export class Metrics {
  readonly #values = new Map<Name, Map<string, number>>();
  readonly #gauges = new Map<Name, () => number>();

  count(name: Name, labels: Labels = {}): void {
    this.#add(name, labelText(labels), 1);
  }

  /** Seconds of a histogram. */
  observe(name: Name, seconds: number): void {
    for (const bound of SECONDS) if (seconds <= bound) this.#add(name, `_bucket{le="${bound}"}`, 1);
    this.#add(name, '_bucket{le="+Inf"}', 1);
    this.#add(name, '_sum', seconds);
    this.#add(name, '_count', 1);
  }

  gauge(name: Name, read: () => number): void {
    this.#gauges.set(name, read);
  }

  text(): string {
    const lines: string[] = [];
    for (const [name, { help, type }] of Object.entries(FAMILIES) as [Name, Family][]) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
      const gauge = this.#gauges.get(name);
      if (gauge) lines.push(`${name} ${gauge()}`);
      for (const [suffix, value] of this.#values.get(name) ?? []) lines.push(`${name}${suffix} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }

  #add(name: Name, suffix: string, by: number): void {
    const values = this.#values.get(name) ?? new Map<string, number>();
    this.#values.set(name, values.set(suffix, (values.get(suffix) ?? 0) + by));
  }
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[^\w .-]/g, '_')}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}
