import { useCallback, useState } from 'react';
import type { Seat } from '../../../platform/rules.ts';

/**
 * State that belongs to whoever looks: it is `fresh` again as soon as other eyes do. The table itself stays, since laying
 * it anew takes far longer than changing what differs between two seats.
 */
export function useOfSeat<T>(seat: Seat | null, fresh: T): [value: T, set: (value: T) => void] {
  const [kept, keep] = useState({ seat, value: fresh });
  if (kept.seat !== seat) keep({ seat, value: fresh });
  const set = useCallback((value: T) => keep((old) => ({ ...old, value })), []);
  return [kept.seat === seat ? kept.value : fresh, set];
}
