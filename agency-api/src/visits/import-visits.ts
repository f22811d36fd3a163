import { sql } from 'drizzle-orm';
import { OperatorError } from 'shared-kit/server/operator-error';
import * as z from 'zod';
import type { Database } from '../database/database.ts';

/** How often the page of a property was seen on a day, counted elsewhere. */
export interface DayOfVisits {
  propertyId: number;
  /** In Belgium, as `2026-11-21`. */
  day: string;
  visits: number;
}

/** A line is wrong; the message names it and its rule. */
export class VisitsFault extends OperatorError {
  override name = 'VisitsFault';
}

const HEADER = 'property,day,visits';
const daySchema = z.iso.date();
const idSchema = z.string().regex(/^\d{1,9}$/);
const ROWS_AT_ONCE = 5_000;

/** Reads lines of `property,day,visits` below a header of these words. Throws `VisitsFault`. */
export function readVisits(csv: string): DayOfVisits[] {
  const [header, ...lines] = csv.trimEnd().split(/\r?\n/);
  if (header !== HEADER) throw new VisitsFault(`line 1: must be "${HEADER}"`);
  return lines.map((line, index) => {
    const [id, day, visits, ...more] = line.split(',');
    const at = `line ${index + 2}`;
    if (more.length > 0) throw new VisitsFault(`${at}: must have three columns`);
    if (!idSchema.safeParse(id).success) throw new VisitsFault(`${at}: property must be a whole number`);
    if (!daySchema.safeParse(day).success)
      throw new VisitsFault(`${at}: day must be a date such as 2026-11-21`);
    if (!idSchema.safeParse(visits).success) throw new VisitsFault(`${at}: visits must be a whole number`);
    return { propertyId: Number(id), day: day!, visits: Number(visits) };
  });
}

/** Takes over visits that were counted elsewhere; of a property and a day that the site has counted itself its own count stays. */
export async function importVisits(database: Database, visits: readonly DayOfVisits[]): Promise<void> {
  await database.transaction(async (tx) => {
    for (let start = 0; start < visits.length; start += ROWS_AT_ONCE)
      await tx.execute(sql`
        insert into property_visits (property_id, day, visits)
        select v."propertyId", v.day, v.visits
        from json_to_recordset(${JSON.stringify(visits.slice(start, start + ROWS_AT_ONCE))}::json)
          as v ("propertyId" int, day date, visits int)
        where v.visits > 0
        on conflict do nothing`);
  });
}
