/** A time that a visit may take place at: a day and a span of it, such as `2026-11-24 10:00-13:00`. */
export interface VisitTime {
  /** `2026-11-24` */
  day: string;
  /** `10:00-13:00` */
  slot: string;
}

/** A day and a slot as forms send them. */
export const VISIT_TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d-\d\d:\d\d)$/;

export const visitTimeCode = ({ day, slot }: VisitTime): string => `${day} ${slot}`;

/** Undefined for any other text. */
export function parseVisitTime(code: string): VisitTime | undefined {
  const [, day, slot] = VISIT_TIME.exec(code) ?? [];
  return day && slot && isDay(day) ? { day, slot } : undefined;
}

/** Whether the calendar has that day. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** `10:00-13:00` as people read it. */
export const slotText = (slot: string): string => slot.replace('-', '\u00a0–\u00a0');

/** A day in words, such as "mardi 24 novembre 2026". */
export function dayText(
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
