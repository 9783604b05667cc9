/** The result as text: shared where the device can, else copied, else shown to be copied by hand. */
import { type ReactNode, useState } from 'react';
import type { State } from '../../rules/state.ts';
import type { MonumentsTexts } from '../../texts/en.ts';
import styles from './EndSheet.module.css';
import { resultText } from './standing.ts';

interface Props {
  readonly state: State;
  readonly names: readonly string[];
  readonly texts: MonumentsTexts;
}

type Done = 'nothing' | 'copied' | 'failed';

export function ShareResult({ state, names, texts }: Props): ReactNode {
  const [done, setDone] = useState<Done>('nothing');
  const text = resultText(state, names, texts);
  return (
    <div className={styles['share']}>
      <button type="button" className={styles['button']} onClick={() => void send(text).then(setDone)}>
        {texts.end.share}
      </button>
      <span role="status" className={styles['done']}>
        {done === 'copied' && texts.end.copied}
        {done === 'failed' && texts.end.notCopied}
      </span>
      {done === 'failed' && (
        <textarea className={styles['text']} readOnly value={text} rows={6} aria-label={texts.end.share} />
      )}
    </div>
  );
}

async function send(text: string): Promise<Done> {
  try {
    if (isTouch() && 'share' in navigator) {
      await navigator.share({ text });
      return 'nothing';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    const isChangedMind = error instanceof DOMException && error.name === 'AbortError';
    return isChangedMind ? 'nothing' : 'failed';
  }
}

/** Sharing sheets are at home on phones; on a desk the clipboard is quicker. */
function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
