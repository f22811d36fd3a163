import type { VisitDay, VisitTimes } from 'shared-kit/contracts/api/appointments';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { asksLittle } from 'shared-kit/domain/region';
import type { Language } from 'shared-kit/domain/languages';
import { pickText } from 'shared-kit/domain/texts';
import { parseVisitTime, type VisitTime } from 'shared-kit/domain/days';
import { belgianDay, belgianInstant, daysAfter } from '../../clock/belgian-time.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { visitRules, type VisitRules } from '../../configuration/visit-rules.ts';
import type { Database } from '../../database/database.ts';
import { sql, and, gt, inArray, lt, ne } from '../../database/drizzle.ts';
import { appointments } from '../../database/schema/appointments.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { openingDays, parseSpan, type OpeningDay } from './opening-days.ts';
import { rentalConditions } from './rental-conditions.ts';

interface VisitTimesContext {
  database: Database;
  config: AgencyConfig;
  language: Language;
  now: Date;
}

/** When a property can be visited, and what its visits are like (product W2). `except` is an appointment that is to be moved. */
export async function visitTimes(
  property: PropertyDetail,
  { database, config, language, now }: VisitTimesContext,
  except?: string,
): Promise<VisitTimes> {
  const rules = visitRules(config, property.reference);
  const isOffered = property.canBeVisited === true;
  return {
    isOffered,
    isByHand: rules.confirmation === 'by-hand',
    asksLittle: asksLittle(property.goal, property.address.zip, property.address.countryId),
    days: isOffered ? await visitDays(database, property.id, rules, now, except) : [],
    note: rules.note ? pickText(rules.note, language, config.languages.default) : '',
    rental: rentalConditions(property, rules, belgianDay(now)),
  };
}

/** The days of a property, with what is full. */
async function visitDays(
  database: Database,
  propertyId: number,
  rules: VisitRules,
  now: Date,
  except?: string,
): Promise<VisitDay[]> {
  const open = await openingDays(rules, now);
  const last = open.at(-1);
  if (!last) return [];
  const to = parseSpan(last.day, last.slots.at(-1)!).endsAt;
  const held = await heldTimes(database, { from: now, to }, except);
  return open.map((day) => withFull(day, propertyId, rules, held));
}

function withFull(
  { day, slots }: OpeningDay,
  propertyId: number,
  { atOnce, atOnceInAll = Infinity }: VisitRules,
  held: readonly HeldTime[],
): VisitDay {
  return {
    day,
    slots: slots.map((slot) => {
      const { startsAt, endsAt } = parseSpan(day, slot);
      const meanwhile = held.filter(({ from, to }) => from < endsAt.getTime() && to > startsAt.getTime());
      const here = meanwhile.filter((one) => one.propertyId === propertyId);
      return { slot, isFull: here.length >= atOnce || meanwhile.length >= atOnceInAll };
    }),
  };
}

/**
 * Makes sure that a time is offered and has a place left. The day stays locked until the transaction ends: of two who want the last
 * place one gets it. Throws `ApiFault` 422 on the field `time`.
 */
export async function takeTime(
  tx: Database,
  code: string,
  { propertyId, rules, now, except }: { propertyId: number; rules: VisitRules; now: Date; except?: string },
): Promise<VisitTime> {
  const time = parseVisitTime(code);
  if (!time) throw wrongTime('a day and hours', 'invalid');
  await tx.execute(sql`select pg_advisory_xact_lock(4, hashtext(${time.day}))`);
  const days = await visitDays(tx, propertyId, rules, now, except);
  const slots = days.find(({ day }) => day === time.day)?.slots ?? [];
  const found = slots.find(({ slot }) => slot === time.slot);
  if (!found) throw wrongTime('a time that is offered', 'invalid');
  if (found.isFull) throw wrongTime('a time with a place left', 'full');
  return time;
}

const wrongTime = (rule: string, messageKey: string) =>
  new ApiFault('invalid-input', [{ field: 'time', rule, messageKey }]);

/** A time that an appointment holds, in ms since 1970. */
interface HeldTime {
  propertyId: number;
  from: number;
  to: number;
}

/** What is held from one moment to another, but by one appointment. */
async function heldTimes(
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

/** When visitors are reminded, on the day before. */
const HOUR = '10:00';

/** When the visitor of an appointment that is confirmed now is reminded; null where that moment has gone by. */
export function reminderTime(day: string, now: Date): Date | null {
  const moment = belgianInstant(daysAfter(day, -1), HOUR);
  return moment > now ? moment : null;
}
