import { memo } from 'react';
import type { Seat } from '../../../../platform/rules.ts';
import type { Colour, State } from '../../rules/state.ts';
import { ColourMark } from '../art/index.ts';
import { colourKey, toneStyle } from '../log/tones.ts';
import { useTable } from '../TableContext.ts';
import { type Builder, type Chance, type TrackOutlook, tracksOf } from '../turn/outlook.ts';
import type { Words } from '../turn/words.ts';
import { useRoving } from '../useRoving.ts';
import styles from './Board.module.css';
import { hueStyle } from './hue.ts';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';
import { Spoken } from './Spoken.tsx';

interface Props {
  readonly state: State;
  readonly seat: Seat | null;
  readonly serving: Colour;
  /** Small tiles for a phone: picture, box, builders, and whether it can be built. */
  readonly isCompact?: boolean;
}

/** The twelve monuments with their tracks, builders and chances. */
export const Board = memo(function Board({ state, seat, serving, isCompact = false }: Props) {
  const { words } = useTable();
  const roving = useRoving<HTMLDivElement>();
  const tracks = tracksOf(state, seat, serving).filter(({ isUsed }) => isUsed);
  return (
    <Panel title={words.t.zones.board} help="board" className={isCompact ? styles.compact : styles.panel}>
      {/* biome-ignore lint/a11y/useSemanticElements: a board is no form */}
      <div
        className={styles.board}
        data-compact={isCompact || undefined}
        role="group"
        aria-label={words.t.zones.board}
        data-zone="board"
        {...roving}
      >
        {tracks.map((track) => (
          <Tile key={track.monument} track={track} isSeated={seat !== null} />
        ))}
      </div>
    </Panel>
  );
});

interface TileProps {
  readonly track: TrackOutlook;
  readonly isSeated: boolean;
}

const Tile = memo(function Tile({ track, isSeated }: TileProps) {
  const { words, open } = useTable();
  const { monument, box, builders, chance, height, hopes } = track;
  const isReady = isSeated && (chance.kind === 'erect' || chance.kind === 'improve');
  return (
    <button
      type="button"
      className={styles.tile}
      style={hueStyle(monument)}
      tabIndex={-1}
      data-rove
      data-monument={monument}
      data-ready={isReady || undefined}
      onClick={() => open({ kind: 'monument', monument })}
    >
      <Spoken>{labelOf(track, isSeated, words)}</Spoken>
      <Picture monument={monument} height={height} className={styles.picture} />
      <span className={styles.name} aria-hidden="true">
        {words.monument(monument)}
      </span>
      <span className={styles.builders} aria-hidden="true">
        {builders.map((builder) => (
          <BuilderMark key={builder.colour} builder={builder} />
        ))}
        {builders.length === 0 && <span className={styles.nobody}>{words.t.track.nobody}</span>}
      </span>
      <Boxes box={box} isShared={builders.length > 1} />
      <span className={styles.foot} aria-hidden="true">
        {isSeated && (
          <span className={styles.chance} data-kind={chance.kind}>
            {chip(chance, words)}
          </span>
        )}
        <span className={styles.hopes}>{words.t.track.hopes(hopes)}</span>
      </span>
    </button>
  );
}, sameTile);

function BuilderMark({ builder: { colour, cards, role } }: { readonly builder: Builder }) {
  return (
    <span className={styles.builder} style={toneStyle(colour)} data-main={role !== 'second' || undefined}>
      <ColourMark colour={colourKey(colour)} className={styles.mark} />
      {cards}
    </span>
  );
}

const BOXES = [0, 1, 2, 3, 4, 5, 6];

/** Boxes 0 to 6; the marker stands on the present one, which says what it is worth. */
function Boxes({ box, isShared }: { readonly box: number; readonly isShared: boolean }) {
  return (
    <span className={styles.boxes} aria-hidden="true">
      {BOXES.map((each) => (
        <span key={each} className={styles.box} data-at={each === box || undefined} data-past={each < box || undefined}>
          {each}
        </span>
      ))}
      <span className={styles.worth}>{isShared ? `${2 * box}–${box}` : 3 * box}</span>
    </span>
  );
}

function chip(chance: Chance, words: Words): string {
  const { track } = words.t;
  return chance.kind === 'short' ? track.chipShort(chance.missing) : track.chip[chance.kind];
}

function labelOf({ monument, box, builders, hopes, chance }: TrackOutlook, isSeated: boolean, words: Words): string {
  const { track } = words.t;
  const worth = builders.length > 1 ? track.shared(2 * box, box) : track.sole(3 * box);
  const who = builders.map(({ colour, cards, role }) =>
    (role === 'main' ? track.mainBuilder : track.builder)(words.owner(colour), cards),
  );
  const parts = [track.box(box), worth, ...(who.length > 0 ? who : [track.nobody]), track.hopes(hopes)];
  if (isSeated) parts.push(chanceText(chance, words));
  return track.label(words.monument(monument), parts.join('; '));
}

export function chanceText(chance: Chance, words: Words): string {
  const { track } = words.t;
  if (chance.kind === 'short') return track.short(chance.missing);
  if (chance.kind === 'erect' || chance.kind === 'improve') return track[chance.kind](chance.cards);
  return chance.kind === 'built' ? track.built : track.closed;
}

function sameTile(a: TileProps, b: TileProps): boolean {
  return a.isSeated === b.isSeated && JSON.stringify(a.track) === JSON.stringify(b.track);
}
