/** What was chosen for practice the last time. Everything has a default, and a damaged memory is no memory. */
import { chosenOptions } from '../../options.ts';
import type { AnyRoom } from '../../room.ts';
import type { Options } from '../../rules.ts';
import { recall, remember } from '../../ui/memory.ts';

export interface PracticeChoice {
  readonly rivals: number;
  /** By rival, for as many as the game has seats: levels stay when rivals leave and come back. */
  readonly levels: readonly string[];
  /** Every rival has a level of its own. */
  readonly isMixed: boolean;
  readonly options: Options;
}

const FIRST_LEVEL = 1;

export function recalledChoice(room: AnyRoom, levels: readonly string[]): PracticeChoice {
  const kept = keptChoice(room.id);
  const most = room.seats.max - 1;
  const least = room.seats.min - 1;
  const usual = levels[FIRST_LEVEL] ?? levels[0] ?? '';
  const known = Array.isArray(kept['levels']) ? kept['levels'] : [];
  return {
    rivals: Math.min(most, Math.max(least, Math.trunc(Number(kept['rivals'])) || least)),
    levels: Array.from({ length: most }, (_, rival) => levels.find((level) => level === known[rival]) ?? usual),
    isMixed: kept['isMixed'] === true,
    options: chosenOptions(room.options, kept['options'] ?? {}) ?? chosenOptions(room.options, {}) ?? {},
  };
}

export function rememberChoice(game: string, choice: PracticeChoice): void {
  remember(`practice.${game}`, JSON.stringify(choice));
}

function keptChoice(game: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(recall(`practice.${game}`) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
