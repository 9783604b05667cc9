import type { ReactNode } from 'react';
import { C, rect } from '../kit.tsx';

/** The head of the god with its wreath, the sceptre with the eagle, Victory upon his hand. */
export function Regalia(): ReactNode {
  return (
    <>
      <path fill={C.gold} d={rect(98.2, 16, 1.8, 82)} />
      <path fill={C.goldDark} d={rect(99.3, 16, 0.7, 82)} />
      <path
        fill={C.gold}
        d="M99 16l-2-2.5C93 13 90 10 89 5.5C92 7.5 95 8 97.3 8.5L97.5 6 95.8 5.8 98 4 100.5 5.5V8.5C103 8 106 7.5
            109 5.5C108 10 105 13 101 13.5z"
      />
      <path fill={C.stone} d="M96 37.5q2.5-2.5 5 0v2.5q-2.5 2-5 0z" />
      <path fill={C.ivory} d="M70 40l.5-6h8l2 5q-5 3.5-10.5 1z" />
      <path fill={C.sand} d="M74 34h4.5l2 5-4 2z" />
      <path fill={C.ivory} d="M69.5 18.5L67.6 22.5 67.4 24 65 27.2 66.9 28.1 66.5 30 72 33 77 30V20z" />
      <path
        fill={C.ochre}
        d="M66.2 29.8L68.8 29.5C70.6 29.2 71.6 27.6 72 25.4L75.6 25.5C76.5 31 74 37.5 68.4 40.2C66 38 65 33 66.2
            29.8z"
      />
      <path
        fill={C.goldDark}
        d="M73.6 25.5h2C76.5 31 74 37.5 68.4 40.2C72 36.5 73.6 31 73.6 25.5z M66.5 33l2.5 4-.6 3.2C66.9 38.5 66 36
            66.5 33z"
      />
      <path
        fill={C.ochre}
        d="M67.4 21.8C68.3 17 72.5 14.6 76.5 15.2C81.8 16 84 21 83.3 26C82.8 30 82 33 83.6 36.4C80.5 38 77 37 75.3
            34C76.2 30.5 75.8 27.5 74.4 24.5C72.4 23 70 22.3 67.4 21.8z"
      />
      <path
        fill={C.goldDark}
        d="M78.5 16C82.5 17.5 84 21.5 83.3 26C82.8 30 82 33 83.6 36.4C82.3 37.1 80.8 37.3 79.5 37C80.5 31 81 22 78.5
            16z"
      />
      <path fill={C.sand} d="M74.8 25.5a1.3 1.6 0 1 1 .2 2.8z" />
      <path fill={C.black} d="M68 23.6l2.2-.3.3 1-1.6.4z" />
      <path fill={C.malachite} d="M66.6 21.3C70.5 18.3 77 18.3 83.8 22.6L83.4 25C77.5 20.8 71.5 20.8 67.2 23z" />
      <path
        fill={C.goldLight}
        d="M67.5 20.6l.4-2.9 2 1.9zM71 19.4l.9-2.8 1.7 2.4zM75 19.2l1.5-2.5 1.2 2.9zM79 20.3l2-2 .6 3z"
      />
      <path fill={C.gold} d="M41.5 49.5L42.2 43 41.2 40 43 38.2A1.9 1.9 0 1 1 45 38.2L46.5 40 45.8 43 47.5 49.5z" />
      <path fill={C.goldLight} d="M46 40.5C49 36 53 35 55.5 31C56.5 37 54 43 46.5 44.5z" />
      <path fill="none" stroke={C.gold} strokeWidth="1.2" d="M42 41L37.5 39" />
      <circle cx="35.5" cy="38" r="2.2" fill="none" stroke={C.goldLight} strokeWidth=".9" />
    </>
  );
}
