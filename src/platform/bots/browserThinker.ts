import { Thinker, type ThinkerPort } from './thinker.ts';

/** A thinker in a worker of this page. The worker starts with the first thought. */
export function openBrowserThinker(): Thinker {
  return new Thinker(openWorker);
}

function openWorker(): ThinkerPort {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bot' });
  return {
    post: (message) => worker.postMessage(message),
    listen(onMessage, onBreak) {
      worker.addEventListener('message', ({ data }) => onMessage(data));
      worker.addEventListener('messageerror', onBreak);
      worker.addEventListener('error', (event) => {
        // It is dealt with: the worker is replaced.
        event.preventDefault();
        onBreak();
      });
    },
    end: () => worker.terminate(),
  };
}
