/**
 * May this page play the bots of a match? Of several tabs only the one seen last may, and none while nobody sees it: a
 * page hidden for long ends its worker, and whoever comes back misses nothing.
 */

const LONG = 20_000;

export function watchLeave(match: string, onChange: (mayPlay: boolean) => void): () => void {
  let release: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const give = () => {
    clearTimeout(timer);
    release?.();
    release = null;
  };
  const onSeen = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(give, LONG);
    else {
      give();
      release = holdTurn(`agora.bots.${match}`, onChange);
    }
  };
  document.addEventListener('visibilitychange', onSeen);
  addEventListener('pagehide', give);
  addEventListener('pageshow', onSeen);
  onSeen();
  return () => {
    document.removeEventListener('visibilitychange', onSeen);
    removeEventListener('pagehide', give);
    removeEventListener('pageshow', onSeen);
    give();
  };
}

/**
 * Takes the turn from the other tabs, and waits for it again when one of them has taken it back. Browsers offer these
 * locks to secure pages only; elsewhere every tab plays, and the first move that is kept counts.
 */
function holdTurn(name: string, onChange: (isHeld: boolean) => void): () => void {
  let isOver = false;
  let letGo = () => {};
  const waiting = new AbortController();
  const hold = () => {
    if (isOver) return;
    onChange(true);
    return new Promise<void>((resolve) => {
      letGo = resolve;
    });
  };
  const wait = () => {
    if (isOver) return;
    onChange(false);
    navigator.locks.request(name, { signal: waiting.signal }, hold).catch(wait);
  };
  if (navigator.locks) navigator.locks.request(name, { steal: true }, hold).catch(wait);
  else queueMicrotask(hold);
  return () => {
    isOver = true;
    waiting.abort();
    letGo();
    onChange(false);
  };
}
