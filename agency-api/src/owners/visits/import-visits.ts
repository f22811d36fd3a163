import { sql } from '../../database/drizzle.ts';
import { PROPERTY_ACTIONS, VISIT_SOURCES } from 'shared-kit/domain/owner-portal';
import { OperatorError } from 'composer/server';
import * as z from 'zod';
import type { Database } from '../../database/database.ts';

/** How often the page of a property was seen on a day, counted elsewhere. */
interface DayOfVisits {
  propertyId: number;
  /** In Belgium, as `2026-11-21`. */
  day: string;
  visits: number;
  /** Sources of the visits, and what visitors did (product O8, O9), where they were counted too. */
  interest?: Record<string, number>;
}

/** A line is wrong; the message names it and its rule. */
class VisitsFault extends OperatorError {
  override name = 'VisitsFault';
}

const HEADER = 'property,day,visits';
const KINDS: readonly string[] = [...VISIT_SOURCES, ...PROPERTY_ACTIONS];
const daySchema = z.iso.date();
const idSchema = z.string().regex(/^\d{1,9}$/);
const COLUMNS = 3;
const ROWS_AT_ONCE = 5_000;

/**
 * Reads lines of `property,day,visits` below a header of these words, which names of sources and actions may follow. Throws
 * `VisitsFault`.
 */
export function readVisits(csv: string): DayOfVisits[] {
  const [header = '', ...lines] = csv.trimEnd().split(/\r?\n/);
  const kinds = readHeader(header);
  return lines.map((line, index) => {
    const [id, day, visits, ...counts] = line.split(',');
    const at = `line ${index + 2}`;
    if (!idSchema.safeParse(id).success) throw new VisitsFault(`${at}: property must be a whole number`);
    if (!daySchema.safeParse(day).success)
      throw new VisitsFault(`${at}: day must be a date such as 2026-11-21`);
    if (!idSchema.safeParse(visits).success) throw new VisitsFault(`${at}: visits must be a whole number`);
    if (counts.length !== kinds.length)
      throw new VisitsFault(`${at}: must have ${COLUMNS + kinds.length} columns`);
    const interest = kinds.map((kind, column) => {
      if (!idSchema.safeParse(counts[column]).success)
        throw new VisitsFault(`${at}: ${kind} must be a whole number`);
      return [kind, Number(counts[column])] as const;
    });
    return {
      propertyId: Number(id),
      day: day!,
      visits: Number(visits),
      interest: Object.fromEntries(interest),
    };
  });
}

/** The sources and actions that the lines count. */
function readHeader(header: string): string[] {
  const kinds = header === HEADER ? [] : header.slice(HEADER.length + 1).split(',');
  const isKnown = kinds.every((kind, index) => KINDS.includes(kind) && kinds.indexOf(kind) === index);
  if (header !== [HEADER, ...kinds].join(',') || !isKnown)
    throw new VisitsFault(`line 1: must be "${HEADER}", then names of ${KINDS.join(', ')}, each once`);
  return kinds;
}

/** Takes over visits that were counted elsewhere; of a property and a day that the site has counted itself its own count stays. */
export async function importVisits(database: Database, visits: readonly DayOfVisits[]): Promise<void> {
  await database.transaction(async (tx) => {
    for (let start = 0; start < visits.length; start += ROWS_AT_ONCE) {
      const some = JSON.stringify(visits.slice(start, start + ROWS_AT_ONCE));
      await tx.execute(sql`
        insert into property_visits (property_id, day, visits)
        select v."propertyId", v.day, v.visits
        from json_to_recordset(${some}::json) as v ("propertyId" int, day date, visits int)
        where v.visits > 0
        on conflict do nothing`);
      await tx.execute(sql`
        insert into property_interest (property_id, day, kind, count)
        select v."propertyId", v.day, counted.kind, counted.count::int
        from json_to_recordset(${some}::json) as v ("propertyId" int, day date, interest json),
          json_each_text(v.interest) as counted (kind, count)
        where counted.count::int > 0
        on conflict do nothing`);
    }
  });
}
