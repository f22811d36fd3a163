import { sql } from 'drizzle-orm';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../database/database.ts';

/** An owner as the feeds know one. */
export interface FeedOwner {
  /** In lower case. */
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  /** What they sell or let, in every feed; newest first. */
  propertyIds: number[];
}

/** The owner with an e-mail in lower case, if the feeds name one. */
export async function findOwner(database: Database, email: string): Promise<FeedOwner | undefined> {
  const [owner] = await rows<FeedOwner>(
    database,
    sql`select o.email, o.first_name as "firstName", o.last_name as "lastName", o.preferred_language as language,
        (select coalesce(array_agg(distinct id order by id desc), '{}')
          from owners every, unnest(every.property_ids) as id where every.email = o.email) as "propertyIds"
      from owners o where o.email = ${email} order by o.language limit 1`,
  );
  return owner;
}
