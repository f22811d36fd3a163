import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { CHANGED_PROPERTIES } from '../listings/read-model/changed-properties.ts';

/** Stores the pictures that changed listings and the feed's projects name. A colour that is known is kept. */
export async function storePictures(tx: Database): Promise<void> {
  const ofChangedListings = sql`where property_id in (select property_id from ${CHANGED_PROPERTIES})`;
  await store(tx, sql`select pictures from staged_details ${ofChangedListings}`);
  await store(tx, sql`select pictures from staged_listings ${ofChangedListings}`);
  await store(
    tx,
    sql`select pictures from staged_projects union all select pictures from staged_project_details`,
  );
}

/** `source` yields lists of pictures as JSON. */
async function store(tx: Database, source: SQL): Promise<void> {
  await tx.execute(sql`
    insert into pictures (id, source, name, kind, width, height, colour)
    select distinct on (p.id) p.*
    from (${source}) as source
    cross join lateral json_to_recordset(source.pictures)
      as p (id text, source text, name text, kind text, width int, height int, colour text)
    where source.pictures is not null
    order by p.id
    on conflict (id) do update set
      kind = excluded.kind, width = excluded.width, height = excluded.height,
      colour = coalesce(excluded.colour, pictures.colour)
    where (pictures.kind, pictures.width, pictures.height) is distinct from (excluded.kind, excluded.width, excluded.height)
      or pictures.colour is distinct from coalesce(excluded.colour, pictures.colour)`);
}
