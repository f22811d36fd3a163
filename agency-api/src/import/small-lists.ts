import { sql, type SQL } from 'drizzle-orm';
import type { CityRecord, PropertyTypeRecord } from 'shared-kit/contracts/feed/list-records';
import type { OwnerRecord } from 'shared-kit/contracts/feed/owner-record';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../database/database.ts';
import { digestOf } from './digest.ts';
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
  const digest = digestOf([lists, Object.values(faulty).map(({ ids, hasUnnamed }) => [...ids, hasUnnamed])]);
  const [known] = await rows<{ lists_digest: string }>(
    tx,
    sql`select lists_digest from feeds where language = ${language}`,
  );
  await tx.execute(sql`
    insert into feeds (language, origin, lists_digest) values (${language}, ${origin}, ${digest})
    on conflict (language) do update set origin = excluded.origin, lists_digest = excluded.lists_digest, loaded_at = now()`);
  if (known?.lists_digest === digest) return false;
  for (const list of ['types', 'cities', 'owners'] as const) {
    const stays = isKept(list, lists, faulty[list]);
    await tx.execute(sql`delete from ${TABLES[list].name} where language = ${language} and not ${stays}`);
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
  const [counts] = await rows<{ known: number; kept: number }>(
    tx,
    sql`select count(*)::int as known,
        count(*) filter (where ${isNamed(list, lists)} or ${isKept(list, lists, faulty)})::int as kept
      from ${TABLES[list].name} where language = ${language}`,
  );
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
  types: { name: sql`property_types`, key: sql`web_id::text` },
  cities: { name: sql`feed_cities`, key: sql`concat_ws(chr(10), name, zip)` },
  owners: { name: sql`owners`, key: sql`email` },
};

const KEYS_OF: Record<keyof SmallLists, (lists: SmallLists) => (number | string)[]> = {
  types: ({ types }) => types.map(({ WebID }) => WebID),
  cities: ({ cities }) => cities.map(({ Name, Zip }) => `${Name}\n${Zip}`),
  owners: ({ owners }) => owners.map(({ Email }) => Email.toLowerCase()),
};

async function insertTypes(tx: Database, language: Language, types: PropertyTypeRecord[]): Promise<void> {
  await tx.execute(sql`
    insert into property_types (language, web_id, name, show_order, sale, rent)
    select ${language}, t."WebID", t."Name", t."ShowOrder", t."Sale", t."Rent"
    from json_to_recordset(${JSON.stringify(types)}::json)
      as t ("WebID" int, "Name" text, "ShowOrder" int, "Sale" boolean, "Rent" boolean)`);
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
