import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { BoardTexture, ComingArt, type ComingGame, Logo, MeanderStrip } from '../../ui/art/index.ts';
import { SiteHeader } from '../../ui/SiteHeader.tsx';
import { useTheme } from '../../ui/theme.tsx';
import { useHouse, useSeatKeys } from '../context.ts';
import { usePage } from '../usePage.ts';
import { GameCard } from './GameCard.tsx';
import styles from './HomePage.module.css';
import { SavedList } from './SavedList.tsx';

const MyTables = lazy(async () => ({ default: (await import('../lobby/MyTables.tsx')).MyTables }));

const COMING: readonly ComingGame[] = ['monumento', 'world-wonders'];

export function HomePage() {
  const { site, games } = useTexts();
  const { theme } = useTheme();
  const { rooms } = useHouse();
  const heading = usePage(null);
  const hasTables = useSeatKeys().length > 0;
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <section className={styles['hero']}>
          <BoardTexture kind="marble" theme={theme} />
          <h1 ref={heading} tabIndex={-1}>
            <Logo title={site.name} className={styles['logo']} />
          </h1>
          <p>{site.tagline}</p>
          <div className={styles['key']}>
            <MeanderStrip height={14} />
          </div>
        </section>
        <div className={styles['body']}>
          {hasTables && (
            <Suspense>
              <MyTables />
            </Suspense>
          )}
          <SavedList />
          <section aria-labelledby="games">
            <h2 id="games">{games.title}</h2>
            <ul className={styles['games']}>
              {rooms.map((room) => (
                <GameCard key={room.id} room={room} />
              ))}
              {COMING.map((game) => (
                <ComingCard key={game} game={game} />
              ))}
            </ul>
          </section>
        </div>
      </main>
    </>
  );
}

function ComingCard({ game }: { readonly game: ComingGame }) {
  const { coming, games } = useTexts();
  const { name, tagline } = coming[game];
  return (
    <li className={styles['coming']}>
      <ComingArt game={game} className={styles['emblem']} />
      <div>
        <p className={styles['badge']}>{games.coming}</p>
        <h3>{name}</h3>
        <p>{tagline}</p>
        <p className={styles['note']}>{games.comingNote}</p>
      </div>
    </li>
  );
}
