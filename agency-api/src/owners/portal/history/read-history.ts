import { sql, type SQL } from '../../../database/drizzle.ts';
import { historyEntrySchema, type HistoryEntry, type OwnerHistory } from 'shared-kit/contracts/api/owner';
import { daysAfter } from 'shared-kit/domain/days';
import type { Language } from 'shared-kit/domain/languages';
import type { HistoryType } from 'shared-kit/domain/owner-portal';
import { belgianDay } from '../../../clock/belgian-time.ts';
import { rows, type Database } from '../../../database/database.ts';
import { readOpenDays } from './read-open-days.ts';

/** What is asked for; `period` in days. */
interface HistoryFilter {
  propertyIds: number[];
  type?: HistoryType | undefined;
  period?: number | undefined;
}

const PAGE_SIZE = 20;
const MOST_IN_FILE = 10_000;
const MOST_AHEAD = 20;

/** Whether entries are still to come. */
const AHEAD = sql`is_ahead`;
const BEHIND = sql`not is_ahead`;

/** One page of the history of properties, the newest first; a page after the last is the last. */
export async function readHistory(
  database: Database,
  filter: HistoryFilter,
  page: number,
): Promise<OwnerHistory> {
  const total = await database.$count(sql`(${entries(filter, BEHIND)}) as found`);
  const pageCount = Math.ceil(total / PAGE_SIZE);
  const shown = Math.max(1, Math.min(page, pageCount));
  const part = sql`limit ${PAGE_SIZE} offset ${(shown - 1) * PAGE_SIZE}`;
  return { entries: await readNewest(database, filter, part), total, page: shown, pageCount };
}

/** The whole history, for a file. */
export const readWholeHistory = (database: Database, filter: HistoryFilter): Promise<HistoryEntry[]> =>
  readNewest(database, filter, sql`limit ${MOST_IN_FILE}`);

/** Visits and open days of properties that are still to come, the next first; those of the feed by the first of `languages`. */
export async function readUpcoming(
  database: Database,
  propertyIds: number[],
  languages: readonly Language[],
): Promise<HistoryEntry[]> {
  const [known, openDays] = await Promise.all([
    rows(
      database,
      sql`${entries({ propertyIds }, AHEAD)} order by day, slot, id limit ${MOST_AHEAD}`,
      historyEntrySchema,
    ),
    readOpenDays(database, propertyIds, languages),
  ]);
  const isKnown = (openDay: HistoryEntry) =>
    known.some(
      ({ type, propertyId, day, slot }) =>
        type === 'open-day' &&
        propertyId === openDay.propertyId &&
        day === openDay.day &&
        (slot === '' || parseStart(slot) === parseStart(openDay.slot)),
    );
  return [...known, ...openDays.filter((openDay) => !isKnown(openDay))].sort(byTime).slice(0, MOST_AHEAD);
}

/** Of hours as `10:00-12:00`. Told without hours, an open day is each of that day. */
const parseStart = (slot: string) => slot.split('-')[0];

const byTime = (a: HistoryEntry, b: HistoryEntry) =>
  `${a.day} ${a.slot}`.localeCompare(`${b.day} ${b.slot}`) || a.id.localeCompare(b.id);

const readNewest = (database: Database, filter: HistoryFilter, part: SQL): Promise<HistoryEntry[]> =>
  rows(
    database,
    sql`${entries(filter, BEHIND)} order by day desc, slot desc, id desc ${part}`,
    historyEntrySchema,
  );

const COLUMNS = sql`id, "propertyId", type, day, slot, contact, subject, comment, state, status, link, language`;

/** Entries of the agency's software, of visits, and of forms; those of visits are known as visits alone. */
function entries({ propertyIds, type, period }: HistoryFilter, time: SQL): SQL {
  const today = belgianDay(new Date());
  const conditions = [
    time,
    ...(type ? [sql`type = ${type}`] : []),
    ...(period ? [sql`day >= ${daysAfter(today, 1 - period)}`] : []),
  ];
  const own = sql`property_id = any(${sql.param(propertyIds)}::int[])`;
  return sql`select ${COLUMNS} from (
      select 'h' || id as id, property_id as "propertyId", type, day::text as day, slot, contact, subject, comment,
        null::text as state, status, link, language, day >= ${today}::date and type in ('visit', 'open-day') as is_ahead
      from property_history where ${own} and (day <= ${today}::date or type in ('visit', 'open-day'))
      union all
      select a.id::text, a.property_id, 'visit', a.day::text, a.slot, coalesce(${visitorName(sql`f.fields`)}, ''), '', '',
        case when a.state = 'confirmed' and a.ends_at <= now() then 'held' else a.state end, '', null, null,
        a.ends_at > now() and a.state in ('requested', 'confirmed', 'proposed')
      from appointments a left join form_submissions f on f.id = a.id where a.${own}
      union all
      select f.id::text, f.property_id, ${FORM_TYPE}, (f.created_at at time zone 'Europe/Brussels')::date::text, '',
        ${visitorName(sql`f.fields`)}, coalesce(f.fields ->> 'offerNumber', ''), '', 'received', '', null, null, false
      from form_submissions f
      where f.${own} and f.kind in ('property-request', 'document-request', 'offer', 'rent-application')
    ) as every where ${sql.join(conditions, sql` and `)}`;
}

const FORM_TYPE = sql`case f.kind when 'property-request' then 'request' when 'document-request' then 'documents'
  when 'offer' then 'offer' else 'application' end`;

/** First name and initial of the visitor who sent a form: all that an owner learns of a visitor (product O12). */
const visitorName = (fields: SQL): SQL =>
  sql`trim(coalesce(${fields} ->> 'firstName', '') || ' ' || coalesce(nullif(left(trim(${fields} ->> 'lastName'), 1), '') || '.', ''))`;
