import { foldWords } from './slug.ts';

/** Free already: earlier than any day that a visitor may name. */
export const FREE_NOW = 0;

const DAY = 86_400_000;

/** Beginnings of the names of months in the four languages, folded. */
const MONTHS = [
  ['jan'],
  ['feb', 'fev'],
  ['mar', 'maa', 'mrt'],
  ['apr', 'avr'],
  ['mai', 'may', 'mei'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez'],
];

/** Wordings of what can be moved into at once, or as soon as the deed is signed, folded. */
const NOW =
  /\b(?:immediat\w*|de suite|direct\w*|onmiddellijk\w*|meteen|nu|now|at once|sofort|ab sofort|libre|vrij|frei|available|a l acte|bij akte|on signing of the deed|bei beurkundung)\b/;

/**
 * The day from which a home is free, as the feed words it (Availability), in days since 1970; `FREE_NOW` for at once and at the deed.
 * Undefined for wordings that name no day, such as the departure of a tenant.
 */
export function availableFrom(text: string | null | undefined): number | undefined {
  const words = foldWords(text ?? '');
  return dayIn(text ?? '', words) ?? (NOW.test(words) ? FREE_NOW : undefined);
}

/** The number of a day written `YYYY-MM-DD`. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);

function dayIn(text: string, words: string): number | undefined {
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(text);
  if (iso) return computeDayNumber(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = /\b(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/.exec(text);
  if (figures) return computeDayNumber(Number(figures[3]), Number(figures[2]), Number(figures[1]));
  const worded = /\b(?:(\d{1,2})(?:er|e|st|nd|rd|th)? )?([a-z]{3,12}) (\d{4})\b/.exec(words);
  const month = MONTHS.findIndex((names) => names.some((name) => worded?.[2]?.startsWith(name)));
  return worded && month >= 0
    ? computeDayNumber(Number(worded[3]), month + 1, Number(worded[1] ?? 1))
    : undefined;
}

function computeDayNumber(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1970;
  return isReal ? Math.floor(date.getTime() / DAY) : undefined;
}
