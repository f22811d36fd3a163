import { parseArgs } from 'node:util';
import { sql } from '../../src/database/drizzle.ts';
import * as z from 'zod';
import { listingSearchSchema } from 'shared-kit/contracts/api/listing';
import { openDatabase } from '../../src/database/open-database.ts';
import { rows, type Database } from '../../src/database/database.ts';
import { listingSearcher } from '../../src/catalogue/listings/search/search-listings.ts';
import { suggestionFinder } from '../../src/catalogue/listings/suggestions/find-suggestions.ts';
import { currentListings } from '../../src/catalogue/listings/read-listing-data.ts';
import { exampleConfig } from '../../testing/example-agency.ts';
import { startPostgres } from '../../testing/postgres-server.ts';
import { explainedQueries } from '../explained-queries.ts';
import { benchSearch } from '../search-bench.ts';

/** Searches over very many listings on PostgreSQL: prints times, memory, sizes and the plans of the SQL that a search asks, as one line of JSON. */
const { values } = parseArgs({ options: { count: { type: 'string', default: '1000000' } } });

const server = await startPostgres({ isDurable: false });
const { database, close } = await openDatabase(server.url);
try {
  const times = await benchSearch(database, Number(values.count));
  const report = { ...times, sizes: await tableSizes(database), queries: await queriesOfSearch(database) };
  process.stdout.write(`${JSON.stringify(report)}\n`);
} finally {
  await close();
  await server.stop();
}

/** What asks SQL besides the reading after an import: a page of results, suggestions of listings and of streets. */
async function queriesOfSearch(database: Database) {
  const config = exampleConfig();
  const page = listingSearchSchema.parse({ lang: 'fr', goal: 0, type: [2], bedrooms: 2, page: 20 });
  const data = await currentListings(database, config).whole();
  const suggest = (text: string) => (watched: Database) =>
    suggestionFinder(watched, config)({ lang: 'fr', goal: 0, text }, data);
  return explainedQueries(server.url, {
    'a page of results': (watched) => listingSearcher(watched, config).search(page, data),
    'suggestions for "rue de la gare"': suggest('rue de la gare'),
    'suggestions for "1234"': suggest('1234'),
  });
}

/** The largest tables and indexes, in MB. */
async function tableSizes(database: Database): Promise<{ name: string; kind: string; megabytes: number }[]> {
  const tables = sql`select relname as name, case relkind when 'r' then 'table' else 'index' end as kind,
      pg_relation_size(oid) / 1e6::float8 as megabytes
    from pg_class where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace order by pg_relation_size(oid) desc limit 14`;
  return rows(database, tables, z.object({ name: z.string(), kind: z.string(), megabytes: z.number() }));
}
