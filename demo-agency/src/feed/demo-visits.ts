import { PROPERTY_ACTIONS, VISIT_SOURCES } from 'shared-kit/domain/owner-portal';
import { randomFor } from 'shared-kit/domain/seeded-random';
import { demoListings } from './demo-listings.ts';
import type { Listing } from './listing.ts';
import { DEMO_SEED } from './seed.ts';

const DAYS = 60;
/** Other listings have the visits of some days in one line: they are there to be compared with. */
const DAYS_IN_LINE = 6;
const DAY = 24 * 60 * 60 * 1000;
const BELGIAN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' });

/** How often visitors come from somewhere, in percent. */
const SOURCES: Record<(typeof VISIT_SOURCES)[number], number> = {
  search: 26,
  portal: 30,
  alert: 9,
  mail: 5,
  social: 7,
  site: 12,
  other: 3,
  direct: 8,
};
/** What a hundred visitors do. */
const ACTIONS: Partial<Record<(typeof PROPERTY_ACTIONS)[number], number>> = {
  saved: 6,
  shared: 3,
  printed: 2,
  brochure: 3,
  phone: 4,
};

/**
 * Visits counted by the agency's former site until a day: of the properties of owners in the portal, day by day with sources and
 * actions; of all others, a line for every few days.
 */
export function demoVisits(until: Date): string {
  const days = Array.from({ length: DAYS + 1 }, (_, ago) =>
    BELGIAN_DAY.format(new Date(until.getTime() - ago * DAY)),
  );
  const lines = demoListings().flatMap((listing) =>
    days.flatMap((day, ago) => {
      if (listing.owner) return [ownedLine(listing, day, ago)];
      return ago % DAYS_IN_LINE === 0 ? [otherLine(listing, day, ago)] : [];
    }),
  );
  return [['property', 'day', 'visits', ...VISIT_SOURCES, ...PROPERTY_ACTIONS].join(','), ...lines, ''].join(
    '\n',
  );
}

function ownedLine({ id }: Listing, day: string, ago: number): string {
  const random = randomFor(DEMO_SEED, id, 'visits', ago);
  const visits = random.int(0, 13);
  const sources = Object.fromEntries(VISIT_SOURCES.map((source) => [source, 0]));
  const weights = VISIT_SOURCES.map((source) => [source, SOURCES[source]] as const);
  for (let visit = 0; visit < visits; visit++) sources[random.weighted(weights)]!++;
  const actions = PROPERTY_ACTIONS.map(
    (action) =>
      Array.from({ length: visits }, () => random.chance((ACTIONS[action] ?? 0) / 100)).filter(Boolean)
        .length,
  );
  return [id, day, visits, ...VISIT_SOURCES.map((source) => sources[source]), ...actions].join(',');
}

function otherLine({ id }: Listing, day: string, ago: number): string {
  const visits = randomFor(DEMO_SEED, id, 'visits', ago).int(8, 55);
  return [id, day, visits, ...[...VISIT_SOURCES, ...PROPERTY_ACTIONS].map(() => 0)].join(',');
}
