const formats = new Map<string, Intl.NumberFormat>();

/** A number without decimals, as a locale groups it: `1.240` for "nl-BE". */
export function formatWholeNumber(value: number, locale: string): string {
  // Most are counts below a thousand: every language of the site writes them the same.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  let format = formats.get(locale);
  if (!format) formats.set(locale, (format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })));
  return format.format(value);
}
