/** Secrets that people carry: made here, given out once, kept only as hashes. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SecretHash } from '../storage/contract.ts';

/** 192 bits: as credentials of a seat, a host's token or a handover link. */
const SECRET_BYTES = 24;
/** 96 bits: an unlisted match is found by its id alone. */
const MATCH_ID_BYTES = 12;
const MATCH_ID = /^[\w-]{16}$/;
const LONGEST_SECRET = 64;

export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

export function newMatchID(): string {
  return randomBytes(MATCH_ID_BYTES).toString('base64url');
}

export function isMatchID(value: unknown): value is string {
  return typeof value === 'string' && MATCH_ID.test(value);
}

/** A plain hash suffices: secrets are random and long, so there is nothing to guess from it. */
export function hashOf(secret: string): SecretHash {
  return createHash('sha256').update(secret).digest();
}

/** Takes the same time wherever the two differ. A seat without a hash is open to nobody. */
export function isSecretOf(hash: SecretHash | null | undefined, secret: unknown): boolean {
  if (!hash || !isPlausibleSecret(secret)) return false;
  return timingSafeEqual(hash, hashOf(secret));
}

export function isPlausibleSecret(secret: unknown): secret is string {
  return typeof secret === 'string' && secret.length > 0 && secret.length <= LONGEST_SECRET;
}
