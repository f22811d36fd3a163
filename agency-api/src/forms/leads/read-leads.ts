import { sql } from 'drizzle-orm';
import { rows, type Database } from '../../database/database.ts';

/** A form that a visitor sent, as an agency's own programs take it over. */
export interface Lead {
  id: string;
  sentAt: string;
  form: string;
  language: string;
  propertyId: number | null;
  fields: Record<string, unknown>;
}

const AT_ONCE = 1_000;

/** Forms since an instant, the oldest first, a thousand at a time. */
export async function* readLeads(database: Database, since: Date): AsyncGenerator<Lead[]> {
  let last = { sentAt: since.toISOString(), id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const found = await rows<Lead>(
      database,
      sql`select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sentAt", kind as form, language,
            property_id as "propertyId", fields || coalesce((select jsonb_build_object('time', a.day || ' ' || a.slot, 'visitState', a.state)
              from appointments a where a.id = form_submissions.id), '{}') as fields
          from form_submissions where (created_at, id) > (${last.sentAt}::timestamptz, ${last.id}::uuid)
          order by created_at, id limit ${AT_ONCE}`,
    );
    if (found.length === 0) return;
    yield found;
    last = found.at(-1)!;
  }
}
