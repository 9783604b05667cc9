/** Palette and path builders of the common hand. Light falls from the upper left. */

export const C = {
  ivory: '#f6ecd6',
  stone: '#e2cfa8',
  sand: '#c9ab78',
  shade: '#a17e54',
  deep: '#5f4630',
  black: '#221a16',
  terra: '#b9552f',
  terraDark: '#833720',
  ochre: '#d39b3c',
  lapis: '#25488c',
  lapisDark: '#162f63',
  malachite: '#2f7a5b',
  leaf: '#4f8a4a',
  leafDark: '#234f39',
  gold: '#f2c744',
  goldLight: '#ffe38a',
  goldDark: '#b07f1c',
  wood: '#94673a',
} as const;

/** Rounds to two digits, to keep the markup short. */
export const n2 = (n: number): number => Math.round(n * 100) / 100;

/** A template tag for path data that rounds its numbers. */
export const path = (parts: TemplateStringsArray, ...values: number[]): string =>
  parts.map((part, i) => part + (i < values.length ? n2(values[i] ?? 0) : '')).join('');

/** Draws one path for every entry of a list and joins them. */
export const each = <T>(list: readonly T[], draw: (entry: T, index: number) => string): string =>
  list.map(draw).join('');

/** The entry of a list for a level. */
export const by = (level: number, list: readonly number[]): number => list[level] ?? 0;

/** Evenly spaced numbers, both ends included. */
export const spread = (from: number, to: number, n: number): number[] =>
  Array.from({ length: n }, (_, i) => n2(n === 1 ? (from + to) / 2 : from + ((to - from) * i) / (n - 1)));

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${n2(x)} ${n2(y)}h${n2(w)}v${n2(h)}h${n2(-w)}z`;

/** An arched opening standing on `y` (its foot), `x` is its middle. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${n2(x - w / 2)} ${n2(y)}v${n2(w / 2 - h)}a${n2(w / 2)} ${n2(w / 2)} 0 0 1 ${n2(w)} 0v${n2(h - w / 2)}z`;

/** A Greek key running right from (x, y), `s` is the height, `n` the number of turns; stroke it. */
export const meander = (x: number, y: number, s: number, n: number): string => {
  const u = n2(s / 4);
  const turn = `v${-4 * u}h${4 * u}v${3 * u}h${-2 * u}v${-u}`;
  return each(
    spread(0, n - 1, n),
    (i) => `M${n2(x + i * u * 5)} ${n2(y + s)}${turn}M${n2(x + i * u * 5)} ${n2(y + s)}h${n2(5 * u)}`,
  );
};

/** Running waves along the top of a body of water; fill it. */
export const waves = (x0: number, x1: number, y: number, step: number, amp: number, bottom: number): string => {
  const n = Math.ceil((x1 - x0) / step);
  const crest = `q${n2(step / 4)} ${n2(-amp * 2)} ${n2(step / 2)} 0t${n2(step / 2)} 0`;
  return `M${x0} ${y}${crest.repeat(n)}V${bottom}H${x0}z`;
};
