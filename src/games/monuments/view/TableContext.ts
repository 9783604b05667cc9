import { createContext, useContext } from 'react';
import type { Language } from '../../../platform/room.ts';
import type { Words } from './turn/words.ts';

/** What every part needs and what hardly ever changes. */
interface Surroundings {
  readonly words: Words;
  readonly language: Language;
  rulesUrl(paragraph: string): string;
  /** Opens something that is one tap away. */
  open(sheet: OpenSheet): void;
}

export type OpenSheet =
  | { readonly kind: 'history' | 'score' | 'help' | 'end' }
  | { readonly kind: 'monument'; readonly monument: number }
  | { readonly kind: 'known'; readonly colour: number };

export const TableContext = createContext<Surroundings | null>(null);

export function useTable(): Surroundings {
  const surroundings = useContext(TableContext);
  if (!surroundings) throw new Error('Outside a table.');
  return surroundings;
}
