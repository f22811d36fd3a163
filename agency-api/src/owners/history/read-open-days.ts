import { sql } from 'drizzle-orm';
import type { HistoryEntry } from 'shared-kit/contracts/api/owner';
import { openDayRecordSchema } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../../database/database.ts';
import { shownOpenDays } from '../../listings/open-days/shown-open-days.ts';

interface StoredOpenDays {
  propertyId: number;
  /** Of all languages, the preferred ones last: those are shown. */
  openDays: unknown[];
}

/**
 * Open days that the feed announces (product P28) and that are not over; each moment once, by the first of `languages` that names it.
 */
export async function readOpenDays(
  database: Database,
  propertyIds: number[],
  languages: readonly Language[],
  now = new Date(),
): Promise<HistoryEntry[]> {
  const found = await rows<StoredOpenDays>(
    database,
    sql`select r.property_id as "propertyId", json_agg(d.value order by array_position(${sql.param([...languages])}::text[], r.language::text) desc) as "openDays"
      from (
        select property_id, language, detail -> 'OpenDays' as days
        from property_records where property_id = any(${sql.param(propertyIds)}::int[]) and withdrawn_at is null
        -- The detail is read once.
        offset 0
      ) r cross join lateral json_array_elements(case when json_typeof(r.days) = 'array' then r.days end) as d (value)
      group by r.property_id order by r.property_id`,
  );
  return found.flatMap(({ propertyId, openDays }) =>
    shownOpenDays(openDays.flatMap((openDay) => openDayRecordSchema.safeParse(openDay).data ?? []))
      .filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
      .map(({ startsAt, day, slot, note }) => ({
        id: `o${propertyId}-${Date.parse(startsAt)}`,
        propertyId,
        type: 'open-day',
        day,
        slot,
        contact: '',
        subject: note ?? '',
        comment: '',
        state: null,
        status: '',
        link: null,
      })),
  );
}
