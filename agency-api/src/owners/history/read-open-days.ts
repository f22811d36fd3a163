import { sql } from 'drizzle-orm';
import type { HistoryEntry } from 'shared-kit/contracts/api/owner';
import { belgianDay } from '../../clock/belgian-day.ts';
import { belgianInstant } from '../../clock/belgian-instant.ts';
import { rows, type Database } from '../../database/database.ts';

/** An open day of a detail record, as far as it is one. */
interface StoredOpenDay {
  propertyId: number;
  start: string | null;
  end: string | null;
  note: string | null;
}

/** Open days that the feed announces (`OpenDays` of its details) and that are not over; each moment once, whatever languages name it. */
export async function readOpenDays(
  database: Database,
  propertyIds: number[],
  now = new Date(),
): Promise<HistoryEntry[]> {
  const found = await rows<StoredOpenDay>(
    database,
    sql`select distinct on (r.property_id, d.value ->> 'Start') r.property_id as "propertyId",
        d.value ->> 'Start' as start, d.value ->> 'End' as end, d.value ->> 'Note' as note
      from property_records r cross join lateral json_array_elements(
        case when json_typeof(r.detail -> 'OpenDays') = 'array' then r.detail -> 'OpenDays' end) as d (value)
      where r.property_id = any(${sql.param(propertyIds)}::int[]) and r.withdrawn_at is null
        and json_typeof(d.value) = 'object'
      order by r.property_id, d.value ->> 'Start', r.language`,
  );
  return found.flatMap((openDay) => entryOf(openDay, now) ?? []);
}

function entryOf({ propertyId, start, end, note }: StoredOpenDay, now: Date): HistoryEntry | undefined {
  const [begins, ends] = [momentOf(start), momentOf(end)];
  if (!begins || !ends || ends <= now || ends < begins) return undefined;
  return {
    id: `o${propertyId}-${begins.getTime()}`,
    propertyId,
    type: 'open-day',
    day: belgianDay(begins),
    slot: `${CLOCK.format(begins)}-${CLOCK.format(ends)}`,
    contact: '',
    subject: note?.trim() ?? '',
    comment: '',
    state: null,
    status: '',
    link: null,
  };
}

const CLOCK = new Intl.DateTimeFormat('fr-BE', { timeZone: 'Europe/Brussels', timeStyle: 'short' });
const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i;

/** Without an offset clocks are Belgian. */
function momentOf(iso: string | null): Date | undefined {
  const [, day, time, offset] = MOMENT.exec(iso ?? '') ?? [];
  if (!day || !time || Number.isNaN(Date.parse(`${day}T${time}Z`))) return undefined;
  const moment = offset ? new Date(iso!) : belgianInstant(day, time);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
