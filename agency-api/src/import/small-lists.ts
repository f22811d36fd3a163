import { sql } from 'drizzle-orm';
import type { CityRecord, PropertyTypeRecord } from 'shared-kit/contracts/feed/list-records';
import type { OwnerRecord } from 'shared-kit/contracts/feed/owner-record';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../database/database.ts';
import { digestOf } from './digest.ts';

/** Lists that are small in every agency, kept in memory while loading and replaced as a whole. */
export interface SmallLists {
  types: PropertyTypeRecord[];
  cities: CityRecord[];
  owners: OwnerRecord[];
}

export type FeedOrigin = 'agency' | 'demo';

/** Replaces the small lists of a language; returns whether they differ from those before. */
export async function replaceSmallLists(
  tx: Database,
  language: Language,
  lists: SmallLists,
  origin: FeedOrigin,
): Promise<boolean> {
  const digest = digestOf(lists);
  const [known] = await rows<{ lists_digest: string }>(
    tx,
    sql`select lists_digest from feeds where language = ${language}`,
  );
  await tx.execute(sql`
    insert into feeds (language, origin, lists_digest) values (${language}, ${origin}, ${digest})
    on conflict (language) do update set origin = excluded.origin, lists_digest = excluded.lists_digest, loaded_at = now()`);
  if (known?.lists_digest === digest) return false;
  await replaceTypes(tx, language, lists.types);
  await replaceCities(tx, language, lists.cities);
  await replaceOwners(tx, language, lists.owners);
  return true;
}

async function replaceTypes(tx: Database, language: Language, types: PropertyTypeRecord[]): Promise<void> {
  await tx.execute(sql`delete from property_types where language = ${language}`);
  await tx.execute(sql`
    insert into property_types (language, web_id, name, show_order, sale, rent)
    select ${language}, t."WebID", t."Name", t."ShowOrder", t."Sale", t."Rent"
    from json_to_recordset(${JSON.stringify(types)}::json)
      as t ("WebID" int, "Name" text, "ShowOrder" int, "Sale" boolean, "Rent" boolean)`);
}

async function replaceCities(tx: Database, language: Language, cities: CityRecord[]): Promise<void> {
  await tx.execute(sql`delete from feed_cities where language = ${language}`);
  await tx.execute(sql`
    insert into feed_cities (language, name, zip, country_id, country_name)
    select distinct on (c."Name", c."Zip") ${language}, c."Name", c."Zip", c."CountryID", c."CountryName"
    from json_to_recordset(${JSON.stringify(cities)}::json)
      as c ("Name" text, "Zip" text, "CountryID" int, "CountryName" text)`);
}

async function replaceOwners(tx: Database, language: Language, owners: OwnerRecord[]): Promise<void> {
  await tx.execute(sql`delete from owners where language = ${language}`);
  await tx.execute(sql`
    insert into owners (language, email, first_name, last_name, preferred_language, property_ids)
    select ${language}, lower(o."Email"), o."FirstName", o."LastName", o.language,
      array(select json_array_elements_text(o."Properties")::int)
    from json_to_recordset(${JSON.stringify(owners)}::json)
      as o ("Email" text, "FirstName" text, "LastName" text, language text, "Properties" json)`);
}
