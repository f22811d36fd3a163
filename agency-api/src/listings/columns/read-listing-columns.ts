import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../../database/database.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { ListingColumns, type ListingRow } from './listing-columns.ts';
import { rowRange } from './row-range.ts';
import { StreetRows, type StreetKey } from './street-rows.ts';

const byVocabulary = new WeakMap<Vocabulary, Promise<ListingColumns>>();

/** The listings of a vocabulary's version of the data, read once. A failed read is not kept. */
export function listingColumns(database: Database, vocabulary: Vocabulary): Promise<ListingColumns> {
  const known = byVocabulary.get(vocabulary);
  if (known) return known;
  const reading = readUnchanged(database);
  byVocabulary.set(vocabulary, reading);
  reading.catch(() => byVocabulary.delete(vocabulary));
  return reading;
}

/** An import may publish between two statements; more than so many in a row do not. */
const TRIES = 3;

async function readUnchanged(database: Database): Promise<ListingColumns> {
  for (let left = TRIES; ; left--) {
    const before = await versionOf(database);
    const columns = await readListingColumns(database);
    if (left === 0 || (await versionOf(database)) === before) return columns;
  }
}

async function versionOf(database: Database): Promise<number | undefined> {
  const [found] = await rows<{ version: number }>(
    database,
    sql`select version::int as version from read_model`,
  );
  return found?.version;
}

async function readListingColumns(database: Database): Promise<ListingColumns> {
  const chunks: Chunk[] = [];
  for (let last: number | undefined = -1; last !== undefined;) {
    const chunk = await readChunk(database, last);
    if (chunk.count > 0) chunks.push(chunk);
    last = chunk.count === CHUNK ? chunk.last : undefined;
    // Decoding a chunk takes some milliseconds; others are answered in between.
    await setImmediate();
  }
  const ids = Int32Array.from(chunks.flatMap(idsOf));
  return new ListingColumns(ids.length, decoded(chunks), {
    references: chunks.flatMap(({ references }) => references),
    streets: await readStreets(database, ids),
    headlines: await readHeadlines(database),
  });
}

/** Listings per statement: few enough that other queries can run in between. */
const CHUNK = 10_000;

/** Bytes of some listings, in the order of `FIELDS`. */
interface Chunk {
  count: number;
  last: number;
  bytes: Buffer;
  references: string[];
}

type Bytes = 2 | 4 | 8;

/** What is read of a listing, with its bytes and its SQL: drivers read one long text much faster than many small values. */
const FIELDS = [
  ['id', 4, 'l.id'],
  ['goal', 2, 'l.goal'],
  ['discreet', 2, 'l.discreet::int'],
  ['closed', 2, 'l.closed::int'],
  ['cityId', 4, 'l.city_id'],
  ['typeSetId', 4, 'l.type_set_id'],
  ['mainTypeId', 4, 'l.main_type_id'],
  ['availableDay', 4, 'coalesce(case when l.available_day < 0 then 0 else l.available_day end, -1)'],
  ['marquee', 4, 'coalesce(p.marquee, 0)'],
  ['bedrooms', 2, 'coalesce(l.bedrooms, -1)'],
  ['bathrooms', 2, 'coalesce(l.bathrooms, -1)'],
  ['showerRooms', 2, 'coalesce(l.shower_rooms, -1)'],
  ['toilets', 2, 'coalesce(l.toilets, -1)'],
  ['garages', 2, 'coalesce(l.garages, -1)'],
  ['energy', 2, 'coalesce(l.energy, 0)'],
  ['features', 2, 'l.features'],
  ['price', 8, "coalesce(l.price, 'NaN')"],
  ['living', 8, "coalesce(l.living, 'NaN')"],
  ['plot', 8, "coalesce(l.plot, 'NaN')"],
  ['priceM2', 8, "coalesce(l.price_m2, 'NaN')"],
  ['longitude', 8, "coalesce(p.place[0], 'NaN')"],
  ['latitude', 8, "coalesce(p.place[1], 'NaN')"],
] as const satisfies readonly (readonly [keyof ListingRow, Bytes, string])[];

const SENT: Readonly<Record<Bytes, (value: string) => string>> = {
  2: (value) => `int2send((${value})::smallint)`,
  4: (value) => `int4send(${value})`,
  8: (value) => `float8send(${value})`,
};
const ROW_BYTES = FIELDS.reduce((sum, [, bytes]) => sum + bytes, 0);
const ROW = sql.raw(FIELDS.map(([, bytes, value]) => SENT[bytes](value)).join(' || '));

async function readChunk(database: Database, after: number): Promise<Chunk> {
  const [found] = await rows<{ count: number; last: number; bytes: string; references: string }>(
    database,
    sql`select count(*)::int as count, max(l.id) as last, encode(string_agg(${ROW}, ''::bytea order by l.id), 'base64') as bytes,
        string_agg(l.reference_key, ' ' order by l.id) as references
      from (select * from listings where id > ${after}::int order by id limit ${CHUNK}) l
      left join listing_points p on p.id = l.id`,
  );
  const { count = 0, last = 0, bytes, references } = found ?? {};
  return {
    count,
    last,
    bytes: Buffer.from(bytes ?? '', 'base64'),
    // References have no blanks.
    references: count === 0 ? [] : (references ?? '').split(' '),
  };
}

function idsOf({ bytes, count }: Chunk): number[] {
  return Array.from({ length: count }, (_, row) => bytes.readInt32BE(row * ROW_BYTES));
}

function* decoded(chunks: readonly Chunk[]): Generator<ListingRow> {
  for (const { bytes, count } of chunks)
    for (let row = 0; row < count; row++) yield decodedRow(bytes, row * ROW_BYTES);
}

function decodedRow(bytes: Buffer, start: number): ListingRow {
  const listing: Partial<Record<keyof ListingRow, number>> = {};
  let at = start;
  for (const [name, size] of FIELDS) {
    listing[name] =
      size === 8 ? bytes.readDoubleBE(at) : size === 4 ? bytes.readInt32BE(at) : bytes.readInt16BE(at);
    at += size;
  }
  return {
    ...(listing as Record<keyof ListingRow, number>),
    discreet: listing.discreet === 1,
    closed: listing.closed === 1,
  };
}

async function readStreets(database: Database, ids: Int32Array): Promise<StreetRows> {
  const found = await rows<{ key: string; ids: string }>(
    database,
    sql`select key, encode(string_agg(int4send(listing_id), ''::bytea), 'base64') as ids from listing_streets group by key`,
  );
  return new StreetRows(
    found.map((street): StreetKey => ({ key: street.key, rows: rowsOf(numbersOf(street.ids), ids) })),
  );
}

/** Of those that are still there: an import may have been published in between. */
function rowsOf(wanted: Int32Array, ids: Int32Array): Int32Array {
  return wanted.map((id) => rowRange(ids, id, id)[0]).filter((row, index) => ids[row] === wanted[index]);
}

async function readHeadlines(database: Database): Promise<Map<Language, Int32Array>> {
  const found = await rows<{ language: Language; ids: string }>(
    database,
    sql`select language, encode(string_agg(int4send(id), ''::bytea order by headline_key, id), 'base64') as ids
      from listings_by_headline group by language`,
  );
  return new Map(found.map(({ language, ids }) => [language, numbersOf(ids)]));
}

function numbersOf(base64: string): Int32Array {
  const bytes = Buffer.from(base64, 'base64');
  return Int32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readInt32BE(index * 4));
}
