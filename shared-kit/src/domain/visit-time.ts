import type { Language } from './languages.ts';

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

/** A day in words, such as "mardi 24 novembre 2026"; put together here, as browsers and servers disagree on commas. */
export function dayText(day: string, language: Language, hasYear = true): string {
  const date = new Date(`${day}T00:00:00Z`);
  const name = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' }).format(date);
  const words = [
    language === 'de' ? `${name({ weekday: 'long' })},` : name({ weekday: 'long' }),
    dayNumber(date.getUTCDate(), language),
    name({ month: 'long' }),
    ...(hasYear ? [date.getUTCFullYear()] : []),
  ];
  return words.join(' ');
}

function dayNumber(number: number, language: Language): string {
  if (language === 'de') return `${number}.`;
  return language === 'fr' && number === 1 ? '1er' : String(number);
}

/** A month in words, such as "novembre 2026". */
export function monthText(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`);
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(date);
  return `${month} ${date.getUTCFullYear()}`;
}

/** Weekdays from Monday on in two letters, which all four languages have. */
export function weekdayLetters(language: Language): string[] {
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => names.format(Date.UTC(2024, 0, 1 + index)).slice(0, 2));
}
