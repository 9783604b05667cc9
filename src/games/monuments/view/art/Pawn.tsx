import type { ReactNode } from 'react';
import type { PlayerColour } from './colours.ts';
import { colours } from './colours.ts';
import { Picture } from './kit.tsx';

/** The mark of each colour in a box of 24. */
const marks: Record<PlayerColour, string> = {
  red: 'M12 3l10 18H2z',
  blue: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zm0 5.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  yellow: 'M3 3h18v18H3z',
  green: 'M1 9.5C4 3 8 3 11.5 7s7 4.5 11.5-1v5.5C19 17 15 17 11.5 13S4 9.5 1 15zM1 18.5h22V22H1z',
};

export function ColourMark({
  colour,
  title,
  className,
}: {
  colour: PlayerColour;
  title?: string | undefined;
  className?: string | undefined;
}): ReactNode {
  return (
    <Picture box="0 0 24 24" title={title} className={className} overflow="visible">
      <path fill="currentColor" fillRule="evenodd" d={marks[colour]} />
    </Picture>
  );
}

/** The historian: a cloaked writer seated with a scroll upon the knees, on a round foot. */
const FIGURE =
  'M12.5 41c.5-7 1-12 4-15.5 1.5-2 2.5-2.8 2.6-4.3C16.5 19.5 15 17 15 14a7 7 0 1 1 14 0c0 2.5-1 4.5-2.8 6 4 ' +
  '1.5 6.5 4.5 7.3 9l6 3.5-1.5 3.5-2.5-.5V41z';

export interface PawnProps {
  colour: PlayerColour;
  kind: 'historian' | 'marker';
  theme?: 'day' | 'night';
  title?: string | undefined;
  className?: string | undefined;
}

export function Pawn({ colour, kind, theme = 'day', title, className }: PawnProps): ReactNode {
  const c = colours[colour][theme];
  return (
    <Picture box="0 0 48 48" title={title} className={className}>
      {kind === 'marker' ? (
        <>
          <ellipse cx="24" cy="27" rx="21" ry="19.5" fill={c.dark} />
          <circle cx="24" cy="22.5" r="21" fill={c.base} stroke={c.dark} strokeWidth="1.2" />
          <path fill="none" stroke="#fff6e6" strokeWidth="1.6" opacity=".7" d="M24 5a17.5 17.5 0 0 0-17.5 17.5" />
          <circle
            cx="24"
            cy="22.5"
            r="16"
            fill="none"
            stroke={c.on}
            strokeWidth="1"
            strokeDasharray="2 1.6"
            opacity=".6"
          />
          <g fill={c.on} transform="translate(14.4 12.5) scale(.8)">
            <path fillRule="evenodd" d={marks[colour]} />
          </g>
        </>
      ) : (
        <>
          <path fill={c.dark} d="M6 41.5q0-3 4-3h28q4 0 4 3v2.5q0 3-4 3H10q-4 0-4-3z" />
          <path fill={c.base} d="M6 41q0-3 4-3h28q4 0 4 3v1.5q0 2-4 2H10q-4 0-4-2z" />
          <path fill={c.base} stroke={c.dark} strokeWidth="1.2" strokeLinejoin="round" d={FIGURE} />
          <path
            fill={c.dark}
            d="M26.2 20c4 1.5 6.5 4.5 7.3 9l6 3.5-1.5 3.5-2.5-.5V41H29c1-8 0-15-5-20z M25 7.6A7 7 0 0 1 26.2
              20H24c2.5-3 3-9 1-12.4z"
            opacity=".55"
          />
          <path
            fill="none"
            stroke="#fff6e6"
            strokeWidth="1.5"
            strokeLinecap="round"
            opacity=".75"
            d="M17 13.5a5 5 0 0 1 3.5-4.5M15 36c.3-4 1-7 2.8-9.3"
          />
          <path
            fill="#f6ecd6"
            stroke={c.dark}
            strokeWidth="1"
            strokeLinejoin="round"
            d="M28 30.5l13-4.5 1.5 3.5-1.5 3-12.5 4z"
          />
          <path stroke={c.dark} strokeWidth=".9" d="M31 31.8l8-2.8M31.5 34l7-2.3" />
          <path stroke={c.dark} strokeWidth="1.3" strokeLinecap="round" d="M36 28.5l5.5-9" />
          <g fill={c.on} transform="translate(17.5 28.5) scale(.42)">
            <path fillRule="evenodd" d={marks[colour]} />
          </g>
        </>
      )}
    </Picture>
  );
}
