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
