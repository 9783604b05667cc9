/** A question mark that explains the element beside it. The browser's own popover: Escape and a tap outside close it. */
import { type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import type { MonumentsTexts } from '../../texts/en.ts';
import styles from './HelpTip.module.css';
import { HELP_PARAGRAPHS, type HelpTopic } from './helpParagraphs.ts';

export type { HelpTopic } from './helpParagraphs.ts';

interface Props {
  readonly topic: HelpTopic;
  readonly texts: MonumentsTexts;
  rulesUrl(paragraph: string): string;
}

const MARGIN = 8;

export function HelpTip({ topic, texts: { help }, rulesUrl }: Props): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { title, text } = help.topics[topic];
  const paragraph = HELP_PARAGRAPHS[topic];
  const place = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    const { current } = button;
    if (!current) return;
    current.toggleAttribute('data-open', newState === 'open');
    if (newState === 'open') placeBeside(currentTarget, current.getBoundingClientRect());
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className={styles['help']}
        popoverTarget={id}
        aria-label={help.about(title)}
        data-help={topic}
      >
        <span aria-hidden="true">?</span>
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={title} className={styles['tip']} onToggle={place}>
        <strong className={styles['title']}>{title}</strong>
        <p className={styles['text']}>{text}</p>
        <a className={styles['link']} href={rulesUrl(paragraph)} target="_blank" rel="noreferrer">
          {help.more(/^\d/.test(paragraph) ? paragraph : title)}
        </a>
      </div>
    </>
  );
}

/** Below the button if there is room, else above, and never beyond the edges of the window. */
function placeBeside(tip: HTMLElement, beside: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const below = beside.bottom + MARGIN;
  const fits = below + height + MARGIN <= window.innerHeight;
  const top = fits ? below : Math.max(MARGIN, beside.top - height - MARGIN);
  const middle = beside.left + beside.width / 2 - width / 2;
  const left = Math.max(MARGIN, Math.min(middle, window.innerWidth - width - MARGIN));
  tip.style.top = `${top}px`;
  tip.style.left = `${left}px`;
}
