import type { NotaryFees } from '../../../configuration/schemas/listings.ts';

/** Fees for a purchase at that price by the table of the configuration, with VAT, in whole euro (product P18). */
export function notaryFees({ bands, fixed, vatPercent }: NotaryFees, price: number): number {
  let from = 0;
  let fees = fixed;
  for (const { upTo = Infinity, percent } of bands) {
    fees += (Math.max(0, Math.min(price, upTo) - from) * percent) / 100;
    from = upTo;
  }
  return Math.round(fees * (1 + vatPercent / 100));
}
