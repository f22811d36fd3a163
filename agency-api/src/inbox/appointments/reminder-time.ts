import { belgianInstant, daysAfter } from '../../clock/belgian-time.ts';

/** When visitors are reminded, on the day before. */
const HOUR = '10:00';

/** When the visitor of an appointment that is confirmed now is reminded; null where that moment has gone by. */
export function reminderTime(day: string, now: Date): Date | null {
  const moment = belgianInstant(daysAfter(day, -1), HOUR);
  return moment > now ? moment : null;
}
