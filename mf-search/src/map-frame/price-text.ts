import { NUMBER_LOCALE } from 'shared-kit/domain/numbers';

const THOUSAND = 1_000;
const MILLION = 1_000_000;

/** A number of listings that fits on a pin. */
export const shortCount = (count: number): string =>
  count < 10 * THOUSAND ? String(count) : `${Math.round(count / THOUSAND)}k`;

let hundredths: Intl.NumberFormat | undefined;

/** A price that fits on a pin: `€ 950`, `€ 345k`, `€ 1,25M`. */
export function shortPrice(price: number): string {
  hundredths ??= new Intl.NumberFormat(NUMBER_LOCALE, { maximumFractionDigits: 2 });
  const thousands = Math.round(price / THOUSAND);
  if (thousands >= THOUSAND) return `€ ${hundredths.format(price / MILLION)}M`;
  if (price >= 10 * THOUSAND) return `€ ${thousands}k`;
  return `€ ${hundredths.format(Math.round(price))}`;
}
