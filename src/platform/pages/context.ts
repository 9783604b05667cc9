/** What every page may ask for: the games, and the matches kept in this browser. */
import { createContext, useContext, useEffect, useState } from 'react';
import { openSaves, type SavedMatches, type Saves } from '../match/saves.ts';
import { browserStore } from '../match/store.ts';
import type { AnyRoom } from '../room.ts';

interface House {
  readonly rooms: readonly AnyRoom[];
  readonly saves: Saves;
}

const HouseContext = createContext<House | null>(null);
export const HouseProvider = HouseContext.Provider;

export function openHouse(rooms: readonly AnyRoom[]): House {
  return { rooms, saves: openSaves(browserStore(), window) };
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
