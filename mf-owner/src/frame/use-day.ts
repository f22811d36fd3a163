import { useIntl } from 'react-intl';

/** Writes a day such as `2026-11-22`. */
export function useDay() {
  const { formatDate } = useIntl();
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  return {
    /** "22 nov." */
    short: (day: string) => formatDate(at(day), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    /** "22 nov. 2026" */
    medium: (day: string) => formatDate(at(day), { dateStyle: 'medium', timeZone: 'UTC' }),
    /** "dimanche 22 novembre" */
    weekday: (day: string) =>
      formatDate(at(day), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  };
}
