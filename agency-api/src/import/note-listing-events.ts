import { sql } from '../database/drizzle.ts';
import { LOADING } from '../database/loading-schema.ts';
import type { Database } from '../database/database.ts';

/**
 * Notes which listings a load brings or makes cheaper, for the alerts of visitors (product V19). In the transaction that publishes
 * the load, before its rows are: what was published is noted, once, and nothing else is. A listing that stays hidden, is
 * sold or rented, or is discreet is told to nobody.
 */
export async function noteListingEvents(tx: Database, rules: number): Promise<void> {
  const shadow = sql.raw(`${LOADING}.listings`);
  await tx.execute(sql`
    insert into public.listing_events (property_id, kind, price)
    select n.id, case when o.id is null or o.closed or o.discreet then 'new' else 'price' end, n.price
    from ${shadow} n
    join ${sql.raw(`${LOADING}.changes`)} c on c.property_id = n.id
    left join public.listings o on o.rules = ${rules}::int and o.id = n.id
    where not n.closed and not n.discreet
      and (o.id is null or o.closed or o.discreet or n.price < o.price)
    order by n.id`);
}
