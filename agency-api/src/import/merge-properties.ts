import { sql } from 'drizzle-orm';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../database/database.ts';
import { CHANGED_PROPERTIES } from '../listings/read-model/changed-properties.ts';
import { DIGEST_LENGTH } from './digest.ts';
import { isFaulty } from './is-faulty.ts';
import type { FaultyRecords } from './faulty-records.ts';

/** What a load did to the listings of a language. */
export interface ListingChanges {
  added: number;
  updated: number;
  returned: number;
  withdrawn: number;
}

/** Writes the staged listings that are new, other than before or back again. */
export async function upsertProperties(tx: Database, language: Language): Promise<void> {
  await tx.execute(sql`
    insert into ${CHANGED_PROPERTIES}
    select s.property_id,
      case when r.property_id is null then 'added' when r.withdrawn_at is not null then 'returned' else 'updated' end
    from staged_listings s
    left join staged_details d using (property_id)
    left join property_records r on r.property_id = s.property_id and r.language = ${language}
    where r.property_id is null or r.withdrawn_at is not null
      or r.digest is distinct from concat(s.digest, d.digest)`);
  await tx.execute(sql`analyze ${CHANGED_PROPERTIES}`);
  await tx.execute(sql`
    insert into property_records (property_id, language, goal, city, city_key, zip, marquee, web_ids, reference_key, headline_key, closed,
      price, price_withheld, bedrooms, bathrooms, shower_rooms, toilets, garages, listing, summary, detail, unknown_keys, digest)
    select s.property_id, ${language}, s.goal, s.city, s.city_key, s.zip, s.marquee, s.web_ids, s.reference_key, s.headline_key, s.closed,
      d.price, d.price_withheld, d.bedrooms, d.bathrooms, d.shower_rooms, d.toilets, d.garages, s.listing, d.summary, d.detail,
      case when s.unknown_keys is not null or d.unknown_keys is not null
        then json_build_object('properties', s.unknown_keys, 'details', d.unknown_keys) end,
      concat(s.digest, d.digest)
    from staged_listings s
    left join staged_details d using (property_id)
    where s.property_id in (select property_id from ${CHANGED_PROPERTIES})
    on conflict (property_id, language) do update set
      goal = excluded.goal, city = excluded.city, city_key = excluded.city_key, zip = excluded.zip,
      marquee = excluded.marquee, web_ids = excluded.web_ids,
      reference_key = excluded.reference_key, headline_key = excluded.headline_key, closed = excluded.closed,
      price = excluded.price, price_withheld = excluded.price_withheld, bedrooms = excluded.bedrooms,
      bathrooms = excluded.bathrooms, shower_rooms = excluded.shower_rooms, toilets = excluded.toilets,
      garages = excluded.garages, listing = excluded.listing, summary = excluded.summary, detail = excluded.detail,
      unknown_keys = excluded.unknown_keys, digest = excluded.digest, withdrawn_at = null`);
}

/** Keeps the details of listings whose detail record is faulty: half a listing would be worse than yesterday's. */
export async function keepDetails(tx: Database, language: Language, faulty: FaultyRecords): Promise<void> {
  await tx.execute(sql`
    insert into staged_details (property_id, price, price_withheld, bedrooms, bathrooms, shower_rooms, toilets, garages,
      summary, detail, unknown_keys, digest)
    select r.property_id, r.price, r.price_withheld, r.bedrooms, r.bathrooms, r.shower_rooms, r.toilets, r.garages,
      r.summary, r.detail, r.unknown_keys -> 'details', substr(r.digest, ${DIGEST_LENGTH + 1}::int)
    from property_records r
    where r.language = ${language} and r.detail is not null and ${isFaulty(sql`r.property_id`, faulty)}
      and not exists (select from staged_details d where d.property_id = r.property_id)`);
}

/** Withdraws what a full feed no longer has; faulty records are in the feed all the same. */
export async function withdrawAbsentProperties(
  tx: Database,
  language: Language,
  faulty: FaultyRecords,
): Promise<void> {
  await tx.execute(sql`
    with withdrawn as (
      update property_records r set withdrawn_at = now()
      where r.language = ${language} and r.withdrawn_at is null
        and not exists (select from staged_listings s where s.property_id = r.property_id)
        and not ${isFaulty(sql`r.property_id`, faulty)}
      returning r.property_id)
    insert into ${CHANGED_PROPERTIES} select property_id, 'withdrawn' from withdrawn`);
}

export async function countChanges(tx: Database): Promise<ListingChanges> {
  const counts = await rows<{ kind: keyof ListingChanges; count: number }>(
    tx,
    sql`select kind, count(*)::int as count from ${CHANGED_PROPERTIES} group by kind`,
  );
  const of = (kind: keyof ListingChanges) => counts.find((row) => row.kind === kind)?.count ?? 0;
  return { added: of('added'), updated: of('updated'), returned: of('returned'), withdrawn: of('withdrawn') };
}
