/** One line of the log: words that can be pointed at, and a button that fills the rest of the line. */
import { memo, type ReactNode } from 'react';
import { MONUMENTS } from '../../content/monuments.ts';
import { symbolOf } from '../../rules/cards.ts';
import type { MonumentsTexts } from '../../texts/en.ts';
import { ColourMark, hues } from '../art/index.ts';
import styles from './LogPanel.module.css';
import { newsSegments, type Segment } from './newsLine.ts';
import { colourKey, toneStyle } from './tones.ts';
import type { LogLine } from './turns.ts';

interface LineProps {
  readonly line: LogLine;
  readonly names: readonly string[];
  readonly texts: MonumentsTexts;
  readonly isLooking: boolean;
}

export const LogLineRow = memo(function LogLineRow({ line, names, texts, isLooking }: LineProps): ReactNode {
  const segments = newsSegments(line.news, names, texts);
  const text = segments.map((segment) => segment.text).join('');
  return (
    <li className={styles['line']} data-news={line.news.type}>
      <button
        type="button"
        className={styles['look']}
        data-ply={line.ply}
        aria-pressed={isLooking}
        aria-label={texts.log.look(text)}
      />
      <span className={styles['words']}>
        {segments.map((segment, at) => (
          <Piece key={at} segment={segment} texts={texts} />
        ))}
      </span>
    </li>
  );
});

function Piece({ segment, texts }: { segment: Segment; texts: MonumentsTexts }): ReactNode {
  switch (segment.kind) {
    case 'text':
      return segment.text;
    case 'who':
      return (
        <b className={styles['who']} style={toneStyle(segment.colour)}>
          <ColourMark colour={colourKey(segment.colour)} className={styles['mark']} />
          {segment.text}
        </b>
      );
    case 'card':
      return (
        <button
          type="button"
          className={styles['thing']}
          data-card={segment.card}
          aria-label={`${segment.text}, ${texts.log.symbol(symbolOf(segment.card))}`}
        >
          {segment.text}
        </button>
      );
    case 'monument':
      return (
        <button type="button" className={styles['thing']} data-monument={segment.monument}>
          <i className={styles['hue']} style={{ background: hueOf(segment.monument) }} />
          {segment.text}
        </button>
      );
  }
}

function hueOf(monument: number): string | undefined {
  const key = MONUMENTS[monument]?.key;
  return key && hues[key].base;
}
