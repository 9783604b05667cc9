import type { ReactNode } from 'react';
import { KEY_UNIT, palmette } from '../../../../platform/ui/art/Ornament.tsx';
import { C, n2, Picture, spread } from './kit.tsx';
import { CLAY } from './powers/glaze.ts';

const key = (n: number, from: number, to: number, turn: number, x: number, y: number): ReactNode => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    {spread(from, to - (to - from) / n, n).map((u) => (
      <path key={u} d={KEY_UNIT} transform={`translate(${u} 0) scale(${n2((to - from) / n / 20)} .4)`} />
    ))}
  </g>
);

/** Half the picture; the other half is the same turned by 180°, so that a back has no up and no down. */
function Half(): ReactNode {
  return (
    <>
      <path fill={CLAY} d={palmette(20, 9, 1.35)} transform="translate(50 45)" />
      <path fill={C.ivory} d="M46 45a4 4 0 0 1 8 0z" />
      <path
        fill="none"
        stroke={CLAY}
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M50 47.5c-7 0-9 2-15 2-9 0-12-9-6-11.5 4.5-1.5 7 4 3 5.5M50 47.5c7 0 9 2 15 2 9 0 12-9 6-11.5-4.5-1.5-7 4-3 5.5"
      />
      <path fill={C.gold} d="M50 18.5l1.6 2.5-1.6 2.5-1.6-2.5zM26 24l1.3 2-1.3 2-1.3-2zM74 24l1.3 2-1.3 2-1.3-2z" />
      <path fill={CLAY} d={palmette(9, 5, 1)} transform="translate(21 37) rotate(-30)" />
      <path fill={CLAY} d={palmette(9, 5, 1)} transform="translate(79 37) rotate(30)" />
    </>
  );
}

/** The back of a card: black glaze, a key frame in clay, the eye of the cups that keeps the secret. */
export function CardBack({
  title,
  className,
}: {
  title?: string | undefined;
  className?: string | undefined;
}): ReactNode {
  return (
    <Picture box="0 0 100 140" title={title} className={className}>
      <rect width="100" height="140" rx="6" fill={C.ivory} />
      <rect x="2.5" y="2.5" width="95" height="135" rx="4" fill={C.terra} />
      <rect x="4" y="4" width="92" height="132" rx="3" fill={C.black} />
      <g fill="none" stroke={CLAY} strokeWidth="2.6">
        {key(10, 14, 86, 0, 0, 5.6)}
        {key(15, 14, 126, 90, 94.4, 0)}
        {key(10, 14, 86, 180, 100, 134.4)}
        {key(15, 14, 126, 270, 5.6, 140)}
      </g>
      {['9.5 9.5', '90.5 9.5', '9.5 130.5', '90.5 130.5'].map((at) => (
        <g key={at} transform={`translate(${at})`}>
          <path fill={C.gold} d="M0-3.5L3.5 0 0 3.5-3.5 0z" />
          <path fill={C.black} d="M0-1.4L1.4 0 0 1.4-1.4 0z" />
        </g>
      ))}
      <rect x="14.5" y="14.5" width="71" height="111" fill="none" stroke={CLAY} strokeWidth="1" />
      <Half />
      <g transform="rotate(180 50 70)">
        <Half />
      </g>
      <path fill={C.ivory} d="M17 70C27 55 38 52.5 50 52.5S73 55 83 70C73 85 62 87.5 50 87.5S27 85 17 70z" />
      <path fill={C.black} d="M20.5 70C29 58 39 55 50 55s21 3 29.5 15C71 82 61 85 50 85s-21-3-29.5-15z" />
      <path fill={C.ivory} d="M25 70C32 61 40 58 50 58s18 3 25 12C68 79 60 82 50 82s-18-3-25-12z" />
      <circle cx="50" cy="70" r="12" fill={C.lapis} />
      <circle cx="50" cy="70" r="9" fill={C.ivory} />
      <circle cx="50" cy="70" r="7.4" fill={C.terra} />
      <circle cx="50" cy="70" r="4.2" fill={C.black} />
      <path fill={C.gold} d="M50 67.7l.7 1.6 1.6.7-1.6.7-.7 1.6-.7-1.6-1.6-.7 1.6-.7z" />
    </Picture>
  );
}
