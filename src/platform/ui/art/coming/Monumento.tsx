import type { ReactNode } from 'react';
import { arch, C, each, rect, spread } from '../kit.tsx';

/** Monumento: a postcard with a perforated stamp's edge, an iron tower and a cathedral by the river. */
export function Monumento(): ReactNode {
  const SKY = '#b9d3d8';
  const IRON = '#5b3a2a';
  return (
    <>
      <path fill="#d8b46a" d="M0 0h120v120H0z" />
      <path fill="#e6cb8d" d="M0 0h120L0 96z" opacity=".6" />
      <g transform="rotate(7 60 62)">
        <path fill={C.shade} d={rect(18, 14, 88, 94)} opacity=".55" />
        <path fill={C.stone} d={rect(15, 12, 88, 94)} />
      </g>
      <g transform="rotate(-4 60 60)">
        <path fill={C.ivory} d={rect(14, 12, 92, 96)} />
        <path fill={SKY} d={rect(19, 17, 82, 86)} />
        <circle cx="84" cy="36" r="9" fill={C.ivory} opacity=".8" />
        <path fill="#d9e6e2" d="M19 44q10-7 18-2 10-6 18 1 6-3 10 1v10H19z" opacity=".7" />
        <path fill="#8fb0ac" d="M19 84V72q10-6 22-4t22-3 20 4 18-4v19z" />
        <path fill={C.malachite} d="M19 90v-8q5-4 10 0 6-5 11-1 7-4 12 1 6-4 12 0 8-4 14 0 6-4 12 0 5-3 11 1v7z" />
        <path
          fill={IRON}
          fillRule="evenodd"
          d="M45.2 20h1.6l.4 7 1.8 1v2l1.5 14c.8 7 2 12 4 17h1v3h-.6c3 8 7.5 15 13.6 21v3h-12c0-8-4.5-13-10.5-13S35.5
            80 35.5 88h-12v-3c6.1-6 10.6-13 13.6-21h-.6v-3h1c2-5 3.2-10 4-17L43 30v-2l1.8-1z M46 50c-.6 4-1.4 7.5-2.5
            11h5c-1.1-3.5-1.9-7-2.5-11z M42.3 64c-.8 2.5-1.6 4.8-2.6 7h12.6c-1-2.2-1.8-4.5-2.6-7z"
        />
        <path
          stroke={SKY}
          strokeWidth=".7"
          opacity=".75"
          d="M45 34h2M44.5 40h3M44 46h4M30 80l5 2M34 74l4 2M62 80l-5 2M58 74l-4 2M32 84l4-6M60 84l-4-6"
        />
        <path fill={C.stone} d={rect(68, 52, 10, 37) + rect(84, 52, 10, 37) + rect(78, 60, 6, 29)} />
        <path fill={C.ivory} d={rect(68, 52, 3, 37) + rect(84, 52, 3, 37)} />
        <path fill={C.shade} d={rect(75.5, 52, 2.5, 37) + rect(91.5, 52, 2.5, 37)} />
        <path
          fill={C.deep}
          d={
            arch(71.6, 62, 2, 8) +
            arch(74.6, 62, 2, 8) +
            arch(87.6, 62, 2, 8) +
            arch(90.6, 62, 2, 8) +
            arch(73, 89, 5, 11) +
            arch(81, 89, 5, 12) +
            arch(89, 89, 5, 11)
          }
        />
        <circle cx="81" cy="70" r="4.5" fill={C.lapis} stroke={C.ivory} strokeWidth="1" />
        <path stroke={C.ivory} strokeWidth=".6" d="M81 66v8M77 70h8M78.2 67.2l5.6 5.6M83.8 67.2l-5.6 5.6" />
        <path stroke={C.shade} strokeWidth=".9" d="M68 64.5h10M84 64.5h10M68 76.5h26" />
        <path fill={C.terraDark} d="M80.3 60l.7-14 .7 14z" />
        <path fill={C.sand} d={rect(67.5, 50.5, 11, 2) + rect(83.5, 50.5, 11, 2)} />
        <path fill={C.sand} d={rect(19, 88, 82, 4)} />
        <path fill={C.shade} d={each(spread(24, 96, 7), (x) => arch(x, 92, 7, 3.5))} opacity=".8" />
        <path fill="#5d95a0" d={rect(19, 92, 82, 11)} />
        <path stroke="#d9e6e2" strokeWidth=".8" d="M24 95.5h14M44 98h20M70 95h16M30 100.5h18M74 100h20" />
        <path fill={C.black} d="M56 97h14l-2.5 3h-9z" />
        <path fill={C.terra} d="M59 94.5h7v2.5h-7z" />
      </g>
      <path fill={C.terra} d="M88 6h22v26H88z" />
      <path fill={C.ivory} d="M90.5 8.5h17v21h-17z" />
      <path fill={C.lapis} d="M92 10h14v18H92z" />
      <path fill={C.gold} d="M93 27v-9a6 6 0 0 1 12 0v9h-3.5v-8a2.5 2.5 0 0 0-5 0v8zM92.5 11.5h13v1.5h-13z" />
      <path
        fill="none"
        stroke={C.black}
        strokeWidth="1"
        opacity=".55"
        d="M70 14q3-2.5 6 0t6 0 6 0 6 0M70 18q3-2.5 6 0t6 0 6 0 6 0M70 22q3-2.5 6 0t6 0 6 0 6 0"
      />
    </>
  );
}
