/** The pictures of "how to play", one for each step in order. */
import type { ReactNode } from 'react';
import { CardBack, MonumentArt, Pawn } from '../art/index.ts';
import { HistoryPicture, LadderPicture, ScorePicture } from './ParagraphPicture.tsx';
import styles from './Pictures.module.css';
import { Captioned, Cards, card, Frame, type PictureProps, Stack, Symbols } from './pictures.tsx';

export const STEP_PICTURES: readonly ((props: PictureProps) => ReactNode)[] = [
  ({ texts }) => (
    <Frame>
      <Cards cards={[card('petra', 9), card('zeus', 4), card('babylon', 5)]} texts={texts} />
      <Symbols texts={texts} />
    </Frame>
  ),
  ({ texts }) => (
    <Frame>
      <Captioned text={texts.log.kind.monument}>
        <MonumentArt monument="colosseum" level={5} className={styles['large']} />
      </Captioned>
      <Captioned text={texts.log.kind.history}>
        <Pawn kind="historian" colour="blue" className={styles['large']} />
      </Captioned>
    </Frame>
  ),
  ({ texts }) => (
    <Frame>
      <Captioned text={texts.rules.pictures.row}>
        <Cards cards={[card('pyramids', 7), card('kolossus', 2), card('mausoleum', 6)]} texts={texts} />
      </Captioned>
      <Captioned text={texts.rules.pictures.pile}>
        <CardBack className={styles['back']} />
      </Captioned>
    </Frame>
  ),
  ({ texts }) => (
    <Frame>
      <Stack cards={[card('pharos', 9), card('pharos', 4), card('pharos', 2)]} texts={texts} />
      {([1, 3, 5] as const).map((level) => (
        <MonumentArt key={level} monument="pharos" level={level} className={styles['level']} />
      ))}
    </Frame>
  ),
  ScorePicture,
  HistoryPicture,
  ({ texts }) => (
    <Frame>
      <Cards cards={[card('semiramis', 8), card('bet-hamikdash', 3)]} texts={texts} />
      <span className={styles['gap']} />
    </Frame>
  ),
  LadderPicture,
];
