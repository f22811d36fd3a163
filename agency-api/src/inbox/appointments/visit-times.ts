import type { VisitDay, VisitTimes } from 'shared-kit/contracts/api/appointments';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { asksLittle } from 'shared-kit/domain/asks-little';
import type { Language } from 'shared-kit/domain/languages';
import { pickText } from 'shared-kit/domain/localized-text';
import { belgianDay } from '../../clock/belgian-day.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { heldTimes, type HeldTime } from './held-times.ts';
import { openingDays, parseSpan, type OpeningDay } from './opening-days.ts';
import { rentalConditions } from './rental-conditions.ts';
import { visitRules, type VisitRules } from '../../configuration/visit-rules.ts';

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
export async function visitDays(
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
