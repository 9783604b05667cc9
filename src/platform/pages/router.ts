/** Real addresses over the History API. Plain links work everywhere: `followLinks` turns them into page changes. */
import { useSyncExternalStore } from 'react';

const GAME_PAGES = ['new', 'practice', 'rules', 'how', 'lobby'] as const;
const MATCH_PAGES = ['play', 'table', 'claim'] as const;

export type Route =
  | { readonly page: 'home' }
  | { readonly page: (typeof GAME_PAGES)[number]; readonly game: string }
  | { readonly page: (typeof MATCH_PAGES)[number]; readonly id: string }
  | { readonly page: 'missing' };

export const paths = {
  home: '/',
  newMatch: (game: string) => `/new/${game}`,
  practice: (game: string) => `/practice/${game}`,
  play: (id: string) => `/play/${id}`,
  rules: (game: string, paragraph?: string) => `/rules/${game}${paragraph === undefined ? '' : `#${paragraph}`}`,
  how: (game: string) => `/how/${game}`,
  lobby: (game: string) => `/lobby/${game}`,
  /** A match on the server. */
  table: (matchID: string) => `/table/${matchID}`,
  /** The token stays in the browser: what follows the # is never sent to a server. */
  claim: (matchID: string, token: string) => `/claim/${matchID}#${token}`,
} as const;

function isOneOf<T extends string>(pages: readonly T[], page: string): page is T {
  return pages.some((known) => known === page);
}

export function routeOf(path: string): Route {
  const [page, name, ...rest] = path.split('/').filter((part) => part !== '');
  if (page === undefined) return { page: 'home' };
  if (name === undefined || rest.length > 0 || !/^[\w-]+$/.test(name)) return { page: 'missing' };
  if (isOneOf(MATCH_PAGES, page)) return { page, id: name };
  return isOneOf(GAME_PAGES, page) ? { page, game: name } : { page: 'missing' };
}

const listeners = new Set<() => void>();
let isFirstPage = true;

/** False on the page the visit began with: there the browser has put the focus where it belongs. */
export function hasNavigated(): boolean {
  return !isFirstPage;
}

export function navigate(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') window.history.pushState(null, '', path);
  else window.history.replaceState(null, '', path);
  if (!path.includes('#')) window.scrollTo(0, 0);
  onMove();
}

function onMove(): void {
  isFirstPage = false;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('popstate', onMove);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', onMove);
  };
}

/** The path of the page, without query and hash. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

/** Answers clicks on links of this site. Returns what ends it. */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const address = addressOf(event);
    // A link within the page is the browser's own business: it scrolls, focuses and notes it in the history.
    if (!address || (address.pathname === window.location.pathname && address.hash !== '')) return;
    event.preventDefault();
    navigate(address.pathname + address.search + address.hash);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** Where a plain click on a link of this site leads; null for anything else. */
function addressOf(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null;
  const address = new URL(link.href);
  return address.origin === window.location.origin ? address : null;
}
