import { sql } from '../../database/drizzle.ts';
import * as z from 'zod';
import { rows, type Database } from '../../database/database.ts';

const listedOwnerSchema = z.object({
  email: z.string(),
  name: z.string(),
  language: z.string(),
  /** The e-mail of the account, which the owner may have changed (product O21). */
  signsInWith: z.string(),
  properties: z.number(),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  sessions: z.number(),
});
/** An owner as whoever runs the site sees one. */
type ListedOwner = z.infer<typeof listedOwnerSchema>;

/** Every owner whom the feeds name, by e-mail. */
export function listOwners(database: Database): Promise<ListedOwner[]> {
  return rows(
    database,
    sql`select o.email, min(o.first_name || ' ' || o.last_name) as name, min(o.preferred_language) as language,
        coalesce((select a.email from owner_accounts a where coalesce(a.feed_email, a.email) = o.email), o.email) as "signsInWith",
        (select count(distinct id)::int from owners every, unnest(every.property_ids) as id
          where every.email = o.email) as properties,
        exists (select from owner_accounts a join owner_credentials c on c.account_id = a.id
          where coalesce(a.feed_email, a.email) = o.email and c.provider = 'credential') as "hasPassword",
        exists (select from owner_accounts a join owner_second_factors f on f.account_id = a.id
          where coalesce(a.feed_email, a.email) = o.email and f.is_on) as "hasSecondFactor",
        (select count(*)::int from owner_accounts a join owner_sessions s on s.account_id = a.id
          where coalesce(a.feed_email, a.email) = o.email and s.expires_at > now()) as sessions
      from owners o group by o.email order by o.email`,
    listedOwnerSchema,
  );
}
