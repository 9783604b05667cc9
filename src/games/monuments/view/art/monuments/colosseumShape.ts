import { n2, spread } from '../../../../../platform/ui/art/kit/paths.ts';

/** An oval drum seen a little from above: a point of its wall at angle `a` (0 is the front) and height `y`. */
export const RX = 54;
export const RY = 11;
export const CX = 60;
export const px = (a: number): number => n2(CX + RX * Math.sin(a));
export const py = (a: number, y: number): number => n2(y + RY * Math.cos(a));
/** Storeys from below: foot and head. */
export const TIERS = [
  [94, 79],
  [79, 64],
  [64, 49],
  [49, 36],
] as const;
export const BAYS = spread(-1.38, 1.38, 16)
  .slice(0, 15)
  .map((a) => a + 2.76 / 30);

export const ring = (from: number, to: number, a = -Math.PI / 2, b = Math.PI / 2): string => {
  const s = b > a ? 0 : 1;
  const arc = (sweep: number, at: number, y: number): string => `A${RX} ${RY} 0 0 ${sweep} ${px(at)} ${py(at, y)}`;
  return `M${px(a)} ${py(a, from)}${arc(s, b, from)}V${py(b, to)}${arc(1 - s, a, to)}z`;
};
export const opening = (a: number, foot: number, head: number): string => {
  const w = 0.062;
  const [x0, x1, r] = [px(a - w), px(a + w), n2((px(a + w) - px(a - w)) / 2)];
  const foot0 = n2(py(a - w, foot) - 1.6);
  const [y0, y1] = [n2(py(a - w, head) + 3 + r), n2(py(a + w, head) + 3 + r)];
  return `M${x0} ${foot0}V${y0}A${r} ${n2(r + 0.4)} 0 0 1 ${x1} ${y1}V${n2(py(a + w, foot) - 1.6)}z`;
};
