import type { Language } from './languages.ts';

/**
 * Numbers are written as Belgian Dutch does in every language, so that those of a page go with its prices (product T2, T3);
 * configuration may have another locale for a language.
 */
export const NUMBER_LOCALE = 'nl-BE';

const formatIn = /* @__PURE__ */ numberFormats({ maximumFractionDigits: 0 });

/** A number without decimals, its thousands separated: `1.240`. */
export function formatWholeNumber(value: number, locale: string = NUMBER_LOCALE): string {
  // Most are counts below a thousand.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  return formatIn(locale).format(value);
}

/** Formats by locale, each made at first use. */
export function numberFormats(options: Intl.NumberFormatOptions): (locale: string) => Intl.NumberFormat {
  const made = new Map<string, Intl.NumberFormat>();
  return (locale) => {
    const format = made.get(locale) ?? new Intl.NumberFormat(locale, options);
    made.set(locale, format);
    return format;
  };
}

/** How pages are written: dates for Belgium in every language, figures alike in all of them unless the site has another locale (product T3). */
export const pageLocales = (language: Language, { numberLocale }: { numberLocale?: string | undefined }) => ({
  text: `${language}-BE`,
  numbers: numberLocale ?? NUMBER_LOCALE,
});

const EURO = {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
  signDisplay: 'negative',
} as const;

const formatEuroIn = /* @__PURE__ */ numberFormats(EURO);

/**
 * An amount of euro as text, Belgian Dutch style in every language unless configuration has another `locale`: `€ 1.250.000`,
 * `€ 12,50`; not a finite number: `NaN` (product T2).
 */
export function formatEuro(amount: number | null | undefined, locale: string = NUMBER_LOCALE): string {
  return Number.isFinite(amount) ? formatEuroIn(locale).format(amount as number) : 'NaN';
}

/** The size of a file as people read it: 1,4 MB, in French 1,4 Mo. Its figure is written by `format`, as all others are, its unit in the language. */
export function fileSize(
  bytes: number,
  language: string,
  format: (figure: number, digits: number) => string,
): string {
  const isLarge = bytes >= 2 ** 20;
  const size = isLarge ? bytes / 2 ** 20 : Math.max(1, bytes / 2 ** 10);
  return `${format(size, isLarge ? 1 : 0)}\u00a0${unitIn(language, isLarge ? 'megabyte' : 'kilobyte')}`;
}

const unitIn = (language: string, unit: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' })
    .formatToParts(1)
    .find(({ type }) => type === 'unit')!.value;
