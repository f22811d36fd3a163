import { ne, sql } from '../database/drizzle.ts';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../content/agency-config.ts';
import type { Database } from '../database/database.ts';
import { readModelRules } from '../database/schema/search.ts';
import {
  CHANGED_PROPERTIES,
  createChangedProperties,
  insertChanged,
  refreshTotals,
} from '../listings/read-model/refresh-read-model.ts';
import type { Change } from './changed-listings.ts';
import { noteListingDates } from './listing-dates.ts';
import { noteListingEvents } from './note-listing-events.ts';
import { notePrices } from './note-prices.ts';
import { withdrawAllListings } from './withdraw-placeholder.ts';
import { LOADING, type Load } from '../database/loading-schema.ts';
import { rulesOf } from '../listings/read-model/read-model-rules.ts';
import { withdrawChangedListings, writeChangedListings } from './merge-properties.ts';
import { createShadow, inShadows, namePublicTables } from './shadow-tables.ts';
import { storeListingPictures } from './store-pictures.ts';

/** The changes of a load. */
export interface PlannedChanges {
  changes: ReadonlyMap<number, Change>;
  /** Whose records of the changed listings are written. */
  languages: readonly Language[];
}

/** The changes of a feed. */
export interface FeedChanges extends PlannedChanges {
  language: Language;
  replacesPlaceholder: boolean;
}

/** Listings per transaction. */
const CHUNK = 1_000;
const IDS_AT_ONCE = 5_000;

/** Tables with rows per listing, by the column with its ID: a load prepares the rows of changed listings beside them. */
const LISTING_TABLES = {
  property_records: 'property_id',
  listings: 'id',
  listing_points: 'id',
  listing_streets: 'listing_id',
  shown_listings: 'listing_id',
  listing_words: 'listing_id',
} as const;

/** Small tables that number what listings have in common. */
const NUMBERED_TABLES = ['cities', 'type_sets', 'main_types'] as const;

/** Prepares the new records and read model of the changed listings in shadow tables. Nothing is visible yet. */
export async function prepareListings(
  database: Database,
  config: AgencyConfig,
  planned: FeedChanges,
  load: Load,
): Promise<void> {
  await createShadows(load.database, config, planned);
  await copyKept(load, planned);
  await applyChanges(load, config, planned);
  for (const table of ['listings', 'property_records'])
    await database.execute(sql.raw(`analyze ${LOADING}.${table} (${LISTING_TABLES[table as 'listings']})`));
}

/** The records of one listing in some languages, each of which is staged in its turn; it is withdrawn in the others. */
export async function prepareListing(
  load: Load,
  config: AgencyConfig,
  { id, planned, staged }: { id: number; planned: PlannedChanges; staged: AsyncIterable<Language> },
): Promise<void> {
  const { database } = load;
  await createShadows(database, config, planned);
  await database.execute(
    sql`insert into ${sql.raw(`${LOADING}.property_records`)} select * from public.property_records where property_id = ${id}::int`,
  );
  const written: Language[] = [];
  for await (const language of staged) {
    await inShadows(database, async (tx) => {
      await noteChanged(tx, [id]);
      await writeChangedListings(tx, language);
      await storeListingPictures(tx);
    });
    written.push(language);
  }
  await inShadows(database, async (tx) => {
    await tx.execute(sql`
      update property_records set sent_at = now(),
        withdrawn_at = case when language = any(${sql.param(written)}::text[]) then null else coalesce(withdrawn_at, now()) end`);
    await noteChanged(tx, [id]);
    await insertChanged(tx, config);
  });
}

/**
 * Notes what the changes are told by, and publishes the prepared rows and the totals over all listings. Raise the version before: from then on
 * no rules can join those that are told of the changes.
 */
export async function publishListings(
  tx: Database,
  config: AgencyConfig,
  { languages }: PlannedChanges,
  { isTold }: { isTold: boolean },
): Promise<void> {
  const rules = rulesOf(config);
  if (isTold) await noteListingEvents(tx, rules);
  await notePrices(tx, rules);
  await noteListingDates(tx);
  for (const table of NUMBERED_TABLES)
    await tx.execute(
      sql.raw(
        `insert into public.${table} overriding system value select * from ${LOADING}.${table} on conflict do nothing`,
      ),
    );
  for (const [table, column] of Object.entries(LISTING_TABLES)) {
    const isWritten =
      table === 'property_records'
        ? sql`t.language = any(${sql.param([...languages])}::text[])`
        : sql`t.rules = ${rules}::int`;
    const isChanged = sql.raw(`t.${column} in (select property_id from ${LOADING}.changes)`);
    await tx.execute(sql`delete from ${sql.raw(`public.${table}`)} t where ${isChanged} and ${isWritten}`);
    await tx.execute(
      sql`insert into ${sql.raw(`public.${table}`)} select * from ${sql.raw(`${LOADING}.${table}`)} t where ${isWritten}`,
    );
  }
  await namePublicTables(tx);
  await refreshTotals(tx, config);
  await tellOtherRules(tx, rules);
}

/**
 * Leaves it to processes with other rules to make their rows of the changed listings anew. What they show of them meanwhile is made of the
 * records: nothing that is withheld now is shown.
 */
async function tellOtherRules(tx: Database, rules: number): Promise<void> {
  const others = await tx
    .select({ rules: readModelRules.rules })
    .from(readModelRules)
    .where(ne(readModelRules.rules, rules));
  if (others.length === 0) return;
  const theirs = sql`${sql.param(others.map((other) => other.rules))}::int[]`;
  await tx.execute(sql`
    insert into read_model_changes (rules, property_id)
    select o.rules, c.property_id from unnest(${theirs}) as o (rules), ${ALL_CHANGES} c`);
  await tx.execute(sql`
    delete from shown_listings s using ${ALL_CHANGES} c
    where s.rules = any(${theirs}) and s.listing_id = c.property_id`);
}

async function createShadows(
  database: Database,
  config: AgencyConfig,
  planned: PlannedChanges,
): Promise<void> {
  await database.transaction(async (tx) => {
    for (const table of Object.keys(LISTING_TABLES)) await createShadow(tx, table);
    for (const table of NUMBERED_TABLES) {
      await createShadow(tx, table, 'id');
      await tx.execute(
        sql`insert into ${sql.raw(`${LOADING}.${table}`)} select * from ${sql.raw(`public.${table}`)} where rules = ${rulesOf(config)}::int`,
      );
    }
    await tx.execute(sql`create unlogged table ${ALL_CHANGES} (property_id integer primary key, kind text)`);
  });
  await noteChanges(database, planned);
}

const ALL_CHANGES = sql.raw(`${LOADING}.changes`);

async function noteChanges(database: Database, { changes }: PlannedChanges): Promise<void> {
  for (const part of chunksOf([...changes], IDS_AT_ONCE)) {
    const ids = part.map(([id]) => id);
    const kinds = part.map(([, kind]) => kind);
    await database.execute(
      sql`insert into ${ALL_CHANGES} select * from unnest(${sql.param(ids)}::int[], ${sql.param(kinds)}::text[])`,
    );
  }
  await database.execute(sql`analyze ${ALL_CHANGES}`);
}

/** The records of changed listings that are not written anew: in other languages, and withdrawn ones. */
async function copyKept(
  { database, throwIfCancelled }: Load,
  { language, replacesPlaceholder }: FeedChanges,
): Promise<void> {
  await database.execute(sql`
    insert into ${sql.raw(`${LOADING}.property_records`)}
    select r.* from public.property_records r join ${ALL_CHANGES} c using (property_id)
    where not (r.language = ${language} and c.kind in ('added', 'updated', 'returned'))`);
  if (replacesPlaceholder) await inShadows(database, withdrawAllListings);
  throwIfCancelled();
}

async function applyChanges(
  { database, throwIfCancelled }: Load,
  config: AgencyConfig,
  { language, changes }: FeedChanges,
): Promise<void> {
  for (const ids of chunksOf(
    [...changes.keys()].sort((a, b) => a - b),
    CHUNK,
  )) {
    await inShadows(database, async (tx) => {
      await lookUpByIndex(tx);
      await noteChanged(tx, ids);
      await withdrawChangedListings(tx, language);
      await writeChangedListings(tx, language);
      await storeListingPictures(tx);
      await insertChanged(tx, config);
    });
    throwIfCancelled();
  }
}

async function noteChanged(tx: Database, ids: number[]): Promise<void> {
  await createChangedProperties(tx);
  await tx.execute(sql`
    insert into ${CHANGED_PROPERTIES} select * from ${ALL_CHANGES} where property_id = any(${sql.param(ids)}::int[])`);
  await tx.execute(sql`analyze ${CHANGED_PROPERTIES}`);
}

/** Forces index scans: the planner takes newly filled tables for empty, and would scan all of each for a few rows. */
async function lookUpByIndex(tx: Database): Promise<void> {
  for (const method of ['seqscan', 'hashjoin', 'mergejoin', 'material'])
    await tx.execute(sql.raw(`set local enable_${method} = off`));
}

function chunksOf<Item>(items: Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
