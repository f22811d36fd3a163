import { setImmediate } from 'node:timers/promises';
import {
  and,
  asc,
  count,
  gt,
  not,
  isNotNull,
  sql,
  type SQL,
  type SQLWrapper,
} from '../../../database/drizzle.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import { listingPoints } from '../../../database/schema/listing-points.ts';
import { listings, listingStreets } from '../../../database/schema/search.ts';
import { ownRows } from '../read-model/read-model-rules.ts';
import { ListingColumns, emptyFacts, rowWith, type MeasureColumn } from './listing-columns.ts';
import { StreetRows, type StreetKey } from './street-rows.ts';

/** Listings per statement: to parse their answer takes some milliseconds, and others are answered in between. */
const CHUNK = 5_000;

/**
 * Reads all visible listings, in a transaction on one snapshot. Each column of a chunk comes as one JSON array: drivers read many small
 * values many times slower.
 */
export async function readListingColumns(tx: Database, config: AgencyConfig): Promise<ListingColumns> {
  const [found] = await tx.select({ size: count() }).from(listings).where(ownRows(listings, config));
  const facts = emptyFacts(found?.size ?? 0);
  const references: string[] = [];
  await inChunks(
    (after) => readFacts(tx, config, after),
    ({ reference, price, living, plot, priceM2, ...whole }) => {
      const start = references.length;
      for (const [name, values] of Object.entries(whole))
        facts[name as keyof typeof whole].set(values, start);
      for (const [name, values] of Object.entries({ price, living, plot, priceM2 }))
        writeMeasures(facts[name as MeasureColumn], values, start);
      for (const one of reference) references.push(one);
    },
  );
  await inChunks(
    (after) => readPoints(tx, config, after),
    ({ id, longitude, latitude, marquee, vat }) => {
      findRows(id, facts.id).forEach((row, index) => {
        facts.longitude[row] = longitude[index]!;
        facts.latitude[row] = latitude[index]!;
        facts.marquee[row] = marquee[index]!;
        facts.vat[row] = vat[index]!;
      });
    },
  );
  const streets = new StreetRows(await withRows(await readStreets(tx, config), facts.id));
  return new ListingColumns(facts, { references, streets });
}

/** Reads chunk after chunk by ascending IDs; the next one comes while one is taken. */
async function inChunks<Chunk extends { id: readonly number[] }>(
  read: (after: number) => Promise<Chunk>,
  take: (chunk: Chunk) => void,
): Promise<void> {
  for (let chunk: Chunk | undefined = await read(-1); chunk;) {
    const next: Promise<Chunk> | undefined = chunk.id.length === CHUNK ? read(chunk.id.at(-1)!) : undefined;
    take(chunk);
    chunk = await next;
  }
}

function writeMeasures(column: Float64Array, values: readonly (number | null)[], start: number): void {
  for (let index = 0; index < values.length; index++) column[start + index] = values[index] ?? NaN;
}

async function readFacts(tx: Database, config: AgencyConfig, after: number) {
  const page = tx
    .select()
    .from(listings)
    .where(and(ownRows(listings, config), gt(listings.id, after)))
    .orderBy(asc(listings.id))
    .limit(CHUNK)
    .as('page');
  const [chunk] = await tx
    .select({
      id: numbers(page.id),
      goal: numbers(page.goal),
      discreet: numbers(sql`${page.discreet}::int`),
      closed: numbers(sql`${page.closed}::int`),
      annuity: numbers(sql`${page.isAnnuity}::int`),
      bouquet: numbers(sql`${page.isBouquet}::int`),
      cityId: numbers(page.cityId),
      typeSetId: numbers(page.typeSetId),
      mainTypeId: numbers(page.mainTypeId),
      projectId: numbers(orElse(page.projectId, -1)),
      availableDay: numbers(
        sql`case when ${page.availableDay} is null then -1 else greatest(0, ${page.availableDay}) end`,
      ),
      bedrooms: numbers(orElse(page.bedrooms, -1)),
      bathrooms: numbers(orElse(page.bathrooms, -1)),
      showerRooms: numbers(orElse(page.showerRooms, -1)),
      toilets: numbers(orElse(page.toilets, -1)),
      garages: numbers(orElse(page.garages, -1)),
      energy: numbers(orElse(page.energy, 0)),
      features: numbers(page.features),
      price: measures(page.price),
      living: measures(page.living),
      plot: measures(page.plot),
      priceM2: measures(page.priceM2),
      reference: texts(page.referenceKey),
    })
    .from(page);
  return chunk!;
}

async function readPoints(tx: Database, config: AgencyConfig, after: number) {
  const page = tx
    .select()
    .from(listingPoints)
    .where(and(ownRows(listingPoints, config), gt(listingPoints.id, after)))
    .orderBy(asc(listingPoints.id))
    .limit(CHUNK)
    .as('page');
  const [chunk] = await tx
    .select({
      id: numbers(page.id),
      longitude: numbers(sql`${page.place}[0]`),
      latitude: numbers(sql`${page.place}[1]`),
      marquee: numbers(page.marquee),
      vat: numbers(orElse(sql`array_position('{excluded,included}', ${page.vat})`, 0)),
    })
    .from(page);
  return chunk!;
}

interface StreetListings {
  key: string;
  ids: readonly number[];
}

function readStreets(tx: Database, config: AgencyConfig): Promise<StreetListings[]> {
  return tx
    .select({ key: listingStreets.key, ids: numbers(listingStreets.listingId) })
    .from(listingStreets)
    .where(ownRows(listingStreets, config))
    .groupBy(listingStreets.key);
}

/** Looked up in parts that take some milliseconds, so that others are answered in between. */
async function withRows(streets: readonly StreetListings[], ids: Int32Array): Promise<StreetKey[]> {
  const found: StreetKey[] = [];
  let looked = 0;
  for (const street of streets) {
    found.push({ key: street.key, rows: findRows(street.ids, ids) });
    looked += street.ids.length;
    if (looked < CHUNK) continue;
    looked = 0;
    await setImmediate();
  }
  return found;
}

/** Rows of listings by whom visitors ask about them; of those that are not sold or rented. */
export async function readManaged(
  tx: Database,
  config: AgencyConfig,
  ids: Int32Array,
): Promise<Int32Array[]> {
  const found = await tx
    .select({ ids: numbers(listings.id) })
    .from(listings)
    .where(and(ownRows(listings, config), isNotNull(listings.managerKey), not(listings.closed)))
    .groupBy(listings.managerKey);
  return found.map((manager) => findRows(manager.ids, ids));
}

function findRows(wanted: readonly number[], ids: Int32Array): Int32Array {
  const rows = new Int32Array(wanted.length);
  for (let index = 0; index < rows.length; index++) rows[index] = rowWith(ids, wanted[index]!);
  return rows;
}

const orElse = (value: SQLWrapper, other: number): SQL => sql`coalesce(${value}, ${sql.raw(String(other))})`;

/** All values of a column, in the order of the rows. */
const numbers = (column: SQLWrapper): SQL<number[]> => selectList(column, areNumbers);
const measures = (column: SQLWrapper): SQL<(number | null)[]> => selectList(column, areMeasures);
const texts = (column: SQLWrapper): SQL<string[]> => selectList(column, areTexts);

function selectList<Value>(
  column: SQLWrapper,
  areValues: (values: unknown[]) => values is Value[],
): SQL<Value[]> {
  return sql`coalesce(json_agg(${column}), '[]')`.mapWith((values: unknown) => {
    if (Array.isArray(values) && areValues(values)) return values;
    throw new TypeError('The database answered with other values than its schema says');
  });
}

function areNumbers(values: unknown[]): values is number[] {
  return values.every((value) => typeof value === 'number');
}

function areMeasures(values: unknown[]): values is (number | null)[] {
  return values.every((value) => typeof value === 'number' || value === null);
}

function areTexts(values: unknown[]): values is string[] {
  return values.every((value) => typeof value === 'string');
}
