const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' });

/** The day in Belgium at a moment, as `2026-11-20`. */
export function belgianDay(at: Date): string {
  return DAY.format(at);
}

/** The Monday on or before a day. */
export function startOfWeek(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  date.setUTCDate(date.getUTCDate() - sinceMonday);
  return date.toISOString().slice(0, 10);
}

/** The first day of a day's month. */
export function startOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

const WALL_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The moment at which clocks in Belgium show a day and a time, such as `2026-11-24` and `10:00`. */
export function belgianInstant(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const guess = new Date(wanted - offsetAt(new Date(wanted)));
  // Near a change of summer time the offset of the guess is the right one.
  return new Date(wanted - offsetAt(guess));
}

/** What clocks in Belgium show at a moment, such as `10:00`. */
export function belgianTime(moment: Date): string {
  return WALL_CLOCK.format(moment).slice('YYYY-MM-DD '.length, 'YYYY-MM-DD HH:MM'.length);
}

/** How far Belgian clocks are ahead of UTC at a moment, in ms. */
function offsetAt(moment: Date): number {
  const shown = Date.parse(`${WALL_CLOCK.format(moment).replace(' ', 'T')}Z`);
  return shown - Math.floor(moment.getTime() / 1000) * 1000;
}

/** A day some days later. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
