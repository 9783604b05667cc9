/** One hue per monument. The twelve stay apart for normal, deutan, protan and tritan sight by lightness as well. */

export type MonumentKey =
  | 'akropolis'
  | 'artemision'
  | 'babylon'
  | 'bet-hamikdash'
  | 'colosseum'
  | 'kolossus'
  | 'mausoleum'
  | 'petra'
  | 'pharos'
  | 'pyramids'
  | 'semiramis'
  | 'zeus';

export interface Hue {
  /** Name of the hue, for alternative texts and the colour legend. */
  name: string;
  base: string;
  light: string;
  dark: string;
  /** Text on `light`, at least 7:1. */
  ink: string;
}

export const hues: Record<MonumentKey, Hue> = {
  akropolis: { name: 'green', base: '#559a6a', light: '#dcefdc', dark: '#245a3c', ink: '#123522' },
  artemision: { name: 'violet', base: '#8c66c0', light: '#eae0f6', dark: '#4d3180', ink: '#2f1b55' },
  babylon: { name: 'azure', base: '#76c0e8', light: '#def1fb', dark: '#2c6f9e', ink: '#123e5c' },
  'bet-hamikdash': { name: 'teal', base: '#147683', light: '#d2ecec', dark: '#084650', ink: '#06353d' },
  colosseum: { name: 'brick red', base: '#a12e18', light: '#f9ddd0', dark: '#651708', ink: '#551206' },
  kolossus: { name: 'sun yellow', base: '#f0cb4a', light: '#fdf3cb', dark: '#8d6412', ink: '#4c3505' },
  mausoleum: { name: 'slate', base: '#4b515f', light: '#e1e4ea', dark: '#282c37', ink: '#20232c' },
  petra: { name: 'rose', base: '#f0a3a6', light: '#fde5e2', dark: '#a34f58', ink: '#5a1f28' },
  pharos: { name: 'midnight blue', base: '#18245a', light: '#d9def4', dark: '#0b1233', ink: '#0e1740' },
  pyramids: { name: 'orange', base: '#d1671c', light: '#fde3c6', dark: '#8a3d08', ink: '#562505' },
  semiramis: { name: 'olive', base: '#abb038', light: '#f0f1c8', dark: '#646a14', ink: '#363a06' },
  zeus: { name: 'porphyry', base: '#66122e', light: '#f4d9de', dark: '#3d0718', ink: '#480a1e' },
};
