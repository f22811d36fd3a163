import { isHome } from './home-types.ts';
import type { Region } from './region.ts';
import { NEW_BUILD_VAT, REGISTRATION_DUTIES } from './registration-duties.ts';

/** What is bought, as far as the duties tell it apart. */
export type PurchaseKind = 'home' | 'plot' | 'other';

/** WebID of land (product L14). */
const LAND = 4;

/** What is bought, by the types of the listing. */
export function purchaseKind(typeIds: readonly number[]): PurchaseKind {
  if (typeIds.includes(LAND)) return 'plot';
  return isHome(typeIds) ? 'home' : 'other';
}

/** What comes on top of a price, in euro; `percent` is the rate that it is computed with. */
export interface PurchaseTax {
  percent: number;
  amount: number;
}

/** The taxes of a purchase: duties at the ordinary rate, and as an own home where that is less; or the VAT of new build. */
export type PurchaseTaxes =
  | { kind: 'duties'; ordinary: PurchaseTax; ownHome: PurchaseTax | null }
  | { kind: 'vat'; vat: PurchaseTax }
  | { kind: 'vat-included' };

interface Purchase {
  price: number;
  region: Region;
  kind: PurchaseKind;
  /** New build: whether the price includes VAT (product L7). */
  vat?: 'excluded' | 'included' | undefined;
  /** The rate in the feed's wording, if it names one. */
  vatText?: string | null;
}

/** Taxes of a purchase, indicative (product P18, P19); undefined where the feed's wording names several VAT rates. */
export function purchaseTaxes({ price, region, kind, vat, vatText }: Purchase): PurchaseTaxes | undefined {
  if (vat === 'included') return { kind: 'vat-included' };
  if (vat === 'excluded') {
    const percent = vatPercent(vatText);
    return percent === undefined ? undefined : { kind: 'vat', vat: computeTax(price, percent) };
  }
  return {
    kind: 'duties',
    ordinary: computeTax(price, REGISTRATION_DUTIES[region].percent),
    ownHome: ownHomeDuty(price, region, kind),
  };
}

/** A price without VAT with it, indicative; undefined where the feed's wording names several rates. */
export function priceWithVat(price: number, vatText: string | null | undefined): number | undefined {
  const percent = vatPercent(vatText);
  return percent === undefined ? undefined : Math.round(price) + computeTax(price, percent).amount;
}

/**
 * The duty of buyers for whom it is the only home of their own. Null where the table has no figure: for other buildings, for a plot in Flanders, above the highest price
 * in Brussels, and for a plot there, as the highest price of plots is not known.
 */
function ownHomeDuty(price: number, region: Region, kind: PurchaseKind): PurchaseTax | null {
  const { ownHome, percent } = REGISTRATION_DUTIES[region];
  if (kind === 'other') return null;
  if (ownHome.kind === 'rate')
    return kind === 'plot' && !ownHome.forPlots ? null : computeTax(price, ownHome.percent);
  if (kind === 'plot' || price > ownHome.upToPrice) return null;
  return { percent, amount: computeTax(Math.max(0, price - ownHome.home), percent).amount };
}

/** Whole euro: cents would promise more than the figures hold. */
const computeTax = (base: number, percent: number): PurchaseTax => ({
  percent,
  amount: Math.round((base * percent) / 100),
});

/** The one rate that a wording names, that of new build where it names none; undefined where it names several. */
function vatPercent(text: string | null | undefined): number | undefined {
  const rates = [...(text ?? '').matchAll(/(\d{1,2}(?:[.,]\d+)?)\s*%/g)].map(([, rate]) =>
    Number(rate!.replace(',', '.')),
  );
  const distinct = [...new Set(rates)];
  if (distinct.length > 1) return undefined;
  return distinct[0] ?? NEW_BUILD_VAT.percent;
}
