/** The geometry of a plot: where a turn and a value stand. */
export interface PlotScale {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  x(turn: number): number;
  y(value: number): number;
  /** Values with a line of the grid. */
  readonly rows: readonly number[];
  /** Turns with a number below. */
  readonly columns: readonly number[];
  /** A mark on every so many turns. */
  readonly markEvery: number;
}

/** Room for the labels at the ends of the lines. */
const LABELS = 118;
const LEFT = 36;
const TOP = 14;
const BELOW = 40;
const MOST_ROWS = 6;
const COLUMN_WIDTH = 48;

/** `width` is that of the plot on the page. */
export function scaleFor(lines: readonly (readonly number[])[], width: number): PlotScale {
  const height = Math.round(Math.max(230, Math.min(300, width * 0.6)));
  const right = width - LABELS;
  const bottom = height - BELOW;
  const values = lines.flat();
  const turns = Math.max(1, ...lines.map(({ length }) => length));
  const step = niceStep((Math.max(0, ...values) - Math.min(0, ...values)) / MOST_ROWS);
  const low = Math.floor(Math.min(0, ...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...values) / step) * step);
  const every = niceStep((turns * COLUMN_WIDTH) / Math.max(1, right - LEFT));
  return {
    width,
    height,
    left: LEFT,
    right,
    bottom,
    x: (turn) => round(LEFT + ((right - LEFT) * (turn - 1)) / Math.max(1, turns - 1)),
    y: (value) => round(bottom - ((bottom - TOP) * (value - low)) / (high - low)),
    rows: range(low, high, step),
    columns: [1, ...range(every, turns, every).filter((turn) => turn > 1)],
    markEvery: Math.max(4, every),
  };
}

/** 1, 2, 5, 10, 20 … */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? power;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** Moves labels apart so that none covers another, keeping their order; each stays as near to its place as it can. */
export function spread(wanted: readonly number[], gap: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  order.forEach((at, rank) => {
    const above = order[rank - 1];
    if (above !== undefined) placed[at] = Math.max(wanted[at] ?? 0, (placed[above] ?? 0) + gap);
  });
  let limit = bottom;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, limit);
    limit = placed[at] - gap;
  }
  return placed;
}
