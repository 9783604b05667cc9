/** What every page may ask for: the games, the matches kept in this browser, and its seats at tables of the server. */
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { SeatKey } from '../match/online/onlineClient.ts';
import { openSeatKeys, type SeatKeys } from '../match/online/seatKeys.ts';
import { openSaves, type SavedMatches, type Saves } from '../match/saves.ts';
import { browserStore } from '../match/store.ts';
import type { AnyRoom } from '../room.ts';

interface House {
  readonly rooms: readonly AnyRoom[];
  readonly saves: Saves;
  readonly keys: SeatKeys;
}

const HouseContext = createContext<House | null>(null);
export const HouseProvider = HouseContext.Provider;

export function openHouse(rooms: readonly AnyRoom[]): House {
  const store = browserStore();
  return { rooms, saves: openSaves(store, window), keys: openSeatKeys(store, window) };
}

export function useHouse(): House {
  const house = useContext(HouseContext);
  if (!house) throw new Error('This page is rendered outside the house.');
  return house;
}

/** The kept matches, as they are now. */
export function useSavedMatches(): SavedMatches {
  const { saves } = useHouse();
  const [list, setList] = useState(() => saves.list());
  useEffect(() => saves.subscribe(() => setList(saves.list())), [saves]);
  return list;
}

/** The seats this browser holds at tables of the server, newest first. */
export function useSeatKeys(): readonly SeatKey[] {
  const { keys } = useHouse();
  return useSyncExternalStore(keys.subscribe, keys.list);
}
