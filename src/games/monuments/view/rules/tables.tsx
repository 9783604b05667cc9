/** The two tables of chapter 1: what a box pays, and the cards of the twelve monuments. */
import type { ReactNode } from 'react';
import { MONUMENTS, SYMBOLS } from '../../content/monuments.ts';
import { MonumentArt, SymbolIcon } from '../art/index.ts';
import styles from './Pictures.module.css';
import { type PictureProps, ValuesOf } from './pictures.tsx';

const BOXES = [0, 1, 2, 3, 4, 5, 6];

export function BoxTable({ texts: { rules } }: PictureProps): ReactNode {
  const rows = [
    [rules.pictures.sole, 3],
    [rules.pictures.main, 2],
    [rules.pictures.second, 1],
  ] as const;
  return (
    <div className={styles['scroller']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{rules.pictures.box}</th>
            {BOXES.map((box) => (
              <th key={box} scope="col">
                {box}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, factor]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {BOXES.map((box) => (
                <td key={box}>{box * factor}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A page moves the marker from one box to the next. */
export function TrackStep(): ReactNode {
  return (
    <span className={styles['track']} aria-hidden="true">
      {BOXES.map((box) => (
        <span key={box} className={styles['trackBox']} data-marker={box === 2 ? 'was' : box === 3 ? 'is' : 'none'}>
          <b>{box * 3}</b>
          <small>
            {box * 2}-{box}
          </small>
        </span>
      ))}
    </span>
  );
}

export function MonumentTable({ texts }: PictureProps): ReactNode {
  return (
    <div className={styles['scroller']}>
      <table className={styles['table']}>
        <caption>{texts.rules.pictures.symbols}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.rules.pictures.monument}</th>
            {SYMBOLS.map((symbol, at) => (
              <th key={symbol} scope="col">
                <SymbolIcon symbol={symbol} title={texts.log.symbol(at)} className={styles['small']} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MONUMENTS.map(({ key }, monument) => (
            <tr key={key}>
              <th scope="row">
                <span className={styles['named']}>
                  <MonumentArt monument={key} level={5} className={styles['thumb']} />
                  {texts.log.monument(monument)}
                </span>
              </th>
              {SYMBOLS.map((symbol, at) => (
                <td key={symbol}>
                  <ValuesOf monument={monument} symbol={at} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
