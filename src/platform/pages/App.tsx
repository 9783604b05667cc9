import { lazy, Suspense, useEffect, useState } from 'react';
import { LanguageProvider } from '../i18n/language.tsx';
import type { AnyRoom } from '../room.ts';
import { AnnounceProvider } from '../ui/announce.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { ThemeProvider } from '../ui/theme.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { HouseProvider, openHouse, useHouse } from './context.ts';
import { followLinks, type Route, routeOf, usePath } from './router.ts';

const HomePage = lazy(async () => ({ default: (await import('./home/HomePage.tsx')).HomePage }));
const SetupPage = lazy(async () => ({ default: (await import('./setup/SetupPage.tsx')).SetupPage }));
const PracticePage = lazy(async () => ({ default: (await import('./practice/PracticePage.tsx')).PracticePage }));
const PlayPage = lazy(async () => ({ default: (await import('./play/PlayPage.tsx')).PlayPage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/RulesPage.tsx')).RulesPage }));
const LobbyPage = lazy(async () => ({ default: (await import('./lobby/LobbyPage.tsx')).LobbyPage }));
const TablePage = lazy(async () => ({ default: (await import('./online/TablePage.tsx')).TablePage }));
const ClaimPage = lazy(async () => ({ default: (await import('./online/ClaimPage.tsx')).ClaimPage }));
const MissingPage = lazy(async () => ({ default: (await import('./TroublePages.tsx')).MissingPage }));

const MATCH_PAGES = { play: PlayPage, table: TablePage, claim: ClaimPage } as const;

/** The house: given the games, it shows the page that the address asks for. */
export function App({ rooms }: { readonly rooms: readonly AnyRoom[] }) {
  const [house] = useState(() => openHouse(rooms));
  const path = usePath();
  useEffect(followLinks, []);
  return (
    <ThemeProvider>
      <LanguageProvider>
        <AnnounceProvider>
          <HouseProvider value={house}>
            <ErrorBoundary key={path}>
              <Suspense fallback={<Waiting />}>
                <Page route={routeOf(path)} key={path} />
              </Suspense>
            </ErrorBoundary>
          </HouseProvider>
        </AnnounceProvider>
      </LanguageProvider>
    </ThemeProvider>
  );
}

function Page({ route }: { readonly route: Route }) {
  const { rooms } = useHouse();
  if (route.page === 'home') return <HomePage />;
  if ('id' in route) {
    const MatchPage = MATCH_PAGES[route.page];
    return <MatchPage id={route.id} />;
  }
  const room = route.page === 'missing' ? undefined : rooms.find(({ id }) => id === route.game);
  if (!room || route.page === 'missing') return <MissingPage />;
  if (route.page === 'lobby') return <LobbyPage room={room} />;
  if (route.page === 'practice') return <PracticePage room={room} />;
  return route.page === 'new' ? <SetupPage room={room} /> : <RulesPage room={room} page={route.page} />;
}
