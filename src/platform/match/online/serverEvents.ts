/** Server-sent events over fetch. */

export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}

interface Listening {
  readonly onEvent: (event: ServerEvent) => void;
  /** After so long a silence the line is taken for dead. */
  readonly silenceMs: number;
  readonly signal: AbortSignal;
}

/** Resolves when the stream has ended for whatever reason; never rejects. */
export async function serverEvents(url: string, { onEvent, silenceMs, signal }: Listening): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const end = () => silence.abort();
  signal.addEventListener('abort', end);
  try {
    const answer = await fetch(url, { signal: silence.signal, credentials: 'omit', cache: 'no-store' });
    if (!answer.ok || !answer.body) return;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
      const blocks = (text + part.value).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) tell(block, onEvent);
    }
  } catch {
    // Cut off, or stopped: the caller decides whether to try again.
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    silence.abort();
  }
}

function tell(block: string, onEvent: (event: ServerEvent) => void): void {
  const [, event] = /^event: (.*)$/m.exec(block) ?? [];
  const [, data] = /^data: (.*)$/m.exec(block) ?? [];
  if (event === undefined || data === undefined) return;
  try {
    onEvent({ event, data: JSON.parse(data) });
  } catch {
    // Not an event of ours.
  }
}
