import { sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';
import { formSubmissions } from '../../database/schema/forms.ts';

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
const { id, kind, language, propertyId, fields, createdAt } = formSubmissions;

/** Forms since an instant, the oldest first, a thousand at a time. */
export async function* readLeads(database: Database, since: Date): AsyncGenerator<Lead[]> {
  let last = { sentAt: since.toISOString(), id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const found: Lead[] = await database
      .select({
        id,
        sentAt: sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
        form: kind,
        language,
        propertyId,
        // The builder writes columns of the one table without its name, which within the brackets would be those of appointments.
        fields: sql<Lead['fields']>`${fields} || coalesce((
          select jsonb_build_object('time', a.day || ' ' || a.slot, 'visitState', a.state)
          from appointments a where a.id = form_submissions.id), '{}')`,
      })
      .from(formSubmissions)
      .where(sql`(${createdAt}, ${id}) > (${last.sentAt}::timestamptz, ${last.id}::uuid)`)
      .orderBy(createdAt, id)
      .limit(AT_ONCE);
    if (found.length === 0) return;
    yield found;
    last = found.at(-1)!;
  }
}
