import type { Language } from './languages.ts';

/**
 * Numbers are written as Belgian Dutch does in every language, so that those of a page go with its prices (product T2, T3);
 * configuration may have another locale for a language.
 */
export const NUMBER_LOCALE = 'nl-BE';

const formatIn = numberFormats({ maximumFractionDigits: 0 });

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
