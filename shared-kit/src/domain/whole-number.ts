/** Numbers are written as Belgian Dutch does in every language, so that those of a page go with its prices (product T2, T3). */
export const NUMBER_LOCALE = 'nl-BE';

let format: Intl.NumberFormat | undefined;

/** A number without decimals, its thousands separated by dots: `1.240`. */
export function formatWholeNumber(value: number): string {
  // Most are counts below a thousand.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  format ??= new Intl.NumberFormat(NUMBER_LOCALE, { maximumFractionDigits: 0 });
  return format.format(value);
}
