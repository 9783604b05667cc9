/** The drawings of the monuments are many paths each: draw one anew only where its monument or height changes. */
import { memo } from 'react';
import type { Monument } from '../../rules/cards.ts';
import { levelFor, MonumentArt } from '../art/index.ts';
import { monumentKey } from './hue.ts';

interface Props {
  readonly monument: Monument;
  /** Number of cards: foundations at one, complete at five and more. */
  readonly height: number;
  /** Without sky and ground of its own. */
  readonly isBare?: boolean;
  readonly className?: string | undefined;
}

const COMPLETE = 5;

export const Picture = memo(
  function Picture({ monument, height, isBare = false, className }: Props) {
    return (
      <MonumentArt monument={monumentKey(monument)} level={levelFor(height)} bare={isBare} className={className} />
    );
  },
  (a, b) =>
    a.monument === b.monument &&
    a.className === b.className &&
    Math.min(COMPLETE, a.height) === Math.min(COMPLETE, b.height),
);
