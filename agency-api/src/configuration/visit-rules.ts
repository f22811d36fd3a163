import type { Region } from 'shared-kit/domain/region';
import type { AgencyConfig } from './agency-config.ts';
import { WEEKDAYS, type AppointmentsFile } from './schemas/appointments.ts';

/** When and how one property is shown around: the agency's rules with those of the property in their place. */
export interface VisitRules extends Omit<AppointmentsFile, 'week' | 'listings'> {
  /** Hours of each weekday in their order, from Sunday on. */
  week: readonly (readonly string[])[];
}

/** The rules of a property with that reference. */
export function visitRules(
  { appointments: { listings, week, ...rules }, contact }: Pick<AgencyConfig, 'appointments' | 'contact'>,
  reference: string,
): VisitRules {
  const own = listings.filter(({ references }) => references.includes(reference));
  const merged = Object.assign({ ...rules, week }, ...own) as typeof rules & { week: typeof week };
  return {
    ...merged,
    rental: Object.assign({}, rules.rental, ...own.map(({ rental }) => rental)),
    week: WEEKDAYS.map((weekday) => {
      const hours = merged.week[weekday] ?? [];
      return [...(hours === true ? contact.timeSlots.visit : hours)].sort();
    }),
  };
}

/** Whether visits of the property can be booked on the site at all. */
export const isVisitable = ({ isOffered, week }: VisitRules): boolean =>
  isOffered && week.some((slots) => slots.length > 0);

/** Months of rent that may be asked as guarantee in a region on a day (product E10); null where configuration says nothing. */
export function guaranteeMonths(
  guarantees: AppointmentsFile['guarantees'],
  region: Region | undefined,
  day: string,
): number | null {
  const valid = guarantees.filter((one) => one.region === region && (one.from ?? '') <= day);
  const latest = valid.sort((a, b) => (a.from ?? '').localeCompare(b.from ?? '')).at(-1);
  return latest?.months ?? null;
}
