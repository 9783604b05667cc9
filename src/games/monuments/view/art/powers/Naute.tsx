import type { ReactNode } from 'react';
import { C } from '../kit.tsx';
import { INCISE, K } from './glaze.ts';

export function Naute(): ReactNode {
  return (
    <>
      <path stroke={K} strokeWidth="1.6" d="M41 14v38" />
      <path stroke={K} strokeWidth="1.3" d="M21 18.5h40M41 13L17 48M41 13l24 33" />
      <path fill={C.ivory} d="M22.5 19.5h37Q66 30 59 41.5H24Q31 30 22.5 19.5z" />
      <path fill={K} d="M22.5 19.5h37l.8 1.7H23.6zM25 39.8h34.9l-1 1.7H24z" />
      <path
        fill={C.terra}
        d="M33.5 21.2h4.5q3 9 0 18.6h-4.5q3-9.5 0-18.6zM45.5 21.2H50q3.5 9 .5 18.6H46q3-9.5-.5-18.6z"
      />
      <path
        fill={K}
        d="M9 47l5.5 1L16 51H55C59 51 62.5 48 62.5 43C62.5 40 60 38.5 58 40C58 36.5 64.5 35.5 66.5 41C68.5 48 65 57 57
          60.5H22C16.5 59 14 55.5 13 51z"
      />
      <circle cx="18.5" cy="54" r="2.2" fill={C.ivory} />
      <circle cx="18.5" cy="54" r="1" fill={K} />
      <path fill="none" stroke={INCISE} strokeWidth=".9" d="M23 54h36M24 57.5h33" />
      <path stroke={K} strokeWidth="1.2" d="M26 59l-4 7M32 59l-4 7M38 59l-4 7M44 59l-4 7M50 59l-4 7" />
      <path
        fill={K}
        d="M50 51v-5l1.5-1.5a1.8 1.8 0 1 1 2.5 0L56 47v4z M27 51v-3.5l1-1a1.6 1.6 0 1 1 2.2 0l1.3 1.5v3z M34
          51v-3.5l1-1a1.6 1.6 0 1 1 2.2 0l1.3 1.5v3z"
      />
      <path fill={C.lapisDark} d="M17.5 62.5q3.75-3.5 7.5 0t7.5 0 7.5 0 7.5 0 7.5 0 7.5 0A32 32 0 0 1 17.5 62.5z" />
      <path fill="none" stroke={INCISE} strokeWidth=".9" d="M23 67q2.8-2.6 5.6 0t5.6 0 5.6 0 5.6 0 5.6 0 5.6 0" />
    </>
  );
}
