/** What boardgame.io is given for a database: a locked door. Matches are stored by our own contract, with promises its lacks. */
import { Sync } from 'boardgame.io/internal';

export class LockedStorage extends Sync {
  override connect(): void {}
  override createMatch = locked;
  override setState = locked;
  override setMetadata = locked;
  override fetch = locked;
  override wipe = locked;
  override listMatches = locked;
}

function locked(): never {
  throw new Error('boardgame.io has no way to the database.');
}
