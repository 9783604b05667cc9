/** What a new table is to be like; most of it stays as it was the last time. */
import { chosenOptions } from '../../options.ts';
import type { AnyRoom } from '../../room.ts';
import type { Options } from '../../rules.ts';
import { recall, remember } from '../../ui/memory.ts';
import { rememberedSeats, rememberSeats } from '../setup/SeatFields.tsx';

export interface Choices {
  readonly seats: number;
  readonly options: Options;
  /** By seat, from the second: the level of a bot, null for a person. */
  readonly bots: readonly (string | null)[];
  readonly access: 'listed' | 'unlisted';
  readonly watching: 'watchable' | 'unwatchable';
  /** Never remembered: help is something that is agreed on each time. */
  readonly hints: 'aided' | 'unaided';
}

export function firstChoices(room: AnyRoom): Choices {
  return {
    seats: rememberedSeats(room),
    options: chosenOptions(room.options, {}) ?? {},
    bots: [],
    access: recall('access') === 'unlisted' ? 'unlisted' : 'listed',
    watching: recall('watching') === 'unwatchable' ? 'unwatchable' : 'watchable',
    hints: 'unaided',
  };
}

export function rememberChoices({ seats, access, watching }: Choices): void {
  rememberSeats(seats);
  remember('access', access);
  remember('watching', watching);
}

/** The bots of the seats that there are. */
export function botsOf({ seats, bots }: Choices): Readonly<Record<string, string>> {
  const levels = bots.slice(0, seats - 1);
  return Object.fromEntries(levels.flatMap((level, rival) => (level === null ? [] : [[String(rival + 1), level]])));
}

/** As the lobby is asked for it. */
export function tableOf(choices: Choices) {
  const { seats, options, access, watching, hints } = choices;
  return {
    seats,
    options,
    bots: botsOf(choices),
    isUnlisted: access === 'unlisted',
    allowsSpectators: watching === 'watchable',
    allowsHints: hints === 'aided',
  };
}
