import type { Language } from './languages.ts';

let format: Intl.DateTimeFormat | undefined;

/** The day in Belgium at a moment, as `2026-11-20`. */
export function belgianDate(at: Date): string {
  format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' });
  return format.format(at);
}

/** Whether a text is a day of the calendar, as `2026-11-20`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The day some days later. */
export function daysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

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
  return day && slot && isDate(day) ? { day, slot } : undefined;
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

/** A span of a day, `HH:MM`. */
interface TimeSlot {
  from: string;
  to: string;
}

/** The hours a visitor may choose from, by form (product V8); a site may configure others. */
export const DEFAULT_TIME_SLOTS: Readonly<Record<'contact' | 'visit', readonly TimeSlot[]>> = {
  contact: [
    { from: '10:00', to: '13:00' },
    { from: '14:00', to: '16:00' },
    { from: '16:00', to: '19:00' },
  ],
  visit: [
    { from: '10:00', to: '13:00' },
    { from: '13:00', to: '16:00' },
    { from: '16:00', to: '19:00' },
  ],
};

/** `10:00-13:00`: the value that a form sends. */
export function timeSlotCode({ from, to }: TimeSlot): string {
  return `${from}-${to}`;
}
