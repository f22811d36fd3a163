import { parseArgs } from 'node:util';
import { listingSearchSchema } from 'shared-kit/contracts/api/listing';
import { openDatabase } from '../../src/database/open-database.ts';
import type { Database } from '../../src/database/database.ts';
import { listingSearcher } from '../../src/listings/search/search-listings.ts';
import { suggestionFinder } from '../../src/listings/suggestions/find-suggestions.ts';
import { vocabularySource } from '../../src/listings/vocabulary/vocabulary.ts';
import { exampleConfig } from '../../testing/example-agency.ts';
import { startPostgres } from '../../testing/postgres-server.ts';
import { explainedQueries } from '../explained-queries.ts';
import { benchSearch } from '../search-bench.ts';

/** Searches over very many listings on PostgreSQL: prints times, memory, sizes and the plans of the SQL that a search asks, as one line of JSON. */
const { values } = parseArgs({ options: { count: { type: 'string', default: '1000000' } } });

const server = await startPostgres({ isDurable: false });
const { database, close } = await openDatabase({ databaseUrl: server.url, folder: '' });
try {
  const times = await benchSearch(database, Number(values.count));
  const report = { ...times, sizes: await tableSizes(database), queries: await queriesOfSearch(database) };
  process.stdout.write(`${JSON.stringify(report)}\n`);
} finally {
  await close();
  await server.stop();
}

/** What asks SQL: the reading after an import, a page of results, suggestions of listings and of streets. */
async function queriesOfSearch(database: Database) {
  const config = exampleConfig();
  const page = listingSearchSchema.parse({ lang: 'fr', goal: 0, type: [2], bedrooms: 2, page: 20 });
  // One vocabulary for all: what is read for it once is not read again.
  const vocabulary = await vocabularySource(database, config)();
  const suggest = (text: string) => (watched: Database) =>
    suggestionFinder(watched, config)({ lang: 'fr', goal: 0, text }, vocabulary);
  return explainedQueries(database, {
    'the first search after an import': (watched) =>
      listingSearcher(watched, config).search(page, vocabulary),
    'a page of results': (watched) => listingSearcher(watched, config).search(page, vocabulary),
    'suggestions for "rue de la gare"': suggest('rue de la gare'),
    'suggestions for "1234"': suggest('1234'),
  });
}

/** The largest tables and indexes, in MB. */
async function tableSizes(database: Database): Promise<{ name: string; kind: string; megabytes: number }[]> {
  const { rows } = (await database.execute(
    `select relname as name, case relkind when 'r' then 'table' else 'index' end as kind, pg_relation_size(oid) / 1e6 as megabytes
      from pg_class where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace order by pg_relation_size(oid) desc limit 14`,
  )) as unknown as { rows: { name: string; kind: string; megabytes: string }[] };
  return rows.map(({ name, kind, megabytes }) => ({ name, kind, megabytes: Number(megabytes) }));
}
