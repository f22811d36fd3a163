import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { belgianDay } from './belgian-day.ts';

/** Who sees a property: what tells one visitor from the next without a cookie. */
export interface Visit {
  propertyId: number;
  address: string;
  userAgent: string;
}

export interface RepeatedVisits {
  /** Whether the same visitor saw the same property within the last half hour; remembers this visit if not. */
  isRepeated(visit: Visit, at: Date): boolean;
}

const HALF_AN_HOUR = 30 * 60 * 1000;
/** At 100 bytes each; past that the oldest are forgotten and would count again. */
const REMEMBERED = 100_000;

/**
 * Remembers visits for half an hour, in memory alone. Of a visitor only a hash is kept, with a salt that nobody knows and that
 * is drawn anew every day: it cannot be turned back into an address, nor be linked with the day before. Each copy of the
 * API remembers its own, and a restart forgets.
 */
export function repeatedVisits(): RepeatedVisits {
  const seen = new LRUCache<string, number>({ max: REMEMBERED });
  let salt = { day: '', value: Buffer.alloc(0) };
  return {
    isRepeated({ propertyId, address, userAgent }, at) {
      const day = belgianDay(at);
      if (salt.day !== day) salt = { day, value: randomBytes(32) };
      const key = createHmac('sha256', salt.value)
        .update(`${propertyId} ${address} ${userAgent}`)
        .digest('base64url');
      const before = seen.get(key);
      if (before !== undefined && at.getTime() - before < HALF_AN_HOUR) return true;
      seen.set(key, at.getTime());
      return false;
    },
  };
}
