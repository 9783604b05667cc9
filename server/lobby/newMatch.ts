/** Matches before their first move. */
import { newMatchID } from '../guard/secrets.ts';
import type { LiveMatch } from '../play/liveMatches.ts';
import { firstPosition } from '../play/position.ts';
import type { ServedRoom } from '../rooms.ts';
import type { NewMatch } from '../storage/contract.ts';

type Chosen = Pick<NewMatch, 'seats' | 'options' | 'isUnlisted' | 'allowsSpectators' | 'allowsHints' | 'hostHash'>;

export function newMatch(room: ServedRoom, chosen: Chosen): NewMatch {
  const createdAt = Date.now();
  const position = firstPosition(room, chosen.seats.length, chosen.options);
  return {
    ...chosen,
    id: newMatchID(),
    game: room.facts.id,
    version: room.rules.version,
    createdAt,
    startedAt: isComplete(chosen.seats) ? createdAt : null,
    state: JSON.stringify(position),
  };
}

/** Bots alone do not begin. */
function isComplete(seats: NewMatch['seats']): boolean {
  return seats.every(({ hash, bot }) => hash !== null || bot !== null) && seats.some(({ hash }) => hash !== null);
}

/** The same table again: people, bots, options and host. */
export function rematchOf({ room, record }: LiveMatch): NewMatch {
  const { seats, options, isUnlisted, allowsSpectators, allowsHints, hostHash } = record;
  return newMatch(room, { seats, options, isUnlisted, allowsSpectators, allowsHints, hostHash });
}
