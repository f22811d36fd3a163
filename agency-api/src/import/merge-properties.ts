import { sql } from 'drizzle-orm';
import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../database/database.ts';
import { CHANGED_PROPERTIES } from '../listings/read-model/changed-properties.ts';
import { DETAIL_COLUMNS } from '../records/detail-columns.ts';
import { DIGEST_LENGTH } from './digest.ts';
import { isFaulty } from './is-faulty.ts';
import type { FaultyRecords } from './faulty-records.ts';

const DETAILS = Object.keys(DETAIL_COLUMNS);
const namesOf = (columns: string[], table = '') =>
  sql.raw(columns.map((name) => `${table}${name}`).join(', '));

/** Writes the staged listings that change. */
export async function writeChangedListings(tx: Database, language: Language): Promise<void> {
  await tx.execute(sql`
    insert into property_records (property_id, language, goal, city, city_key, zip, marquee, web_ids, reference_key, headline_key, closed,
      ${namesOf(DETAILS)}, listing, summary, detail, unknown_keys, digest)
    select s.property_id, ${language}, s.goal, s.city, s.city_key, s.zip, s.marquee, s.web_ids, s.reference_key, s.headline_key, s.closed,
      ${namesOf(DETAILS, 'd.')}, s.listing, d.summary, d.detail,
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
      ${sql.raw(DETAILS.map((name) => `${name} = excluded.${name}`).join(', '))}, listing = excluded.listing, summary = excluded.summary, detail = excluded.detail,
      unknown_keys = excluded.unknown_keys, digest = excluded.digest, withdrawn_at = null`);
}

/** Keeps the details of listings whose detail record is faulty: old details are better than none. */
export async function keepDetails(tx: Database, language: Language, faulty: FaultyRecords): Promise<void> {
  if (faulty.ids.size === 0 && !faulty.hasUnnamed) return;
  await tx.execute(sql`
    insert into staged_details (property_id, ${namesOf(DETAILS)}, summary, detail, unknown_keys, digest)
    select r.property_id, ${namesOf(DETAILS, 'r.')}, r.summary, r.detail, r.unknown_keys -> 'details', substr(r.digest, ${DIGEST_LENGTH + 1}::int)
    from property_records r
    where r.language = ${language} and r.detail is not null and ${isFaulty(sql`r.property_id`, faulty)}
      and not exists (select from staged_details d where d.property_id = r.property_id)`);
}

/** Withdraws listings that the feed no longer has. */
export async function withdrawChangedListings(tx: Database, language: Language): Promise<void> {
  await tx.execute(sql`
    update property_records set withdrawn_at = now()
    where language = ${language} and withdrawn_at is null
      and property_id in (select property_id from ${CHANGED_PROPERTIES} where kind = 'withdrawn')`);
}
