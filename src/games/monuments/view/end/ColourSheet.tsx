/** The sheet of one colour: a table with a row per line and a subtotal per chapter. */
import type { ReactNode } from 'react';
import type { HistoryLine, MonumentLine, Sheet } from '../../rules/scoring.ts';
import type { MonumentsTexts } from '../../texts/en.ts';
import { ColourMark } from '../art/index.ts';
import { colourKey, toneStyle } from '../log/tones.ts';
import { Figure, Picture, PowerPicture } from '../parts/Picture.tsx';
import styles from './ScoreSheet.module.css';
import { signed } from './standing.ts';

interface Props {
  readonly sheet: Sheet;
  readonly title: string;
  /** Why this total counts, where a seat has two. */
  readonly note: string | null;
  readonly hasPowers: boolean;
  readonly texts: MonumentsTexts;
}

/** Ladder bonuses in the order of their places (RULES.md §7.3). */
const BONUSES = [9, 6, 3];
const COMPLETE = 5;

export function ColourSheet({ sheet, title, note, hasPowers, texts }: Props): ReactNode {
  const { end } = texts;
  return (
    <div className={styles['card']} style={toneStyle(sheet.colour)} data-counts={note !== null}>
      <table className={styles['sheet']}>
        <caption>
          <span className={styles['caption']}>
            <ColourMark colour={colourKey(sheet.colour)} className={styles['mark']} />
            <span className={styles['name']}>{title}</span>
            <b className={styles['big']} aria-hidden="true">
              {signed(sheet.total)}
            </b>
            {note && <span className={styles['note']}>{note}</span>}
          </span>
        </caption>
        <thead className={styles['hidden']}>
          <tr>
            <th scope="col">{end.line}</th>
            <th scope="col">{end.points}</th>
          </tr>
        </thead>
        <Chapter title={end.track} points={sheet.track} />
        <Chapter title={end.monuments} points={sum(sheet.monuments.map(({ points }) => points))}>
          {sheet.monuments.map((line) => (
            <MonumentRow key={line.monument} line={line} texts={texts} />
          ))}
          {sheet.monuments.length === 0 && <NoLine text={end.noMonuments} />}
        </Chapter>
        <Chapter
          title={end.histories}
          points={sum(sheet.histories.map(({ pages, bonus }) => pages + bonus)) + sheet.unplaced.points}
        >
          <HistoryRows sheet={sheet} texts={texts} />
        </Chapter>
        {hasPowers && (
          <Chapter title={end.powers} points={sum(sheet.powers.map(({ points }) => points))}>
            {sheet.powers.map(({ power, points }) => (
              <Row key={power} points={points}>
                <PowerPicture power={power} className={styles['art']} />
                <span className={styles['capital']}>{texts.log.power(power)}</span>
              </Row>
            ))}
          </Chapter>
        )}
        <tfoot>
          <tr className={styles['total']}>
            <th scope="row">{end.total}</th>
            <td>{signed(sheet.total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Chapter({ title, points, children }: { title: string; points: number; children?: ReactNode }): ReactNode {
  return (
    <tbody>
      <tr className={styles['chapter']}>
        <th scope="row">{title}</th>
        <td>{signed(points)}</td>
      </tr>
      {children}
    </tbody>
  );
}

function Row({ points, children }: { points: number; children: ReactNode }): ReactNode {
  return (
    <tr className={styles['line']}>
      <th scope="row">
        <span className={styles['words']}>{children}</span>
      </th>
      <td>{signed(points)}</td>
    </tr>
  );
}

function NoLine({ text }: { text: string }): ReactNode {
  return (
    <tr className={styles['line']}>
      <td colSpan={2}>
        <i className={styles['soft']}>{text}</i>
      </td>
    </tr>
  );
}

function MonumentRow({ line, texts }: { line: MonumentLine; texts: MonumentsTexts }): ReactNode {
  return (
    <Row points={line.points}>
      <Picture monument={line.monument} height={COMPLETE} className={styles['art']} />
      <span>
        {texts.log.monument(line.monument)}{' '}
        <small className={styles['soft']}>
          {texts.end.box(line.box)} · {texts.end.role[line.role]}
        </small>
      </span>
    </Row>
  );
}

function HistoryRows({ sheet, texts: { end } }: { sheet: Sheet; texts: MonumentsTexts }): ReactNode {
  const { histories, unplaced, colour } = sheet;
  const historian = <Figure kind="historian" colour={colour} className={styles['art']} />;
  return (
    <>
      {histories.map((line: HistoryLine, at) => (
        <Row key={at} points={line.pages + line.bonus}>
          {historian}
          <span>
            {end.history(line.pages)}{' '}
            {line.bonus > 0 && (
              <small className={styles['bonus']}>
                + {line.bonus} {end.bonus(BONUSES.indexOf(line.bonus) + 1)}
              </small>
            )}
          </span>
        </Row>
      ))}
      {unplaced.historians > 0 && (
        <Row points={unplaced.points}>
          <span className={styles['idle']}>{historian}</span>
          <span className={styles['loss']}>{end.unplaced(unplaced.historians)}</span>
        </Row>
      )}
      {histories.length === 0 && unplaced.historians === 0 && <NoLine text={end.noHistories} />}
    </>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
