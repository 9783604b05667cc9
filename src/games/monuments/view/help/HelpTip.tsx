/** A question mark that explains the area beside it, topic by topic. The browser's own popover: Escape and a tap outside close it. */
import { memo, type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import type { MonumentsTexts } from '../../texts/en.ts';
import styles from './HelpTip.module.css';
import { HELP_AREAS, HELP_PARAGRAPHS, type HelpArea, type HelpTopic } from './helpParagraphs.ts';

interface Props {
  readonly area: HelpArea;
  readonly texts: MonumentsTexts;
  rulesUrl(paragraph: string): string;
}

const MARGIN = 8;

/** Told nothing that changes during a match, it is drawn once. */
export const HelpTip = memo(function HelpTip({ area, texts: { help }, rulesUrl }: Props): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const topics: readonly HelpTopic[] = HELP_AREAS[area];
  const { title } = help.topics[HELP_AREAS[area][0]];
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
        data-help={topics.join(' ')}
      >
        <span aria-hidden="true">?</span>
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={title} className={styles['tip']} onToggle={place}>
        {topics.map((topic) => (
          <Topic key={topic} topic={topic} help={help} rulesUrl={rulesUrl} />
        ))}
      </div>
    </>
  );
});

interface TopicProps extends Pick<Props, 'rulesUrl'> {
  readonly topic: HelpTopic;
  readonly help: MonumentsTexts['help'];
}

function Topic({ topic, help, rulesUrl }: TopicProps) {
  const { title, text } = help.topics[topic];
  const paragraph = HELP_PARAGRAPHS[topic];
  return (
    <section className={styles['topic']}>
      <strong className={styles['title']}>{title}</strong>
      <p className={styles['text']}>{text}</p>
      <a className={styles['link']} href={rulesUrl(paragraph)} target="_blank" rel="noreferrer">
        {help.more(/^\d/.test(paragraph) ? `§${paragraph}` : title)}
      </a>
    </section>
  );
}

/** Below the button if there is room, else above, and never beyond the edges of the window. */
function placeBeside(tip: HTMLElement, beside: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const below = beside.bottom + MARGIN;
  const fits = below + height + MARGIN <= window.innerHeight;
  const above = beside.top - height - MARGIN;
  const top = fits ? below : Math.max(MARGIN, above >= MARGIN ? above : window.innerHeight - height - MARGIN);
  const middle = beside.left + beside.width / 2 - width / 2;
  const left = Math.max(MARGIN, Math.min(middle, window.innerWidth - width - MARGIN));
  tip.style.top = `${top}px`;
  tip.style.left = `${left}px`;
}
