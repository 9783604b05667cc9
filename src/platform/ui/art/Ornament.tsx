import type { ReactNode } from 'react';
import { useId } from 'react';
import { n2 } from './kit.tsx';

/** One unit of the Greek key, 20 wide and 16 high; stroke it with 2. */
export const KEY_UNIT = 'M0 15h5V3h12v8h-6V7M5 15h15';

/** Petals of a palmette around (0, 0), opening upwards. */
export const palmette = (r: number, n = 7, open = 1.25): string =>
  Array.from({ length: n }, (_, i) => {
    const a = -open + (2 * open * i) / (n - 1);
    const len = r * (1 - 0.32 * Math.abs(a / open) ** 2);
    const p = (d: number, s: number): string => `${n2(Math.sin(a + d) * len * s)} ${n2(-Math.cos(a + d) * len * s)}`;
    return `M0 0Q${p(-0.22, 0.6)} ${p(-0.05, 0.97)}Q${p(0, 1.06)} ${p(0.05, 0.97)}Q${p(0.22, 0.6)} 0 0z`;
  }).join('');

/** A strip of Greek key that fills its width; colour by `currentColor`. */
export function MeanderStrip({
  height = 12,
  className,
}: {
  height?: number;
  className?: string | undefined;
}): ReactNode {
  const id = useId().replace(/[^\w-]/g, '');
  const k = height / 18;
  return (
    <svg className={className} width="100%" height={height} aria-hidden focusable="false">
      <defs>
        <pattern id={`key${id}`} width={20 * k} height={height} patternUnits="userSpaceOnUse">
          <path d={KEY_UNIT} transform={`scale(${n2(k)})`} fill="none" stroke="currentColor" strokeWidth="2" />
        </pattern>
      </defs>
      <rect width="100%" height={height} fill={`url(#key${id})`} />
    </svg>
  );
}

/** A small divider: a palmette between two lines that end in scrolls. */
export function Divider({ className }: { className?: string | undefined }): ReactNode {
  return (
    <svg viewBox="0 0 200 24" className={className} aria-hidden focusable="false">
      <g fill="currentColor">
        <path d={palmette(15)} transform="translate(100 19)" />
        <circle cx="100" cy="20" r="2.2" />
        <path d="M4 11.5l3-2.5 3 2.5-3 2.5zM190 11.5l3-2.5 3 2.5-3 2.5z" />
      </g>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M12 11.5h56c8 0 9 9 2.5 9-4.5 0-5-5.5-1.2-5.5M188 11.5h-56c-8 0-9 9-2.5 9 4.5 0 5-5.5 1.2-5.5M72
          20.5h20M128 20.5h-20"
      />
    </svg>
  );
}

const BRANCH = Array.from({ length: 8 }, (_, i) => {
  const a = 2.95 - i * 0.335;
  const [x, y] = [32 - 23 * Math.sin(a), 32 - 23 * Math.cos(a)];
  const turn = n2((-a * 180) / Math.PI + 180);
  return [n2(x), n2(y), turn] as const;
});
const LEAF = 'M0 0C-3.5-3-3.5-8 0-12 3.5-8 3.5-3 0 0z';

/** A laurel wreath, open at the top: victory. `gold` draws it as gold leaf, else in `currentColor`. */
export function Laurel({ gold = false, className }: { gold?: boolean; className?: string | undefined }): ReactNode {
  const [a, b] = gold ? ['#f2c744', '#b07f1c'] : ['currentColor', 'currentColor'];
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden focusable="false">
      {[1, -1].map((s) => (
        <g key={s} transform={s === 1 ? undefined : 'matrix(-1 0 0 1 64 0)'}>
          <path fill="none" stroke={b} strokeWidth="1.4" d="M33.5 56.5C17 56 8 42 9.5 28 10 21 13 15 17 11.5" />
          {BRANCH.map(([x, y, t], i) => (
            <g key={i} transform={`translate(${x} ${y}) rotate(${t})`}>
              <path fill={a} d={LEAF} transform={`rotate(${180 + 38}) scale(${i > 6 ? 0.7 : 0.92})`} />
              <path
                fill={b}
                opacity={gold ? 1 : 0.72}
                d={LEAF}
                transform={`rotate(${180 - 28}) scale(${i > 6 ? 0.6 : 0.82})`}
              />
            </g>
          ))}
        </g>
      ))}
      <path fill={b} d="M28 55l4 2.5L36 55l2 5-6-2-6 2z" />
    </svg>
  );
}
