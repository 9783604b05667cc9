/** The log in words, grouped by turn. A line shows the table as it was then; a card in it shows itself. */
import { memo, type ReactNode, type SyntheticEvent, useMemo, useState, useTransition } from 'react';
import type { TableProps } from '../../../../platform/table.ts';
import type { MonumentsMove, MonumentsNews, State } from '../../rules/state.ts';
import type { MonumentsTexts } from '../../texts/en.ts';
import { ColourMark } from '../art/index.ts';
import { CardPreview, type Pointed } from './CardPreview.tsx';
import { LogLineRow } from './LogLineRow.tsx';
import styles from './LogPanel.module.css';
import { colourKey, toneStyle } from './tones.ts';
import { type LogTurn, turnsOf } from './turns.ts';
import { useStickToEnd } from './useStickToEnd.ts';

type MonumentsTableProps = TableProps<State, MonumentsMove, MonumentsNews, MonumentsTexts>;

/** More are shown when asked for: a late table would else be mostly log. */
const TURNS_AT_ONCE = 6;

/** Of all that a table is given, the log needs little; the rest may be passed along. */
export interface LogPanelProps extends Pick<MonumentsTableProps, 'log' | 'names' | 'texts'> {
  /** Shows the table as it was after that many moves; null for now. */
  onLook(ply: number | null): void;
  readonly looking: number | null;
}

export function LogPanel({ log, names, texts, onLook, looking }: LogPanelProps): ReactNode {
  const turns = useMemo(() => turnsOf(log), [log]);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const { list, isAtEnd, onScroll, toEnd } = useStickToEnd();
  const [most, setMost] = useState(TURNS_AT_ONCE);
  const [isFetching, fetch] = useTransition();
  const point = (event: SyntheticEvent) => setPointed(pointedBy(event.target));
  const click = (event: SyntheticEvent) => {
    const ply = plyOf(event.target);
    if (ply === null) point(event);
    else onLook(ply === looking ? null : ply);
  };
  return (
    <section className={styles['panel']} aria-label={texts.log.title}>
      {looking !== null && (
        <div className={styles['then']} role="status">
          <span>{texts.log.looking}</span>
          <button type="button" className={styles['button']} onClick={() => onLook(null)}>
            {texts.log.backToNow}
          </button>
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the buttons inside */}
      <div
        className={styles['list']}
        ref={list}
        onScroll={() => {
          setPointed(null);
          onScroll();
        }}
        onClick={click}
        onFocus={point}
        onBlur={() => setPointed(null)}
        onPointerOver={point}
        onPointerLeave={() => setPointed(null)}
        onKeyDown={({ key }) => key === 'Escape' && setPointed(null)}
      >
        <div>
          {turns.length === 0 && <p className={styles['empty']}>{texts.log.empty}</p>}
          {turns.length > most && (
            <button
              type="button"
              className={styles['button']}
              aria-busy={isFetching}
              onClick={() => fetch(() => setMost(most + TURNS_AT_ONCE))}
            >
              {texts.log.earlier}
            </button>
          )}
          {turns.slice(-most).map((turn) => (
            <TurnGroup key={turn.turn} turn={turn} names={names} texts={texts} looking={lookingIn(turn, looking)} />
          ))}
        </div>
      </div>
      {!isAtEnd && (
        <button type="button" className={styles['newest']} onClick={toEnd}>
          {texts.log.newest} ↓
        </button>
      )}
      {pointed && <CardPreview pointed={pointed} texts={texts} />}
    </section>
  );
}

interface GroupProps {
  readonly turn: LogTurn;
  readonly names: readonly string[];
  readonly texts: MonumentsTexts;
  readonly looking: number | null;
}

const TurnGroup = memo(function TurnGroup({ turn, names, texts, looking }: GroupProps): ReactNode {
  const name = names[turn.seat] ?? texts.log.seat(turn.seat + 1);
  return (
    <section style={toneStyle(turn.seat)}>
      <h3 className={styles['heading']}>
        <button
          type="button"
          className={styles['look']}
          data-ply={turn.ply}
          aria-pressed={looking === turn.ply}
          aria-label={texts.log.lookAtChoice(name, turn.turn)}
        />
        <span className={styles['turn']}>
          <span className={styles['number']}>{texts.log.turn(turn.turn)}</span>
          <b className={styles['who']}>
            <ColourMark colour={colourKey(turn.seat)} className={styles['mark']} />
            {name}
          </b>
          {turn.kind && <span className={styles['kind']}>{texts.log.kind[turn.kind]}</span>}
        </span>
      </h3>
      <ol className={styles['lines']}>
        {turn.lines.map((line, at) => (
          <LogLineRow key={at} line={line} names={names} texts={texts} isLooking={looking === line.ply} />
        ))}
      </ol>
    </section>
  );
}, sameGroup);

/** The log is new after every move, but its old turns are not. */
function sameGroup(a: GroupProps, b: GroupProps): boolean {
  return (
    a.looking === b.looking &&
    a.texts === b.texts &&
    a.turn.kind === b.turn.kind &&
    a.turn.lines.length === b.turn.lines.length &&
    a.turn.lines.every(({ news }, at) => news === b.turn.lines[at]?.news) &&
    a.names.join('\n') === b.names.join('\n')
  );
}

function lookingIn({ ply, lines }: LogTurn, looking: number | null): number | null {
  if (looking === null) return null;
  return looking >= ply && looking <= (lines.at(-1)?.ply ?? ply) ? looking : null;
}

function plyOf(target: EventTarget): number | null {
  const ply = target instanceof HTMLElement ? target.dataset['ply'] : undefined;
  return ply === undefined ? null : Number(ply);
}

function pointedBy(target: EventTarget): Pointed | null {
  const thing = target instanceof Element ? target.closest<HTMLElement>('[data-card], [data-monument]') : null;
  if (!thing) return null;
  const { card, monument } = thing.dataset;
  const what = card === undefined ? { monument: Number(monument) } : { card: Number(card) };
  return { what, at: thing.getBoundingClientRect() };
}
