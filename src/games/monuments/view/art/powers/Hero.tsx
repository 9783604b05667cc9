import type { ReactNode } from 'react';
import { C } from '../kit.tsx';
import { CLAY, INCISE, K } from './glaze.ts';

export function Hero(): ReactNode {
  return (
    <>
      <path stroke={K} strokeWidth="1.7" d="M60 20v44" />
      <path fill={K} d="M60 14l2.2 6.5-2.2 3-2.2-3z" />
      <path
        fill={K}
        d="M19 30C15 17 27 9 38 11C45 12 49 16 50 21L47 22C44 17 39 15.5 34 17C27 19 24 24 24.5 32C24.5 36 23 38 20
          39C21 36 20 33 19 30z"
      />
      <path
        fill={C.terraDark}
        d="M20.5 28C18 19 27 12 37 13.5C42 14.2 46 17 47.5 20C42 14.5 34 14 28.5 17.5C24 20.5 22 24.5 22.5 31z"
      />
      <path
        fill={K}
        d="M29 25C31 19.5 40 18 44.5 22C47 24.5 47.5 28 47 31L49.5 35.5 47 36 47.5 42 43.5 44 42 36 39 37.5 37.5 46 30
          43C27.5 37 27.5 30 29 25z"
      />
      <path fill={CLAY} d="M40 29.5q3-2 5.5 0l-1 2q-2.5 1-4.5-2z" />
      <path fill={C.ivory} d="M42 30h1.8v1h-1.8z" />
      <path
        fill="none"
        stroke={INCISE}
        strokeWidth=".9"
        d="M30 27q7-5 15.5-1.5M38.5 37.5q-5-4-5-10M24.5 18l-3-2M29 15l-1.5-3M34.5 13.5l-.5-3M40.5 14l1-2.5M21.5
          23l-2.5-1"
      />
      <path
        fill={K}
        d="M30 42L37.5 46 45 44C51 46 56 43 58 38L63.5 37 63.5 43 59.5 45C57 51 53 54 50 55L51 66H24L26 52C25 48 27 44
          30 42z"
      />
      <circle cx="34" cy="55" r="15" fill={K} stroke={CLAY} strokeWidth="1.2" />
      <circle cx="34" cy="55" r="12" fill="none" stroke={INCISE} strokeWidth=".9" />
      <path
        fill={C.ivory}
        d="M34 45.5l2 6 6-2.5-3 5.5 5 3.5-6 .5.5 6.5-4.5-4.5-4.5 4.5.5-6.5-6-.5 5-3.5-3-5.5 6 2.5z"
      />
      <circle cx="34" cy="55.5" r="2.5" fill={C.gold} />
    </>
  );
}
