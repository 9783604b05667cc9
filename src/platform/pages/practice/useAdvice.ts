import { useEffect, useState } from 'react';
import { ThoughtCancelled } from '../../bots/thinker.ts';
import type { Adviser, Counsel } from '../../match/botHost.ts';

export interface Advice {
  /** From 0 to 1. */
  readonly share: number;
  readonly counsel: Counsel | null;
  readonly hasFailed: boolean;
}

const BEGUN: Advice = { share: 0, counsel: null, hasFailed: false };

/** A thought about this position; null asks for none, and ends one that is under way. */
export function useAdvice(adviser: Adviser, level: string, position: object | null): Advice {
  const [advice, setAdvice] = useState(BEGUN);
  useEffect(() => {
    if (position === null) return;
    const abort = new AbortController();
    const { signal } = abort;
    const tell = (change: Partial<Advice>) => signal.aborted || setAdvice((old) => ({ ...old, ...change }));
    setAdvice(BEGUN);
    adviser.advise(level, { signal, onProgress: (share) => tell({ share }) }).then(
      (counsel) => tell({ counsel }),
      (error) => error instanceof ThoughtCancelled || tell({ hasFailed: true }),
    );
    return () => abort.abort();
  }, [adviser, level, position]);
  return advice;
}
