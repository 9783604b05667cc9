/** The picture of a paragraph, where it has one. */
import type { ReactNode } from 'react';
import { MonumentArt, PowerArt, SymbolIcon } from '../art/index.ts';
import { BuilderExample } from './BuilderExample.tsx';
import styles from './Pictures.module.css';
import {
  Arrow,
  Captioned,
  Cards,
  card,
  Frame,
  Ladder,
  Levels,
  type PictureProps,
  Stack,
  Symbols,
} from './pictures.tsx';
import { BoxTable, MonumentTable, TrackStep } from './tables.tsx';

type PictureOf = (props: PictureProps) => ReactNode;

const RED = 0;
const BLUE = 1;
const GREEN = 3;

const PICTURES: Readonly<Record<string, PictureOf>> = {
  '1.1': ({ texts }) => (
    <Frame>
      <Cards cards={[card('akropolis', 7)]} texts={texts} />
      <Symbols texts={texts} />
    </Frame>
  ),
  '1.2': BoxTable,
  '1.3': ({ texts }) => (
    <Frame>
      <Ladder
        texts={texts}
        rungs={[
          { box: 3, historians: [{ colour: RED }] },
          { box: 5, historians: [{ colour: GREEN }, { colour: BLUE }] },
          { box: 6, historians: [] },
        ]}
      />
    </Frame>
  ),
  '1.5': MonumentTable,
  '4.4': ({ texts }) => (
    <Frame>
      <Captioned text={texts.rules.pictures.first}>
        <Stack cards={[card('petra', 8), card('petra', 3)]} texts={texts} />
      </Captioned>
      <Captioned text={texts.rules.pictures.next}>
        <Stack cards={[card('petra', 9), card('petra', 4), card('petra', 2)]} texts={texts} />
      </Captioned>
    </Frame>
  ),
  '4.5': ({ texts }) => <Levels monument="pharos" texts={texts} />,
  '5.1': HistoryPicture,
  '5.3': () => (
    <Frame>
      <MonumentArt monument="artemision" level={4} className={styles['level']} />
      <TrackStep />
    </Frame>
  ),
  '8.2': () => <PowerPicture power="scribe" symbol="scroll" />,
  '8.3': () => <PowerPicture power="hero" symbol="helmet" />,
  '8.4': () => <PowerPicture power="naute" symbol="ship" />,
  '9.1': ScorePicture,
  '9.2': HistoryPicture,
  '9.3': BuilderExample,
  '9.4': LadderPicture,
};

export function ParagraphPicture({ number, texts }: PictureProps & { number: string }): ReactNode {
  const Picture = PICTURES[number];
  return Picture ? (
    <div className={styles['picture']}>
      <Picture texts={texts} />
    </div>
  ) : null;
}

export function ScorePicture({ texts }: PictureProps): ReactNode {
  const { gone, display, result } = texts.rules.pictures;
  return (
    <Frame>
      <Captioned text={gone}>
        <Cards cards={[card('petra', 1), card('pharos', 1)]} texts={texts} />
      </Captioned>
      <Arrow />
      <Captioned text={display}>
        <Stack cards={[card('zeus', 8), card('zeus', 5)]} texts={texts} />
      </Captioned>
      <b className={styles['points']}>{result(2)}</b>
    </Frame>
  );
}

export function HistoryPicture({ texts }: PictureProps): ReactNode {
  const { top, stays, pages } = texts.rules.pictures;
  return (
    <Frame>
      <Captioned text={top}>
        <Stack lifted cards={[card('akropolis', 9), card('akropolis', 6)]} texts={texts} />
      </Captioned>
      <Captioned text={top}>
        <Stack lifted cards={[card('artemision', 8), card('artemision', 4), card('artemision', 1)]} texts={texts} />
      </Captioned>
      <Captioned text={stays}>
        <Stack cards={[card('pharos', 5)]} texts={texts} />
      </Captioned>
      <b className={styles['points']}>{pages(2)}</b>
    </Frame>
  );
}

export function LadderPicture({ texts }: PictureProps): ReactNode {
  return (
    <Frame>
      <Ladder
        texts={texts}
        rungs={[
          { box: 2, historians: [{ colour: BLUE }] },
          { box: 4, historians: [{ colour: RED }, { colour: BLUE }] },
          { box: 6, historians: [{ colour: RED }, { colour: GREEN }] },
          { box: 7, historians: [{ colour: RED, bonus: 3 }] },
          {
            box: 9,
            historians: [
              { colour: GREEN, bonus: 9 },
              { colour: BLUE, bonus: 6 },
            ],
          },
        ]}
      />
    </Frame>
  );
}

function PowerPicture({ power, symbol }: { power: 'scribe' | 'hero' | 'naute'; symbol: 'scroll' | 'helmet' | 'ship' }) {
  return (
    <Frame>
      <PowerArt power={power} className={styles['power']} />
      <SymbolIcon symbol={symbol} className={styles['symbol']} />
    </Frame>
  );
}
