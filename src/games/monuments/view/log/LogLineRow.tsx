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
        {runsOf(segments).map((run, at) => (
          <span key={at} className={run.length > 1 ? styles['together'] : undefined}>
            {run.map((segment, place) => (
              <Piece key={place} segment={segment} texts={texts} isDouble={names.length === 2} />
            ))}
          </span>
        ))}
      </span>
    </li>
  );
});

/** Values joined by hyphens stay on one line. */
function runsOf(segments: readonly Segment[]): Segment[][] {
  const runs: Segment[][] = [];
  segments.forEach((segment, at) => {
    const isJoined = segment.text === '-' || segments[at - 1]?.text === '-';
    if (isJoined) runs.at(-1)?.push(segment);
    else runs.push([segment]);
  });
  return runs;
}

interface PieceProps {
  readonly segment: Segment;
  readonly texts: MonumentsTexts;
  readonly isDouble: boolean;
}

function Piece({ segment, texts, isDouble }: PieceProps): ReactNode {
  switch (segment.kind) {
    case 'text':
      return segment.text;
    case 'who':
      return (
        <b className={styles['who']} style={toneStyle(segment.colour)} data-double={isDouble}>
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
