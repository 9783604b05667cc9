/** A thread of this process behind the door that a Thinker knocks at. */
import { Worker } from 'node:worker_threads';
import type { ThinkerPort } from '../../src/platform/bots/thinker.ts';

const SCRIPT = new URL('./thread.mjs', import.meta.url);
/** Searches of a few seconds need a tenth of it; one that runs away ends itself and not the server. */
const MOST_MEGABYTES = 256;

export interface ThreadSetup {
  readonly script?: URL;
  readonly onError?: (error: unknown) => void;
}

/** It inherits nothing: neither the flags of the process nor its environment, which may hold a token. */
export function openThread({ script = SCRIPT, onError }: ThreadSetup = {}): ThinkerPort {
  const worker = new Worker(script, {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  worker.unref();
  return {
    post: (message) => worker.postMessage(message),
    listen: (onMessage, onBreak) => {
      worker.on('message', onMessage);
      worker.on('error', (error) => onError?.(error));
      worker.on('exit', onBreak);
    },
    end: () => void worker.terminate(),
  };
}
