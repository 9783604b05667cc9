/** A question mark that explains the element beside it. The browser's own popover: Escape and a tap outside close it. */
import { type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import type { MonumentsTexts } from '../../texts/en.ts';
import styles from './HelpTip.module.css';

export type HelpTopic = keyof MonumentsTexts['help']['topics'];

/** The paragraph of the rules each topic rests on. */
export const HELP_PARAGRAPHS: Readonly<Record<HelpTopic, string>> = {
  turn: '3.1',
  actions: '4.1',
  hand: '2.6',
  row: '4.3',
  pile: '4.7',
  board: '1.2',
  marker: '5.3',
  builders: '7.1',
  available: '4.4',
  ladder: '7.3',
  historians: '7.2',
  score: '4.6',
  display: '5.1',
  powers: '8.1',
  forecast: '7',
  undo: 'undo',
  log: '2.6',
  twoColours: '6.1',
};

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
    if (newState === 'open' && button.current) placeBeside(currentTarget, button.current.getBoundingClientRect());
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
        <a className={styles['link']} href={rulesUrl(paragraph)}>
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
