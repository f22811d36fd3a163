import type { Audience } from '../releases/snapshot.ts';

/** How an answer of a set of releases is kept: what is not for all visitors is kept by no cache, whatever it would be otherwise. */
export const cacheControl = (audience: Audience, forAll: string): string =>
  audience === 'all' ? forAll : 'private, no-store';
