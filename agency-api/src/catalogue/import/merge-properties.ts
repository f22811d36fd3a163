import { and, eq, inArray, isNull, sql } from '../../database/drizzle.ts';
import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../../database/database.ts';
import { propertyRecords } from '../../database/schema/property-records.ts';
import { DIGEST_LENGTH } from './digest.ts';

const DETAIL = ['detail', 'remarks'];
const joinNames = (columns: string[], table = '') =>
  sql.raw(columns.map((name) => `${table}${name}`).join(', '));

/** Writes the records of listings that are staged. */
export async function writeStaged(tx: Database, language: Language, ids: number[]): Promise<void> {
  const columns = ['listing', ...DETAIL, 'unknown_keys', 'digest'];
  await tx.execute(sql`
    insert into property_records (property_id, language, ${joinNames(columns)})
    select s.property_id, ${language}, s.listing, ${joinNames(DETAIL, 'd.')},
      case when s.unknown_keys is not null or d.unknown_keys is not null
        then json_build_object('properties', s.unknown_keys, 'details', d.unknown_keys) end,
      concat(s.digest, d.digest)
    from staged_listings s
    left join staged_details d using (property_id)
    where s.property_id = any(${sql.param(ids)}::int[])
    on conflict (property_id, language) do update set
      ${sql.raw(columns.map((name) => `${name} = excluded.${name}`).join(', '))}, withdrawn_at = null`);
}

/** Stages the stored records again that are written anew because the listing's other record, or its visibility, changes. */
export async function stageKept(
  tx: Database,
  language: Language,
  { listings, details }: { listings: number[]; details: number[] },
): Promise<void> {
  await tx.execute(sql`
    insert into staged_listings (property_id, listing, unknown_keys, digest)
    select r.property_id, r.listing, r.unknown_keys -> 'properties', left(r.digest, ${DIGEST_LENGTH}::int)
    from property_records r
    where r.language = ${language} and r.property_id = any(${sql.param(listings)}::int[])
    on conflict do nothing`);
  await tx.execute(sql`
    insert into staged_details (property_id, ${joinNames(DETAIL)}, unknown_keys, digest)
    select r.property_id, ${joinNames(DETAIL, 'r.')}, r.unknown_keys -> 'details', substr(r.digest, ${DIGEST_LENGTH + 1}::int)
    from property_records r
    where r.language = ${language} and r.detail is not null and r.property_id = any(${sql.param(details)}::int[])
    on conflict do nothing`);
}

/** Withdraws listings of a language, as far as they are not. */
export async function withdrawListings(tx: Database, language: Language, ids: number[]): Promise<void> {
  const { propertyId, withdrawnAt } = propertyRecords;
  await tx
    .update(propertyRecords)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(propertyRecords.language, language), inArray(propertyId, ids), isNull(withdrawnAt)));
}
