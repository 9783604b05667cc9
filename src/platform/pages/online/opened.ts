import type { AnyOnlineClient, Company, SeatKey } from '../../match/online/onlineClient.ts';
import type { AnyRoom } from '../../room.ts';

export type DeniedBecause = NonNullable<Company['deniedBecause']>;

/** A match to which a line has been opened. */
export interface OpenedProps {
  readonly room: AnyRoom;
  readonly matchID: string;
  /** Null for whoever watches. */
  readonly seatKey: SeatKey | null;
  readonly client: AnyOnlineClient;
}
