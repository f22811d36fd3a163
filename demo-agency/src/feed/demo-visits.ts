import { randomFor } from 'shared-kit/domain/seeded-random';
import { demoListings } from './demo-listings.ts';
import { DEMO_SEED } from './seed.ts';

const DAYS = 60;
const DAY = 24 * 60 * 60 * 1000;
const BELGIAN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' });

/** Visits counted by the agency's former site until a day, none to thirteen a day, of the properties of owners in the portal. */
export function demoVisits(until: Date): string {
  const days = Array.from({ length: DAYS + 1 }, (_, ago) =>
    BELGIAN_DAY.format(new Date(until.getTime() - ago * DAY)),
  );
  const owned = demoListings().filter(({ owner }) => owner !== null);
  const lines = owned.flatMap(({ id }) =>
    days.map((day, ago) => `${id},${day},${randomFor(DEMO_SEED, id, 'visits', ago).int(0, 13)}`),
  );
  return ['property,day,visits', ...lines, ''].join('\n');
}
