import { createElement, memo } from 'react';
import { POWERS } from '../../content/monuments.ts';
import type { Monument, Power } from '../../rules/cards.ts';
import type { Colour } from '../../rules/state.ts';
import { CardBack, levelFor, MonumentArt, Pawn, PowerArt } from '../art/index.ts';
import { colourKey } from '../log/tones.ts';
import { imageOf } from './artImage.ts';
import { monumentKey } from './hue.ts';

interface Props {
  readonly monument: Monument;
  /** Number of cards: foundations at one, complete at five and more. */
  readonly height: number;
  /** Without sky and ground of its own. */
  readonly isBare?: boolean;
  readonly className?: string | undefined;
}

/** A monument as high as it stands. */
export const Picture = memo(function Picture({ monument, height, isBare = false, className }: Props) {
  const [key, level] = [monumentKey(monument), levelFor(height)];
  const uri = imageOf(`${key}${level}${isBare}`, () =>
    createElement(MonumentArt, { monument: key, level, bare: isBare }),
  );
  return <Image uri={uri} className={className} />;
});

/** The back of a card. */
export const Back = memo(function Back({ className }: { readonly className?: string | undefined }) {
  return <Image uri={imageOf('back', () => createElement(CardBack))} className={className} />;
});

interface FigureProps {
  readonly colour: Colour;
  readonly kind: 'historian' | 'marker';
  readonly className?: string | undefined;
}

export const Figure = memo(function Figure({ colour, kind, className }: FigureProps) {
  const key = colourKey(colour);
  return (
    <Image uri={imageOf(`${kind}${key}`, () => createElement(Pawn, { kind, colour: key }))} className={className} />
  );
});

interface PowerProps {
  readonly power: Power;
  readonly className?: string | undefined;
}

export const PowerPicture = memo(function PowerPicture({ power, className }: PowerProps) {
  const key = POWERS[power] ?? 'scribe';
  return <Image uri={imageOf(key, () => createElement(PowerArt, { power: key }))} className={className} />;
});

/** Always beside words that say the same. Decoded at once: a card must not appear empty. */
function Image({ uri, className }: { readonly uri: string; readonly className?: string | undefined }) {
  return <img src={uri} alt="" draggable={false} decoding="sync" className={className} />;
}
