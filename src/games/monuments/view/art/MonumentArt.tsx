import type { FunctionComponent, ReactNode } from 'react';
import type { MonumentKey } from './hues.ts';
import { hues } from './hues.ts';
import type { ArtProps, Level } from './kit.tsx';
import { Picture } from './kit.tsx';
import { Akropolis } from './monuments/Akropolis.tsx';
import { Artemision } from './monuments/Artemision.tsx';
import { Babylon } from './monuments/Babylon.tsx';
import { BetHamikdash } from './monuments/BetHamikdash.tsx';
import { Colosseum } from './monuments/Colosseum.tsx';
import { Kolossus } from './monuments/Kolossus.tsx';
import { Mausoleum } from './monuments/Mausoleum.tsx';
import { Petra } from './monuments/Petra.tsx';
import { Pharos } from './monuments/Pharos.tsx';
import { Pyramids } from './monuments/Pyramids.tsx';
import { Semiramis } from './monuments/Semiramis.tsx';
import { Zeus } from './monuments/Zeus.tsx';

const pictures: Record<MonumentKey, FunctionComponent<ArtProps>> = {
  akropolis: Akropolis,
  artemision: Artemision,
  babylon: Babylon,
  'bet-hamikdash': BetHamikdash,
  colosseum: Colosseum,
  kolossus: Kolossus,
  mausoleum: Mausoleum,
  petra: Petra,
  pharos: Pharos,
  pyramids: Pyramids,
  semiramis: Semiramis,
  zeus: Zeus,
};

export interface MonumentArtProps {
  monument: MonumentKey;
  /** 0 not built, 1 foundations … 5 complete. */
  level: Level;
  /** Spoken name; without it the picture is decoration. */
  title?: string | undefined;
  /** Without sky and ground. */
  bare?: boolean;
  className?: string | undefined;
}

/** The level of a picture for a number of cards: foundations at one, complete at five and more. */
export const levelFor = (cards: number): Level => Math.max(0, Math.min(5, Math.floor(cards))) as Level;

export function MonumentArt({ monument, level, title, bare = false, className }: MonumentArtProps): ReactNode {
  const Drawing = pictures[monument];
  return (
    <Picture box="0 0 120 120" title={title} className={className}>
      <Drawing level={level} hue={hues[monument]} bare={bare} />
    </Picture>
  );
}
