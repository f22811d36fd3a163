import { sql } from 'drizzle-orm';
import { rows, type Database } from '../../database/database.ts';

const AT_MOST = 4;
/** How far a price may lie from that of the property, as shares of it. */
const CHEAPEST = 0.6;
const DEAREST = 1.6;

/**
 * IDs of listings like one: open, not discreet, of the same goal and a type in common, in its price range; those of the same town first, then of the same
 * postal area, then elsewhere, each by nearness of price.
 */
export async function similarIds(database: Database, id: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    database,
    sql`
    with it as (
      select l.id, l.goal, l.city_id, l.price, c.zip, t.web_ids
      from listings l join cities c on c.id = l.city_id join type_sets t on t.id = l.type_set_id
      where l.id = ${id}),
    like_types as (
      select t.id from type_sets t, it where t.web_ids && it.web_ids),
    nearness as (
      select c.id as city_id,
        case when c.id = it.city_id then 0 when c.zip = it.zip then 1
          when left(c.zip, 2) = left(it.zip, 2) then 2 else 3 end as far
      from cities c, it)
    select l.id
    from it
    join listings l on l.goal = it.goal and l.id <> it.id and not l.closed and not l.discreet
      and (it.price is null or l.price between it.price * ${CHEAPEST}::float8 and it.price * ${DEAREST}::float8)
      and l.type_set_id in (select id from like_types)
    join nearness n on n.city_id = l.city_id
    order by n.far, abs(l.price - it.price) nulls last, l.id desc
    limit ${AT_MOST}`,
  );
  return found.map((row) => row.id);
}
