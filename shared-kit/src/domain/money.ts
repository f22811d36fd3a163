import { NUMBER_LOCALE } from './whole-number.ts';

let euro: Intl.NumberFormat | undefined;

/** An amount of euro as text, Belgian Dutch style in every language: `€ 1.250.000`, `€ 12,50`; not a finite number: `NaN` (product T2). */
export function formatEuro(amount: number | null | undefined): string {
  if (!Number.isFinite(amount)) return 'NaN';
  euro ??= new Intl.NumberFormat(NUMBER_LOCALE, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
    signDisplay: 'negative',
  });
  return euro.format(amount as number);
}
