import { sql, type SQL } from '../../../database/drizzle.ts';
import * as z from 'zod';
import { ownerDocumentSchema, type OwnerDocument } from 'shared-kit/contracts/api/owner-portal';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../../../database/database.ts';

const storedSchema = ownerDocumentSchema
  .omit({ received: true })
  .extend({ day: z.string().nullable(), files: z.array(z.string()) });

/** What the owner sees of the documents that the feeds ask for: missing ones first, those that are due before the others. */
export async function readAskedDocuments(
  database: Database,
  { email, propertyIds }: { email: string; propertyIds: number[] },
  languages: readonly Language[],
): Promise<OwnerDocument[]> {
  const found = await rows(
    database,
    sql`select a.property_id as "propertyId", a.code, a.name, a.language, a.due, r.day, coalesce(r.files, '{}') as files
      from (${asked(propertyIds, languages)}) as a
      left join lateral (
        select (max(d.created_at) at time zone 'Europe/Brussels')::date::text as day,
          array_agg(u.name order by d.created_at, u.name) filter (where d.owner_email = ${email} and u.name is not null) as files
        from owner_documents d left join uploads u on u.submission_id = d.id and u.state = 'kept'
        where d.property_id = a.property_id and d.code = a.code and d.owner_email in (${selectOwners(sql`d.property_id`)})
      ) as r on true
      order by r.day is not null, a.due nulls last, a.property_id desc, a.code`,
    storedSchema,
  );
  return found.map(({ day, files, ...document }) => ({ ...document, received: day ? { day, files } : null }));
}

const askedDocumentSchema = z.object({
  name: z.string(),
  reference: z.string(),
  city: z.string(),
  managerEmail: z.string().nullable(),
});
/** A document that is asked for, and what the agency is told of its property. */
export type AskedDocument = z.infer<typeof askedDocumentSchema>;

/** Undefined for a code that no feed asks for with this property. */
export async function findAskedDocument(
  database: Database,
  { propertyId, code }: { propertyId: number; code: string },
  languages: readonly Language[],
): Promise<AskedDocument | undefined> {
  const [found] = await rows(
    database,
    sql`select a.name, a.reference, a.city, a."managerEmail" from (${asked([propertyId], languages)}) as a where a.code = ${code}`,
    askedDocumentSchema,
  );
  return found;
}

/** Each document once, in the first of the languages that names it; of properties that are withdrawn none. */
const asked = (propertyIds: number[], languages: readonly Language[]): SQL => sql`
  select distinct on (r.property_id, d.document ->> 'Code') r.property_id, d.document ->> 'Code' as code,
    d.document ->> 'Name' as name, r.language, left(d.document ->> 'Due', 10) as due, r.listing ->> 'RecordFile' as reference, btrim(r.listing ->> 'City') as city,
    r.detail -> 'Manager' ->> 'Email' as "managerEmail"
  from (
    select property_id, language, listing, detail, detail -> 'OwnerDocuments' as documents
    from property_records where property_id = any(${sql.param(propertyIds)}::int[]) and withdrawn_at is null
    -- The detail is read once.
    offset 0
  ) r cross join lateral json_array_elements(case when json_typeof(r.documents) = 'array' then r.documents end) as d (document)
  order by r.property_id, d.document ->> 'Code', array_position(${sql.param([...languages])}::text[], r.language::text)`;

/** By whom documents of a property may be sent: what a former owner sent is not received from this one. */
const selectOwners = (propertyId: SQL): SQL =>
  sql`select coalesce(a.feed_email, o.email) from owners o left join owner_accounts a on a.email = o.email
    where ${propertyId} = any(o.property_ids)`;
