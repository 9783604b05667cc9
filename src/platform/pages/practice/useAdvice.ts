import { useEffect, useState } from 'react';
import { ThoughtCancelled } from '../../bots/thinker.ts';
import type { BotsAtTable, Counsel } from '../../match/botHost.ts';

export interface Advice {
  /** From 0 to 1. */
  readonly share: number;
  readonly counsel: Counsel | null;
  readonly hasFailed: boolean;
}

const BEGUN: Advice = { share: 0, counsel: null, hasFailed: false };

/** A thought about the position of this ply; null asks for none, and ends one that is under way. */
export function useAdvice(bots: BotsAtTable, level: string, ply: number | null): Advice {
  const [advice, setAdvice] = useState(BEGUN);
  useEffect(() => {
    if (ply === null) return;
    const abort = new AbortController();
    const { signal } = abort;
    const tell = (change: Partial<Advice>) => signal.aborted || setAdvice((old) => ({ ...old, ...change }));
    setAdvice(BEGUN);
    bots.advise(level, { signal, onProgress: (share) => tell({ share }) }).then(
      (counsel) => tell({ counsel }),
      (error) => error instanceof ThoughtCancelled || tell({ hasFailed: true }),
    );
    return () => abort.abort();
  }, [bots, level, ply]);
  return advice;
}
