import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ConsideredMove } from '../../bots/thinking.ts';
import type { Counsel } from '../../match/botHost.ts';
import type { AnyBotTexts } from '../../room.ts';
import type { Move, Seat } from '../../rules.ts';
import { Button } from '../../ui/Button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import styles from './HintPanel.module.css';
import type { Advice } from './useAdvice.ts';
import { usePracticeTexts } from './usePracticeTexts.ts';

interface HintPanelProps {
  /** The table as the seat sees it. */
  readonly state: unknown;
  readonly botTexts: AnyBotTexts;
  readonly seat: Seat;
  readonly advice: Advice;
  /** What a hint means at this table. */
  readonly note: string;
  /** What was to be played has not been. */
  readonly isRefused: boolean;
  onPlay(moves: readonly Move[]): void;
  onClose(): void;
}

/** Beside the table, never over all of it: whoever reads a hint wants to see what it is about. */
export function HintPanel({ advice, note, isRefused, onClose, ...moves }: HintPanelProps) {
  const { hint } = usePracticeTexts();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const { counsel, share, hasFailed } = advice;
  return createPortal(
    <section
      ref={panel}
      className={styles['panel']}
      tabIndex={-1}
      aria-label={hint.title}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header className={styles['head']}>
        <h2>{hint.title}</h2>
        <Button kind="quiet" aria-label={hint.close} onClick={onClose}>
          <CloseIcon />
        </Button>
      </header>
      <div role="status">
        {hasFailed && <p>{hint.failed}</p>}
        {!counsel && !hasFailed && <Thinking share={share} onStop={onClose} />}
        {counsel && <Moves counsel={counsel} {...moves} />}
        {isRefused && <p>{hint.refused}</p>}
      </div>
      <p className={styles['note']}>{note}</p>
    </section>,
    document.body,
  );
}

function Thinking({ share, onStop }: { readonly share: number; readonly onStop: () => void }) {
  const { hint } = usePracticeTexts();
  return (
    <div className={styles['thinking']}>
      <span>{hint.thinking}</span>
      <progress value={share} aria-label={hint.thinking} />
      <Button onClick={onStop}>{hint.stop}</Button>
    </div>
  );
}

/** What is foreseen further ahead has hardly been looked at. */
const FORESEEN = 2;

interface MovesProps extends Pick<HintPanelProps, 'state' | 'botTexts' | 'seat' | 'onPlay'> {
  readonly counsel: Counsel;
}

function Moves({ counsel: { first, report }, state, botTexts, seat, onPlay }: MovesProps) {
  const { hint } = usePracticeTexts();
  const inWords = (...moves: readonly Move[]) => botTexts.moves(state, seat, [...first, ...moves]).slice(first.length);
  const play = (move: Move) => onPlay([...first, move]);
  if (report.best.length === 0) {
    return (
      <div className={styles['move']}>
        <p>{hint.only}</p>
        <h3>{inWords(report.move)}</h3>
        <Button onClick={() => play(report.move)}>{hint.play}</Button>
      </div>
    );
  }
  return (
    <ol className={styles['moves']}>
      {report.best.map((considered, at) => (
        <li key={at} className={styles['move']} data-best={at === 0 || undefined}>
          <h3>{inWords(considered.move)}</h3>
          <Figures considered={considered} isBest={at === 0} />
          {at === 0 && report.after.length > 0 && (
            <p>{hint.afterwards(inWords(report.move, ...report.after.slice(0, FORESEEN)).slice(1))}</p>
          )}
          <Whys considered={considered} botTexts={botTexts} />
          <Button kind={at === 0 ? 'main' : 'plain'} onClick={() => play(considered.move)}>
            {hint.play}
          </Button>
        </li>
      ))}
    </ol>
  );
}

function Figures({ considered, isBest }: { readonly considered: ConsideredMove; readonly isBest: boolean }) {
  const { hint } = usePracticeTexts();
  return (
    <p className={styles['figures']} title={hint.figures}>
      {isBest && <b>{hint.best}</b>}
      <span>{hint.chance(considered.winChance)}</span>
      <span>{hint.margin(considered.margin)}</span>
    </p>
  );
}

function Whys({ considered, botTexts }: { readonly considered: ConsideredMove; readonly botTexts: AnyBotTexts }) {
  const told = considered.whys.flatMap(({ code, value }) => botTexts.whys[code]?.(value) ?? []);
  if (told.length === 0) return null;
  return (
    <ul className={styles['whys']}>
      {told.map((why) => (
        <li key={why}>{why}</li>
      ))}
    </ul>
  );
}
