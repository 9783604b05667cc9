import type { ReactNode } from 'react';
import { C } from '../kit.tsx';
import { CLAY, INCISE, K } from './glaze.ts';

export function Scribe(): ReactNode {
  return (
    <>
      <path fill={K} d="M28 60l3-17h22v17h-4V48H35v12z" />
      <path
        fill={K}
        d="M39 30C34.5 31 32.5 36 33 43L34 47H52C54 46.5 54 44 53 42L54 60H59L59.5 62H52.5L48.5 48 44 46 46.5 38 52
          42.5 58 40.5 57.5 38 52.5 38.5 47 31.5C45 29.5 41.5 29.5 39 30z"
      />
      <path
        fill={K}
        d="M38 29.5C35 27 34.5 22 36.5 19.5C39 16.5 45 16.5 47 19.5L47.5 22.5 49.5 25.5 47.8 26.2 47.5 28.5 46 32 40.5
          32z"
      />
      <path fill={CLAY} d="M44.5 22.5h2.2v.9h-2.2z" />
      <path fill={C.ivory} d="M50.5 40.5l14-4.5 1 3-14 4.5z" />
      <path fill={C.ivory} d="M49 39.5l3-.8 1.7 5-3 1zM63.5 34.5l3-.8 1.7 5-3 1z" />
      <path stroke={K} strokeWidth="1.1" d="M56 38.5l4.5-10" />
      <path
        fill="none"
        stroke={INCISE}
        strokeWidth=".9"
        d="M35 20.5q6-2.5 12 0M36 23.5q2 2 2.5 5.5M36.5 34q4 6 14.5 10.5M35 39q5 5 13 7M53 48.5l3 11.5M31.5 46h20.5M40
          33q2 3 6.5 5"
      />
      <path fill={K} d="M20 62V42h9v20z" />
      <path fill={C.ivory} d="M20.5 41.5l1.5-8h2l-1 8zM24 41.5v-10h2.2v10zM27 41.5l.8-7h1.8l-1.2 7z" />
      <path fill="none" stroke={INCISE} strokeWidth=".9" d="M20 46h9M20 58h9M22 50l2.5 4 2.5-4" />
    </>
  );
}
