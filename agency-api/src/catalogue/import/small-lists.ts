import { count, eq, sql, type SQL } from '../../database/drizzle.ts';
import type { CityRecord, PropertyTypeRecord, OwnerRecord } from 'shared-kit/contracts/feed/list-records';
import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../../database/database.ts';
import { feedCities, feeds, owners, propertyTypes } from '../../database/schema/feed-lists.ts';
import { computeDigest } from './digest.ts';
import type { FaultyRecords } from './faulty-records.ts';

/** Lists that are small for every agency, held in memory during a load and replaced as a whole. */
export interface SmallLists {
  types: PropertyTypeRecord[];
  cities: CityRecord[];
  owners: OwnerRecord[];
}

/** Skipped records of the small lists; their stored data are kept. */
export type FaultySmallLists = Record<keyof SmallLists, FaultyRecords>;

/** `placeholder`: withdrawn by the agency's first own feed. */
export type FeedOrigin = 'agency' | 'placeholder';

/** Replaces the small lists of a language; returns whether they changed. */
export async function replaceSmallLists(
  tx: Database,
  language: Language,
  lists: SmallLists,
  faulty: FaultySmallLists,
  origin: FeedOrigin,
): Promise<boolean> {
  const digest = computeDigest([
    lists,
    Object.values(faulty).map(({ ids, hasUnnamed }) => [...ids, hasUnnamed]),
  ]);
  const state = { origin, listsDigest: digest };
  const [known] = await tx.select().from(feeds).where(eq(feeds.language, language));
  await tx
    .insert(feeds)
    .values({ language, ...state })
    .onConflictDoUpdate({ target: feeds.language, set: { ...state, loadedAt: sql`now()` } });
  if (known?.listsDigest === digest) return false;
  for (const list of ['types', 'cities', 'owners'] as const) {
    const { table } = TABLES[list];
    const stays = isKept(list, lists, faulty[list]);
    await tx.delete(table).where(sql`${table.language} = ${language} and not ${stays}`);
  }
  await insertTypes(tx, language, lists.types);
  await insertCities(tx, language, lists.cities);
  await insertOwners(tx, language, lists.owners);
  return true;
}

/** Number of stored records of a small list, and of those that the feed has. */
export async function countSmallRecords(
  tx: Database,
  language: Language,
  list: keyof SmallLists,
  lists: SmallLists,
  faulty: FaultyRecords,
): Promise<{ known: number; kept: number }> {
  const { table } = TABLES[list];
  const isKeptOrNamed = sql`${isNamed(list, lists)} or ${isKept(list, lists, faulty)}`;
  const [counts] = await tx
    .select({
      known: count(),
      kept: sql`count(*) filter (where ${isKeptOrNamed})`.mapWith(Number),
    })
    .from(table)
    .where(eq(table.language, language));
  return counts!;
}

/** A faulty record keeps its stored row, unless the feed also has a valid one of the same identity. */
function isKept(list: keyof SmallLists, lists: SmallLists, { ids, hasUnnamed }: FaultyRecords): SQL {
  const isMeant = hasUnnamed ? sql`true` : isAmong(TABLES[list].key, [...ids]);
  return sql`(${isMeant} and not ${isNamed(list, lists)})`;
}

function isNamed(list: keyof SmallLists, lists: SmallLists): SQL {
  return isAmong(TABLES[list].key, KEYS_OF[list](lists));
}

function isAmong(key: SQL, ids: (number | string)[]): SQL {
  return sql`(${key} = any(${sql.param(ids.map(String))}::text[]))`;
}

/** Each list's table, and the identity of its rows as text. */
const TABLES = {
  types: { table: propertyTypes, key: sql`${propertyTypes.webId}::text` },
  cities: { table: feedCities, key: sql`concat_ws(chr(10), ${feedCities.name}, ${feedCities.zip})` },
  owners: { table: owners, key: sql`${owners.email}` },
};

const KEYS_OF: Record<keyof SmallLists, (lists: SmallLists) => (number | string)[]> = {
  types: ({ types }) => types.map(({ WebID }) => WebID),
  cities: ({ cities }) => cities.map(({ Name, Zip }) => `${Name}\n${Zip}`),
  owners: ({ owners }) => owners.map(({ Email }) => Email.toLowerCase()),
};

async function insertTypes(tx: Database, language: Language, types: PropertyTypeRecord[]): Promise<void> {
  await tx.execute(sql`
    with t as (
      select * from json_to_recordset(${JSON.stringify(types)}::json) as t
        ("ID" int, "ParentID" int, "WebID" int, "Name" text, "ShowOrder" int, "Sale" boolean, "Rent" boolean))
    insert into property_types (language, web_id, parent_web_id, name, show_order, sale, rent)
    select ${language}, t."WebID", (select p."WebID" from t p where p."ID" = t."ParentID" limit 1),
      t."Name", t."ShowOrder", t."Sale", t."Rent"
    from t`);
}

async function insertCities(tx: Database, language: Language, cities: CityRecord[]): Promise<void> {
  await tx.execute(sql`
    insert into feed_cities (language, name, zip, country_id, country_name)
    select distinct on (c."Name", c."Zip") ${language}, c."Name", c."Zip", c."CountryID", c."CountryName"
    from json_to_recordset(${JSON.stringify(cities)}::json)
      as c ("Name" text, "Zip" text, "CountryID" int, "CountryName" text)`);
}

async function insertOwners(tx: Database, language: Language, owners: OwnerRecord[]): Promise<void> {
  await tx.execute(sql`
    insert into owners (language, email, first_name, last_name, preferred_language, property_ids)
    select ${language}, lower(o."Email"), o."FirstName", o."LastName", o.language,
      array(select json_array_elements_text(o."Properties")::int)
    from json_to_recordset(${JSON.stringify(owners)}::json)
      as o ("Email" text, "FirstName" text, "LastName" text, language text, "Properties" json)`);
}
