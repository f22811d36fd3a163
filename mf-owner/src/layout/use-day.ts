import { useIntl } from 'react-intl';

/** Writes a day such as `2026-11-22`, and a moment such as `2026-11-22T13:05:00Z` by the clocks of Belgium. */
export function useDay() {
  const { formatDate } = useIntl();
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  return {
    /** "22 nov." */
    short: (day: string) => formatDate(at(day), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    /** "22 nov. 2026" */
    medium: (day: string) => formatDate(at(day), { dateStyle: 'medium', timeZone: 'UTC' }),
    /** "22 nov. 2026" */
    mediumAt: (instant: string) => formatDate(instant, { dateStyle: 'medium', timeZone: 'Europe/Brussels' }),
    /** "14:05" */
    hour: (instant: string) =>
      formatDate(instant, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: 'Europe/Brussels',
      }),
    /** "dimanche 22 novembre" */
    weekday: (day: string) =>
      formatDate(at(day), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  };
}
