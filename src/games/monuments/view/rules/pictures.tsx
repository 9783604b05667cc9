/** What the pictures of the rules are made of: cards, stacks, levels, ladders. */
import type { ReactNode } from 'react';
import { MONUMENTS, SYMBOLS } from '../../content/monuments.ts';
import { type Card, cardOf, cardValue, monumentOf, symbolOf } from '../../rules/cards.ts';
import type { Colour } from '../../rules/state.ts';
import type { MonumentsTexts } from '../../texts/en.ts';
import { type Level, MonumentArt, type MonumentKey, Pawn, SymbolIcon } from '../art/index.ts';
import { colourKey } from '../log/tones.ts';
import { CardFace } from '../parts/CardFace.tsx';
import cardStyles from './Cards.module.css';
import styles from './Pictures.module.css';

export interface PictureProps {
  readonly texts: MonumentsTexts;
}

export function card(key: MonumentKey, value: number): Card {
  return cardOf(
    MONUMENTS.findIndex((monument) => monument.key === key),
    value,
  );
}

export function Cards({ cards, texts }: PictureProps & { cards: readonly Card[] }): ReactNode {
  return (
    <span className={cardStyles['cards']}>
      {cards.map((each) => (
        <Face key={each} card={each} texts={texts} />
      ))}
    </span>
  );
}

function Face({ card: shown, texts }: PictureProps & { card: Card }): ReactNode {
  const name = texts.log.monument(monumentOf(shown));
  const spoken = texts.table.card(name, cardValue(shown), texts.log.symbol(symbolOf(shown)));
  return (
    <span className={cardStyles['card']} role="img" aria-label={spoken}>
      <CardFace card={shown} name={name} />
    </span>
  );
}

/** Cards on each other, the bottom one first; the top one may be lifted off. */
export function Stack({
  cards,
  lifted,
  texts,
}: PictureProps & { cards: readonly Card[]; lifted?: boolean }): ReactNode {
  return (
    <span className={cardStyles['stack']} data-lifted={lifted === true}>
      {cards.map((each) => (
        <Face key={each} card={each} texts={texts} />
      ))}
    </span>
  );
}

export function Captioned({ text, children }: { text: ReactNode; children: ReactNode }): ReactNode {
  return (
    <span className={styles['captioned']}>
      {children}
      <span className={styles['caption']}>{text}</span>
    </span>
  );
}

export function Arrow(): ReactNode {
  return (
    <span className={styles['arrow']} aria-hidden="true">
      →
    </span>
  );
}

export function Frame({ children }: { children: ReactNode }): ReactNode {
  return <span className={styles['frame']}>{children}</span>;
}

/** A monument as it rises with its cards. */
export function Levels({ monument, texts }: PictureProps & { monument: MonumentKey }): ReactNode {
  return (
    <Frame>
      {([1, 2, 3, 4, 5] as const).map((level: Level) => (
        <Captioned key={level} text={texts.rules.pictures.cards(level)}>
          <MonumentArt monument={monument} level={level} className={styles['level']} />
        </Captioned>
      ))}
    </Frame>
  );
}

export function Symbols({ texts }: PictureProps): ReactNode {
  return SYMBOLS.map((symbol, at) => (
    <Captioned key={symbol} text={texts.log.symbol(at)}>
      <SymbolIcon symbol={symbol} className={styles['symbol']} />
    </Captioned>
  ));
}

/** The symbol of some values, as the table of the cards shows it. */
export function ValuesOf({ monument, symbol }: { monument: number; symbol: number }): ReactNode {
  const symbols = MONUMENTS[monument]?.symbols.split(' ') ?? [];
  return symbols
    .flatMap((word, at) => (word === SYMBOLS[symbol] ? [cardValue(cardOf(monument, at + 1))] : []))
    .join(' ');
}

export interface Rung {
  readonly box: number;
  /** From bottom to top. */
  readonly historians: readonly { readonly colour: Colour; readonly bonus?: number }[];
}

/** The history ladder: boxes from left to right, historians standing on each other. */
export function Ladder({ rungs, texts }: PictureProps & { rungs: readonly Rung[] }): ReactNode {
  const most = Math.max(...rungs.map(({ box }) => box));
  return (
    <span className={styles['ladder']}>
      {Array.from({ length: most }, (_, at) => {
        const here = rungs.find(({ box }) => box === at + 1)?.historians ?? [];
        return (
          <span key={at} className={styles['rung']}>
            {here.toReversed().map(({ colour, bonus }) => (
              <span key={colour} className={styles['historian']}>
                <Pawn kind="historian" colour={colourKey(colour)} title={texts.log.colour(colour)} />
                {bonus !== undefined && <b className={styles['bonus']}>+{bonus}</b>}
              </span>
            ))}
            <span className={styles['box']}>{at + 1}</span>
          </span>
        );
      })}
    </span>
  );
}
