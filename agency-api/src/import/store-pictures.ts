import { sql, type SQL } from '../database/drizzle.ts';
import type { Database } from '../database/database.ts';
import { CHANGED_PROPERTIES } from '../listings/read-model/refresh-read-model.ts';
import { LOADING } from '../database/loading-schema.ts';

/** Stored pictures that the feed describes differently: they change when the load is published. */
const CHANGED_PICTURES = 'changed_pictures';

export async function createChangedPictures(tx: Database): Promise<void> {
  await tx.execute(
    sql.raw(
      `create unlogged table if not exists ${LOADING}.${CHANGED_PICTURES} (like public.pictures including defaults)`,
    ),
  );
}

/** Stores the pictures of changed listings: nothing refers to the new ones before the load is published. */
export async function storeListingPictures(tx: Database): Promise<void> {
  const ofChangedListings = sql`where property_id in (select property_id from ${CHANGED_PROPERTIES})`;
  await store(tx, sql`select pictures from staged_details ${ofChangedListings}`);
  await store(tx, sql`select pictures from staged_listings ${ofChangedListings}`);
}

/** Stores the pictures of the feed's projects. */
export async function storeProjectPictures(tx: Database): Promise<void> {
  await store(
    tx,
    sql`select pictures from staged_projects union all select pictures from staged_project_details`,
  );
}

export async function updateChangedPictures(tx: Database): Promise<void> {
  await tx.execute(sql`
    update pictures p set kind = c.kind, width = c.width, height = c.height
    from (select distinct on (id) * from ${sql.raw(CHANGED_PICTURES)} order by id) c where c.id = p.id`);
}

/** `source` selects lists of pictures as JSON. Statements of a `with` all see the pictures that were stored before. */
async function store(tx: Database, source: SQL): Promise<void> {
  await tx.execute(sql`
    with named as materialized (
      select p.*
      from (${source}) as source
      cross join lateral json_to_recordset(source.pictures)
        as p (id text, source text, name text, kind text, width int, height int)
      where source.pictures is not null),
    added as (
      insert into pictures (id, source, name, kind, width, height)
      select id, source, name, kind, width, height from named
      on conflict (id) do nothing
      returning id)
    insert into ${sql.raw(CHANGED_PICTURES)} (id, source, name, kind, width, height)
    select distinct on (n.id) n.* from named n join pictures p on p.id = n.id
    where n.id not in (select id from added)
      and (p.kind, p.width, p.height) is distinct from (n.kind, n.width, n.height)
    order by n.id`);
}
