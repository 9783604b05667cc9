import { memo } from 'react';
import { SYMBOLS } from '../../content/monuments.ts';
import { MONUMENT_COUNT, type Monument } from '../../rules/cards.ts';
import { stackOf, symbolsShown } from '../../rules/displays.ts';
import { roleOf } from '../../rules/scoring.ts';
import type { Colour, State } from '../../rules/state.ts';
import { SymbolIcon } from '../art/index.ts';
import { useTable } from '../TableContext.ts';
import type { Words } from '../turn/words.ts';
import { useRoving } from '../useRoving.ts';
import styles from './City.module.css';
import { Picture } from './Picture.tsx';
import { Stack } from './Stack.tsx';

interface Props {
  readonly state: State;
  readonly colour: Colour;
  readonly label: string;
  /** The monument a selected card would go to. */
  readonly target: Monument | null;
  /** Where hand cards may be dropped. */
  readonly isOwn: boolean;
}

/** A colour's display: its monuments side by side on one street. */
export const City = memo(function City({ state, colour, label, target, isOwn }: Props) {
  const roving = useRoving<HTMLDivElement>();
  const built = Array.from({ length: MONUMENT_COUNT }, (_, monument) => monument).flatMap((monument) => {
    const cards = stackOf(state, colour, monument);
    return cards ? [{ monument, cards }] : [];
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a street of monuments is no form
    <div
      className={styles.city}
      role="group"
      aria-label={label}
      data-zone="display"
      data-drop={isOwn ? `display:${colour}` : undefined}
      {...roving}
    >
      {built.length === 0 && <Empty isOwn={isOwn} />}
      {built.map(({ monument, cards }) => (
        <Stack
          key={monument}
          monument={monument}
          cards={cards}
          isTarget={target === monument}
          isMain={roleOf(state, colour, monument) === 'main'}
        />
      ))}
    </div>
  );
});

/** Foundations yet to be laid. */
function Empty({ isOwn }: { readonly isOwn: boolean }) {
  const { display } = useTable().words.t;
  return (
    <div className={styles.empty}>
      {isOwn && (
        <span className={styles.dreams}>
          {DREAMS.map((monument) => (
            <Picture key={monument} monument={monument} height={COMPLETE} isBare className={styles.dream} />
          ))}
        </span>
      )}
      <p>{isOwn ? display.begin : display.empty}</p>
    </div>
  );
}

const COMPLETE = 5;
const DREAMS: readonly Monument[] = [0, 8, 9, 4, 5];

/** How many scrolls, ships and helmets a display shows. */
export function SymbolCounts({ state, colour }: { readonly state: State; readonly colour: Colour }) {
  const { words } = useTable();
  return (
    <span className={styles.symbols} title={symbolsInWords(state, colour, words).join(', ')}>
      {SYMBOLS.map((key, symbol) => (
        <span key={key} className={styles.symbol}>
          <SymbolIcon symbol={key} className={styles.icon} />
          {symbolsShown(state, colour, symbol)}
        </span>
      ))}
    </span>
  );
}

export function symbolsInWords(state: State, colour: Colour, words: Words): string[] {
  return SYMBOLS.map((_, symbol) =>
    words.t.display.symbols(symbolsShown(state, colour, symbol), words.symbols(symbol)),
  );
}
