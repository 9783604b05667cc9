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
const PlayPage = lazy(async () => ({ default: (await import('./play/PlayPage.tsx')).PlayPage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/RulesPage.tsx')).RulesPage }));
const MissingPage = lazy(async () => ({ default: (await import('./TroublePages.tsx')).MissingPage }));

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
  if (route.page === 'play') return <PlayPage id={route.id} />;
  const room = route.page === 'missing' ? undefined : rooms.find(({ id }) => id === route.game);
  if (!room || route.page === 'missing') return <MissingPage />;
  return route.page === 'new' ? <SetupPage room={room} /> : <RulesPage room={room} page={route.page} />;
}
