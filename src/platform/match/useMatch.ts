import { useSyncExternalStore } from 'react';
import type { Move, News } from '../rules.ts';
import type { MatchClient, MatchSnapshot } from './matchClient.ts';

export function useMatch<S, M extends Move, N extends News>(client: MatchClient<S, M, N>): MatchSnapshot<S, M, N> {
  return useSyncExternalStore(client.subscribe, client.snapshot);
}
