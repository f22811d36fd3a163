import { sql } from '../database/drizzle.ts';
import { LOADING } from '../database/loading-schema.ts';
import type { Database } from '../database/database.ts';

/**
 * Notes the public prices of the listings that a load changes, one a day at most (product P24). A listing without a public price, because
 * it is withheld in any language, sold, rented or withdrawn, loses its history; so does one that is no longer sold but let, or the other
 * way round. A bouquet is not the price. In the transaction that publishes the load, before its rows are.
 */
export async function notePrices(tx: Database, rules: number): Promise<void> {
  const shadow = sql.raw(`${LOADING}.listings`);
  const changes = sql.raw(`${LOADING}.changes`);
  await tx.execute(sql`
    delete from public.listing_prices p using ${changes} c
    where p.property_id = c.property_id
      and not exists (
        select from ${shadow} n left join public.listings o on o.rules = ${rules}::int and o.id = n.id
        where n.id = c.property_id and n.price is not null and n.goal = coalesce(o.goal, n.goal)
          and not n.is_bouquet)`);
  await tx.execute(sql`
    insert into public.listing_prices (property_id, day, price)
    select n.id, (now() at time zone 'Europe/Brussels')::date, n.price
    from ${changes} c join ${shadow} n on n.id = c.property_id
    where n.price is not null and not n.is_bouquet and n.price is distinct from (
      select p.price from public.listing_prices p where p.property_id = n.id order by p.day desc limit 1)
    on conflict (property_id, day) do update set price = excluded.price`);
}
