import { sql, type SQL } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';

/** Stores the pictures of some staged listings. */
export async function storeListingPictures(tx: Database, ids: number[]): Promise<void> {
  const isMeant = sql`property_id = any(${sql.param(ids)}::int[])`;
  await store(tx, sql`select pictures from staged_details where ${isMeant}`);
  await store(tx, sql`select pictures from staged_listings where ${isMeant}`);
}

/** Stores the pictures of the feed's projects. */
export async function storeProjectPictures(tx: Database): Promise<void> {
  await store(
    tx,
    sql`select pictures from staged_projects union all select pictures from staged_project_details`,
  );
}

/** `source` selects lists of pictures as JSON. */
async function store(tx: Database, source: SQL): Promise<void> {
  await tx.execute(sql`
    insert into pictures (id, source, name, kind, width, height)
    select distinct on (p.id) p.*
    from (${source}) as source
    cross join lateral json_to_recordset(source.pictures)
      as p (id text, source text, name text, kind text, width int, height int)
    where source.pictures is not null
    order by p.id
    on conflict (id) do update set kind = excluded.kind, width = excluded.width, height = excluded.height
      where (pictures.kind, pictures.width, pictures.height)
        is distinct from (excluded.kind, excluded.width, excluded.height)`);
}
