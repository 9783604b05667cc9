import { memo } from 'react';
import type { Seat } from '../../../../platform/rules.ts';
import { POWERS } from '../../content/monuments.ts';
import type { Power } from '../../rules/cards.ts';
import { symbolsShown } from '../../rules/displays.ts';
import { HERO, holderOf, NAUTE } from '../../rules/holders.ts';
import { claimMove } from '../../rules/moveTable.ts';
import type { Colour, State } from '../../rules/state.ts';
import { ColourMark, SymbolIcon } from '../art/index.ts';
import { colourKey, toneStyle } from '../log/tones.ts';
import { useTable } from '../TableContext.ts';
import { offerOf } from '../turn/offers.ts';
import { useRoving } from '../useRoving.ts';
import type { Hands } from '../useTurn.ts';
import { symbolKey } from './hue.ts';
import { Panel } from './Panel.tsx';
import { PowerPicture } from './Picture.tsx';
import styles from './Powers.module.css';
import { Spoken } from './Spoken.tsx';

interface Props {
  readonly state: State;
  readonly seat: Seat | null;
  /** The own colour that would take it. */
  readonly serving: Colour;
  readonly picked: Power | null;
  readonly hands: Hands;
}

/** The three power cards: who holds them, and who shows how many of their symbol. */
export const Powers = memo(function Powers({ state, seat, serving, picked, hands }: Props) {
  const { words } = useTable();
  const roving = useRoving<HTMLDivElement>();
  return (
    <Panel title={words.t.zones.powers} help="powers" className={styles.panel}>
      {/* biome-ignore lint/a11y/useSemanticElements: cards on a table are no form */}
      <div className={styles.powers} role="group" aria-label={words.t.zones.powers} {...roving}>
        {POWERS.map((key, power) => {
          const offer = seat === null ? null : offerOf(state, seat, claimMove(serving, power));
          const holder = holderOf(state, power);
          return (
            <button
              key={key}
              type="button"
              className={styles.power}
              tabIndex={-1}
              data-rove
              data-dim={offer?.refusal ? true : undefined}
              aria-pressed={picked === power}
              title={words.t.powersDo[power]}
              onClick={() => hands.pickPower(power)}
            >
              <Spoken>{labelOf(state, power, words)}</Spoken>
              <PowerPicture power={power} className={styles.art} />
              <span className={styles.name} aria-hidden="true">
                {words.power(power)}
                <small>{stateOf(state, power, words)}</small>
              </span>
              {holder !== null && (
                <span className={styles.holder} style={toneStyle(holder)}>
                  <ColourMark colour={colourKey(holder)} className={styles.mark} />
                </span>
              )}
              <span className={styles.counts} aria-hidden="true">
                <SymbolIcon symbol={symbolKey(power)} className={styles.symbol} />
                {state.scores.map((_, colour) => (
                  <span key={colour} className={styles.count} style={toneStyle(colour)}>
                    <ColourMark colour={colourKey(colour)} className={styles.tiny} />
                    {symbolsShown(state, colour, power)}
                  </span>
                ))}
              </span>
            </button>
          );
        })}
      </div>
    </Panel>
  );
});

type Words = ReturnType<typeof useTable>['words'];

function labelOf(state: State, power: Power, words: Words): string {
  const holder = holderOf(state, power);
  const where = holder === null ? words.t.power.bank : words.t.power.held(words.owner(holder));
  const list = state.scores.map((_, colour) => `${words.owner(colour)} ${symbolsShown(state, colour, power)}`);
  return words.t.power.label(words.power(power), where, words.t.power.counts(words.symbols(power), list.join(', ')));
}

function stateOf(state: State, power: Power, words: Words): string {
  const holder = holderOf(state, power);
  if (holder === null) return words.t.power.bank;
  const isUsed = (power === HERO && state.heroUsed) || (power === NAUTE && state.nauteUsed);
  return isUsed ? words.t.power.used : words.owner(holder);
}
