import type { Database } from '../../../database/database.ts';
import { and, eq, inArray, sql } from '../../../database/drizzle.ts';
import { insertRows, splitChunks } from '../../../database/insert-rows.ts';
import { listingPoints } from '../../../database/schema/listing-points.ts';
import {
  cities,
  listings,
  listingStreets,
  mainTypes,
  shownListings,
  typeSets,
} from '../../../database/schema/search.ts';
import { DICTIONARIES } from '../text/dictionaries.ts';
import type { ReadModelRow } from './read-model-row.ts';

/** Writes rows, made by such rules, of listings that have none, with the towns and types that are new. */
export async function insertListings(
  tx: Database,
  rows: readonly ReadModelRow[],
  rules: number,
): Promise<void> {
  const towns = await numberTowns(tx, rows, rules);
  const types = await numberTypeSets(tx, rows, rules);
  const mains = await numberMainTypes(tx, rows, rules);
  await insertRows(
    tx,
    listings,
    rows.map(({ facts, town, webIds, mainType }) => ({
      ...facts,
      rules,
      cityId: towns.get(townKey(town))!,
      typeSetId: types.get(webIds.join())!,
      mainTypeId: mains.get(mainType)!,
    })),
  );
  await insertRows(
    tx,
    listingPoints,
    rows.flatMap(({ facts: { id }, point }) => (point ? [{ rules, id, ...point }] : [])),
  );
  await insertRows(
    tx,
    listingStreets,
    rows.flatMap(({ facts: { id }, streets }) =>
      [...streets].map(([key, name]) => ({ rules, key, listingId: id, name })),
    ),
  );
  await insertRows(
    tx,
    shownListings,
    rows.flatMap(({ facts: { id }, shown }) =>
      [...shown].map(([language, inLanguage]) => ({ rules, listingId: id, language, ...inLanguage })),
    ),
  );
  await insertWords(tx, rows, rules);
}

const townKey = ({ foldedName, zip, countryId }: ReadModelRow['town']) =>
  JSON.stringify([foldedName, zip, countryId]);

/** The numbers of the towns of rows, by key. */
function numberTowns(
  tx: Database,
  rows: readonly ReadModelRow[],
  rules: number,
): Promise<Map<string, number>> {
  const wanted = new Map(rows.map(({ town }) => [townKey(town), { rules, ...town }]));
  const names = [...wanted.values()].map(({ foldedName }) => foldedName);
  return numbered(wanted, {
    read: async () =>
      (
        await tx
          .select()
          .from(cities)
          .where(and(eq(cities.rules, rules), inArray(cities.foldedName, names)))
      ).map(({ id, ...town }) => [townKey(town), id]),
    add: (missing) => insertRows(tx, cities, missing),
  });
}

function numberTypeSets(
  tx: Database,
  rows: readonly ReadModelRow[],
  rules: number,
): Promise<Map<string, number>> {
  return numbered(new Map(rows.map(({ webIds }) => [webIds.join(), webIds])), {
    read: async () =>
      (await tx.select().from(typeSets).where(eq(typeSets.rules, rules))).map(({ id, webIds }) => [
        webIds.join(),
        id,
      ]),
    add: (missing) =>
      insertRows(
        tx,
        typeSets,
        missing.map((webIds) => ({ rules, webIds })),
      ),
  });
}

function numberMainTypes(
  tx: Database,
  rows: readonly ReadModelRow[],
  rules: number,
): Promise<Map<string, number>> {
  const wanted = new Map(rows.map(({ mainType }) => [mainType, mainType]));
  return numbered(wanted, {
    read: async () =>
      (
        await tx
          .select()
          .from(mainTypes)
          .where(and(eq(mainTypes.rules, rules), inArray(mainTypes.names, [...wanted.keys()])))
      ).map(({ id, names }) => [names, id]),
    add: (missing) =>
      insertRows(
        tx,
        mainTypes,
        missing.map((names) => ({ rules, names })),
      ),
  });
}

interface Numbers<Value> {
  /** The known numbers by key. */
  read(): Promise<[key: string, id: number][]>;
  add(missing: Value[]): Promise<void>;
}

async function numbered<Value>(
  wanted: ReadonlyMap<string, Value>,
  { read, add }: Numbers<Value>,
): Promise<Map<string, number>> {
  const known = new Map(await read());
  // In the order of their keys, so that the same listings always get the same numbers.
  const missing = [...wanted.keys()].filter((key) => !known.has(key)).sort();
  if (missing.length === 0) return known;
  await add(missing.map((key) => wanted.get(key)!));
  return new Map(await read());
}

/** Listings per statement: their descriptions are some kilobytes each. */
const BATCH = 250;

/** Writes the words of the public texts of listings that have none yet. */
async function insertWords(tx: Database, rows: readonly ReadModelRow[], rules: number): Promise<void> {
  const texts = rows.flatMap(({ facts: { id }, texts }) =>
    [...texts].map(([language, { title, description }]) => ({ id, language, title, description })),
  );
  for (const batch of splitChunks(texts, BATCH)) {
    const column = (name: keyof (typeof batch)[number]) =>
      sql`${sql.param(batch.map((text) => String(text[name])))}::text[]`;
    const dictionaries = sql`${sql.param(batch.map(({ language }) => DICTIONARIES[language]))}::text[]`;
    await tx.execute(sql`
      insert into listing_words (rules, listing_id, language, words)
      select ${rules}::int, t.id::int, t.language,
        setweight(to_tsvector(t.dictionary::regconfig, t.title), 'A') || setweight(to_tsvector(t.dictionary::regconfig, t.description), 'D')
      from unnest(${column('id')}, ${column('language')}, ${column('title')}, ${column('description')}, ${dictionaries})
        as t(id, language, title, description, dictionary)`);
  }
}
