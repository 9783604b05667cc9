/** Tells the tabs of one browser apart that have the same match open. */

interface Word {
  readonly match: string;
  readonly tab: string;
  readonly says: 'hello' | 'here' | 'bye';
}

/** Calls with whether another tab has the match open, whenever that changes. Returns what ends it. */
export function watchOtherTabs(match: string, onChange: (isOpenElsewhere: boolean) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const channel = new BroadcastChannel('agora.tabs');
  const others = new Set<string>();
  const say = (says: Word['says']) => channel.postMessage({ match, tab, says } satisfies Word);
  const onLeave = () => say('bye');
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.match !== match || data.tab === tab) return;
    if (data.says === 'bye') others.delete(data.tab);
    else others.add(data.tab);
    if (data.says === 'hello') say('here');
    onChange(others.size > 0);
  };
  globalThis.addEventListener?.('pagehide', onLeave);
  say('hello');
  return () => {
    globalThis.removeEventListener?.('pagehide', onLeave);
    onLeave();
    channel.close();
  };
}
