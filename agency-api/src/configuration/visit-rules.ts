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
