import { numberFormats, NUMBER_LOCALE } from './numbers.ts';

const EURO = {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
  signDisplay: 'negative',
} as const;

const formatIn = numberFormats(EURO);

/**
 * An amount of euro as text, Belgian Dutch style in every language unless configuration has another `locale`: `€ 1.250.000`,
 * `€ 12,50`; not a finite number: `NaN` (product T2).
 */
export function formatEuro(amount: number | null | undefined, locale: string = NUMBER_LOCALE): string {
  return Number.isFinite(amount) ? formatIn(locale).format(amount as number) : 'NaN';
}
