import { and, gt, inArray, lt, ne, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';
import { appointments } from '../../database/schema/appointments.ts';

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
  const { id, propertyId, state, startsAt, endsAt } = appointments;
  return database
    .select({
      propertyId,
      from: sql`extract(epoch from ${startsAt})::float8 * 1000`.mapWith(Number),
      to: sql`extract(epoch from ${endsAt})::float8 * 1000`.mapWith(Number),
    })
    .from(appointments)
    .where(
      and(
        inArray(state, ['requested', 'confirmed', 'proposed']),
        lt(startsAt, to.toISOString()),
        sql`${startsAt} >= ${from.toISOString()}::timestamptz - interval '1 day'`,
        gt(endsAt, from.toISOString()),
        except === undefined ? undefined : ne(id, except),
      ),
    );
}
