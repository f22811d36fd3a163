import { sql } from '../../../database/drizzle.ts';
import * as z from 'zod';
import type { HistoryEntry } from 'shared-kit/contracts/api/owner';
import { languageSchema } from 'shared-kit/contracts/api/scalars';
import { openDayRecordSchema } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../../../database/database.ts';
import { shownOpenDays } from '../../../catalogue/listings/open-days/shown-open-days.ts';

const storedSchema = z.object({
  propertyId: z.number(),
  language: languageSchema,
  openDays: z.array(z.unknown()),
});

/**
 * Open days that the feed announces (product P28) and that are not over; each moment once, by the first of `languages` that names it.
 */
export async function readOpenDays(
  database: Database,
  propertyIds: number[],
  languages: readonly Language[],
  now = new Date(),
): Promise<HistoryEntry[]> {
  const found = await rows(
    database,
    // The preferred languages last: those are shown.
    sql`select r.property_id as "propertyId", r.language, r.days as "openDays"
      from (
        select property_id, language, detail -> 'OpenDays' as days
        from property_records where property_id = any(${sql.param(propertyIds)}::int[]) and withdrawn_at is null
        -- The detail is read once.
        offset 0
      ) r where json_typeof(r.days) = 'array'
      order by r.property_id, array_position(${sql.param([...languages])}::text[], r.language::text) desc`,
    storedSchema,
  );
  const known = found.flatMap(({ propertyId, language, openDays }) =>
    shownOpenDays(openDays.flatMap((openDay) => openDayRecordSchema.safeParse(openDay).data ?? []))
      .filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
      .map(({ startsAt, day, slot, note }): HistoryEntry => ({
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
        language: note ? language : null,
      })),
  );
  return [...new Map(known.map((openDay) => [openDay.id, openDay])).values()];
}
