import { eq, sql } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/database.ts';
import { appointments } from '../../../database/schema/appointments.ts';
import { formSubmissions } from '../../../database/schema/forms.ts';

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
  const { day, slot, state } = appointments;
  const visit = database
    .select({ fields: sql`jsonb_build_object('time', ${day} || ' ' || ${slot}, 'visitState', ${state})` })
    .from(appointments)
    .where(eq(appointments.id, id));
  for (;;) {
    const found: Lead[] = await database
      .select({
        id,
        sentAt: sql`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.mapWith(
          String,
        ),
        form: kind,
        language,
        propertyId,
        fields: sql`${fields} || coalesce(${visit}, '{}')`.mapWith(fields),
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
