import type { ReactNode } from 'react';
import { Monumento } from './coming/Monumento.tsx';
import { WorldWonders } from './coming/WorldWonders.tsx';
import { Picture } from './kit.tsx';

/** Emblems of the two games that are still to come: the same hand, another age. */
const pictures = { monumento: Monumento, 'world-wonders': WorldWonders } as const;
export type ComingGame = keyof typeof pictures;

export function ComingArt({
  game,
  title,
  className,
}: {
  game: ComingGame;
  title?: string | undefined;
  className?: string | undefined;
}): ReactNode {
  const Drawing = pictures[game];
  return (
    <Picture box="0 0 120 120" title={title} className={className}>
      <Drawing />
    </Picture>
  );
}
