import { sql, type SQL } from 'drizzle-orm';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../content/agency-config.ts';
import type { Database } from '../database/database.ts';
import { CHANGED_PROPERTIES, createChangedProperties } from '../listings/read-model/changed-properties.ts';
import {
  READ_MODEL_TABLES,
  insertChanged,
  refreshTotals,
} from '../listings/read-model/refresh-read-model.ts';
import type { Change } from './changed-listings.ts';
import { withdrawAllListings } from './withdraw-placeholder.ts';
import { LOADING } from '../database/loading-schema.ts';
import { noteListingDates } from './listing-dates.ts';
import { withdrawChangedListings, writeChangedListings } from './merge-properties.ts';
import { copyRows, createShadow, indexShadow, inShadows, swapIn } from './shadow-tables.ts';
import { storeListingPictures } from './store-pictures.ts';
import { tableShapes, type TableShape } from './table-shapes.ts';

type Shapes = ReadonlyMap<string, TableShape>;

/** The changes of a load, in the loading schema. */
export interface PlannedChanges {
  language: Language;
  changes: ReadonlyMap<number, Change>;
  replacesPlaceholder: boolean;
}

/** Listings per transaction. */
const CHUNK = 1_000;
const IDS_AT_ONCE = 5_000;

const RECORDS = 'property_records';
const DATES = 'listing_dates';
/** The tables that a load makes anew, with statistics of their own. */
export const PREPARED_TABLES = [RECORDS, DATES, ...READ_MODEL_TABLES];

/** Tables with rows per listing, by the column with its ID. Totals are recomputed. */
const LISTING_COLUMNS = {
  listings: 'id',
  listings_by_headline: 'id',
  listing_points: 'id',
  listing_streets: 'listing_id',
} as const;

/**
 * Prepares the new records and read model in shadow tables, in many short transactions: on the embedded
 * database a long one would block all requests. Nothing is visible yet.
 */
export async function prepareListings(
  database: Database,
  config: AgencyConfig,
  planned: PlannedChanges,
  step: () => Promise<void>,
): Promise<void> {
  const shapes = await tableShapes(database, PREPARED_TABLES);
  await createShadows(database, shapes);
  await noteChanges(database, planned, step);
  await copyUnchanged(database, shapes, planned, step);
  await applyChanges(database, config, planned, step);
  for (const table of PREPARED_TABLES) await indexShadow(database, table, shapes.get(table)!, step);
  await inShadows(database, (tx) => refreshTotals(tx, config));
  await tidyShadows(database, step);
}

/** Publishes the prepared tables. */
export async function publishListings(tx: Database): Promise<void> {
  for (const table of PREPARED_TABLES) await swapIn(tx, table);
}

async function createShadows(database: Database, shapes: Shapes): Promise<void> {
  await database.transaction(async (tx) => {
    for (const table of PREPARED_TABLES) await createShadow(tx, table, shapes.get(table)!);
    await tx.execute(sql`create unlogged table ${ALL_CHANGES} (property_id integer primary key, kind text)`);
  });
}

const ALL_CHANGES = sql.raw(`${LOADING}.changes`);

async function noteChanges(
  database: Database,
  { changes }: PlannedChanges,
  step: () => Promise<void>,
): Promise<void> {
  for (const part of chunksOf([...changes], IDS_AT_ONCE)) {
    const ids = part.map(([id]) => id);
    const kinds = part.map(([, kind]) => kind);
    await database.execute(
      sql`insert into ${ALL_CHANGES} select * from unnest(${sql.param(ids)}::int[], ${sql.param(kinds)}::text[])`,
    );
    await step();
  }
  await database.execute(sql`analyze ${ALL_CHANGES}`);
}

/** Leaves out records that are written again, and rows of the read model that change. */
async function copyUnchanged(
  database: Database,
  shapes: Shapes,
  { language, replacesPlaceholder }: PlannedChanges,
  step: () => Promise<void>,
): Promise<void> {
  const isRewritten = sql`t.language = ${language} and exists (
    select from ${ALL_CHANGES} c where c.property_id = t.property_id and c.kind in ('added', 'updated', 'returned'))`;
  const copy = (table: string, condition: SQL) =>
    copyRows(database, table, shapes.get(table)!, condition, step);
  await copy(RECORDS, sql`not (${isRewritten})`);
  if (replacesPlaceholder) await inShadows(database, withdrawAllListings);
  for (const table of [DATES, 'cities', 'type_sets', 'main_types']) await copy(table, sql`true`);
  for (const [table, column] of Object.entries(LISTING_COLUMNS)) {
    const isChanged = sql`exists (select from ${ALL_CHANGES} c where c.property_id = ${sql.raw(`t.${column}`)})`;
    await copy(table, sql`not ${isChanged}`);
  }
}

async function applyChanges(
  database: Database,
  config: AgencyConfig,
  { language, changes }: PlannedChanges,
  step: () => Promise<void>,
): Promise<void> {
  for (const ids of chunksOf(
    [...changes.keys()].sort((a, b) => a - b),
    CHUNK,
  )) {
    await inShadows(database, async (tx) => {
      await lookUpByIndex(tx);
      await createChangedProperties(tx);
      await tx.execute(sql`
        insert into ${CHANGED_PROPERTIES} select * from ${ALL_CHANGES} where property_id = any(${sql.param(ids)}::int[])`);
      await tx.execute(sql`analyze ${CHANGED_PROPERTIES}`);
      await withdrawChangedListings(tx, language);
      await writeChangedListings(tx, language);
      await noteListingDates(tx);
      await storeListingPictures(tx);
      await insertChanged(tx, config);
    });
    await step();
  }
}

/** Of the many columns of the records, those by which queries choose rows. */
const CHOSEN_BY: Readonly<Partial<Record<string, string>>> = {
  [RECORDS]: '(property_id, language, withdrawn_at)',
};

/** Statistics and visibility map of tables that are read often; VACUUM cannot run in a transaction. */
async function tidyShadows(database: Database, step: () => Promise<void>): Promise<void> {
  for (const table of PREPARED_TABLES) {
    const name = `${LOADING}.${table}`;
    for (const command of [`vacuum ${name}`, `analyze ${name} ${CHOSEN_BY[table] ?? ''}`]) {
      await database.execute(sql.raw(command));
      await step();
    }
  }
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
