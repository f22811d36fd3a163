import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';

/** A time that an appointment holds, in ms since 1970. */
export interface HeldTime {
  propertyId: number;
  from: number;
  to: number;
}

/** What is held from one moment to another, but by one appointment. */
export async function heldTimes(
  database: Database,
  { from, to }: { from: Date; to: Date },
  except?: string,
): Promise<HeldTime[]> {
  const found = await rows<{ propertyId: number; from: number; to: number }>(
    database,
    sql`select property_id as "propertyId", extract(epoch from starts_at)::float8 * 1000 as "from",
          extract(epoch from ends_at)::float8 * 1000 as "to"
        from appointments
        where state in ('requested', 'confirmed', 'proposed') and starts_at < ${to.toISOString()}::timestamptz
          and starts_at >= ${from.toISOString()}::timestamptz - interval '1 day'
          and ends_at > ${from.toISOString()}::timestamptz
          and ${except === undefined ? sql`true` : sql`id <> ${except}::uuid`}`,
  );
  return found.map((held) => ({ ...held, from: Number(held.from), to: Number(held.to) }));
}
