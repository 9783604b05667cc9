/** The tones of a player colour as custom properties, for day and night alike. */
import type { CSSProperties } from 'react';
import { COLOURS } from '../../content/monuments.ts';
import type { Colour } from '../../rules/state.ts';
import { colours, type PlayerColour } from '../art/index.ts';

export function colourKey(colour: Colour): PlayerColour {
  return COLOURS[colour] ?? 'red';
}

/** `--tone` fills, `--tone-on` is text upon it, `--tone-ink` is text on paper, `--tone-light` a tinted ground. */
export function toneStyle(colour: Colour): CSSProperties {
  const { day, night } = colours[colourKey(colour)];
  return {
    '--tone': `light-dark(${day.base}, ${night.base})`,
    '--tone-on': `light-dark(${day.on}, ${night.on})`,
    '--tone-ink': `light-dark(${day.ink}, ${night.ink})`,
    '--tone-light': `light-dark(${day.light}, ${night.light})`,
  } as CSSProperties;
}
