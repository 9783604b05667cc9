/** Example 9.3: what three monuments pay at the end. */
import type { ReactNode } from 'react';
import styles from './Pictures.module.css';
import { Captioned, card, Frame, type PictureProps, Stack } from './pictures.tsx';

export function BuilderExample({ texts }: PictureProps): ReactNode {
  const { box, sole, main, second } = texts.rules.pictures;
  const rows = [
    { at: 2, builders: [{ who: 'C', cards: [card('akropolis', 7)], role: sole, points: 6 }] },
    {
      at: 3,
      builders: [
        { who: 'A', cards: [card('artemision', 6), card('artemision', 3)], role: main, points: 6 },
        { who: 'B', cards: [card('artemision', 9)], role: second, points: 3 },
      ],
    },
    {
      at: 4,
      builders: [
        { who: 'A', cards: [card('pharos', 8)], role: main, points: 8 },
        { who: 'C', cards: [card('pharos', 5)], role: second, points: 4 },
      ],
    },
  ];
  return rows.map(({ at, builders }) => (
    <Frame key={at}>
      <span className={styles['boxMark']}>
        {box} {at}
      </span>
      {builders.map(({ who, cards, role, points }) => (
        <Captioned
          key={who}
          text={
            <>
              <b>
                {who}: {points}
              </b>{' '}
              {role}
            </>
          }
        >
          <Stack cards={cards} texts={texts} />
        </Captioned>
      ))}
    </Frame>
  ));
}
