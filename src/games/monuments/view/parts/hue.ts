/** The hue of a monument as custom properties. */
import type { CSSProperties } from 'react';
import { MONUMENTS, SYMBOLS } from '../../content/monuments.ts';
import type { Monument, SymbolId } from '../../rules/cards.ts';
import { type CardSymbol, hues, type MonumentKey } from '../art/index.ts';

export function monumentKey(monument: Monument): MonumentKey {
  return MONUMENTS[monument]?.key ?? 'akropolis';
}

export function symbolKey(symbol: SymbolId): CardSymbol {
  return SYMBOLS[symbol] ?? 'scroll';
}

const STYLES = MONUMENTS.map(({ key }) => {
  const { base, light, dark, ink } = hues[key];
  return { '--hue': base, '--hue-light': light, '--hue-dark': dark, '--hue-ink': ink } as CSSProperties;
});

/** `--hue` fills, `--hue-light` is a ground, `--hue-ink` text upon it, `--hue-dark` a ground for ivory text. */
export function hueStyle(monument: Monument): CSSProperties | undefined {
  return STYLES[monument];
}
