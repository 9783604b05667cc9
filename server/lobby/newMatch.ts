/** Matches before their first move. */
import { newMatchID } from '../guard/secrets.ts';
import type { LiveMatch } from '../play/liveMatches.ts';
import { firstPosition } from '../play/position.ts';
import type { ServedRoom } from '../rooms.ts';
import type { NewMatch } from '../storage/contract.ts';

type Chosen = Pick<NewMatch, 'seats' | 'options' | 'isUnlisted' | 'allowsSpectators' | 'hostHash'>;

export function newMatch(room: ServedRoom, chosen: Chosen): NewMatch {
  const createdAt = Date.now();
  const position = firstPosition(room, chosen.seats.length, chosen.options);
  return {
    ...chosen,
    id: newMatchID(),
    game: room.facts.id,
    version: room.rules.version,
    createdAt,
    startedAt: chosen.seats.every(({ hash }) => hash !== null) ? createdAt : null,
    state: JSON.stringify(position),
  };
}

/** The same table again: people, options and host. */
export function rematchOf({ room, record }: LiveMatch): NewMatch {
  const { seats, options, isUnlisted, allowsSpectators, hostHash } = record;
  return newMatch(room, { seats, options, isUnlisted, allowsSpectators, hostHash });
}
