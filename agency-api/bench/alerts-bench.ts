import { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { sql } from '../src/database/drizzle.ts';
import { demandFields } from 'shared-kit/contracts/api/forms/demand';
import { randomFor } from 'shared-kit/domain/seeded-random';
import { exampleConfig } from '../testing/example-agency.ts';
import { demandForm } from '../testing/demand-form.ts';
import type { Database } from '../src/database/database.ts';
import { demandMatches } from '../src/database/schema/demands.ts';
import { cities } from '../src/database/schema/search.ts';
import { toCriteria } from '../src/inbox/demands/demand-criteria.ts';
import { matchListingEvents } from '../src/inbox/demands/match-events.ts';
import { loadFeed } from '../src/catalogue/import/load-feed.ts';
import { readFeed } from '../src/catalogue/import/read-feed.ts';
import { ensureReadModel } from '../src/catalogue/listings/read-model/ensure-read-model.ts';
import { generateFeed } from './generated-feed.ts';

interface AlertsBench {
  demands: number;
  changedListings: number;
  matches: number;
  matchSeconds: number;
}

const AT_ONCE = 1_000;

/** Matches what an import brought with demands of a few towns and a price each. The database must be empty. */
export async function benchAlerts(
  database: Database,
  { demands, listings }: { demands: number; listings: number },
): Promise<AlertsBench> {
  const config = exampleConfig();
  await ensureReadModel(database, config);
  await loadFeed(database, config, readFeed(Readable.from(generateFeed(listings, 'fr'))));
  await database.execute(sql`delete from listing_events`);
  await database.execute(sql`
    insert into listing_events (property_id, kind, price) select id, 'new', price from listings where not closed and not discreet`);
  await insertDemands(database, demands);
  await database.execute('analyze');

  const started = performance.now();
  const changedListings = await matchListingEvents(database, config);
  const matchSeconds = (performance.now() - started) / 1000;
  return { demands, changedListings, matches: await database.$count(demandMatches), matchSeconds };
}

async function insertDemands(database: Database, count: number): Promise<void> {
  const key = sql<string>`${cities.foldedName} || '|' || ${cities.zip}`;
  const towns = await database.select({ key }).from(cities).orderBy(cities.id);
  const random = randomFor('demands');
  const one = () => {
    const cities = Array.from({ length: 3 }, () => random.pick(towns).key);
    const goal = random.chance(0.7) ? 'buy' : 'rent';
    const fields = demandFields.parse(
      demandForm({
        goal,
        types: ['1', '2'],
        cities,
        priceMax: String(random.int(200_000, 700_000)),
      }),
    );
    return { id: randomUUID(), goal: goal === 'buy' ? 0 : 1, criteria: toCriteria(fields) };
  };
  for (let done = 0; done < count; done += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - done) }, one);
    await database.execute(sql`
      insert into demands (id, email, language, goal, criteria, fields, frequency, state, confirmed_at)
      select d.id, 'v@example.be', 'fr', d.goal, d.criteria, '{}', 'daily', 'active', now()
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as d(id uuid, goal int, criteria jsonb)`);
  }
}
