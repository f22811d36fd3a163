import type { Region } from './region.ts';
import { isHome } from './goal.ts';

/** A figure of the law, with where it was read and the day from which it holds. */
interface LegalFigure {
  /** The first day; null where the source names none. */
  from: string | null;
  source: string;
}

/** What buyers of a home of their own pay less (product P19). */
type OwnHomeReduction = LegalFigure & {
  /** Years within which the buyers live there, counted for an existing home and for a plot or new home; null: the source names none. */
  withinYears: { existing: number; plot: number };
  /** Years that they stay. */
  stayYears: number | null;
} & (
    | { kind: 'rate'; percent: number; forPlots: boolean }
    | {
        kind: 'allowance';
        /** Euro of the price on which a home pays nothing. */
        home: number;
        /** The highest price of a home that has the allowance. */
        upToPrice: number;
        /** The allowance of a plot. */
        plot: number;
        /** More for each energy class gained, from this number of classes on. */
        perClass: number;
        fromClasses: number;
      }
  );

interface RegistrationDuty extends LegalFigure {
  percent: number;
  ownHome: OwnHomeReduction;
}

/** The day on which the figures below were read. */
export const DUTIES_READ_ON = '2026-11-21';

/** Registration duties on a purchase by region (product P18, P19). Whoever changes a figure changes its source and `DUTIES_READ_ON`. */
export const REGISTRATION_DUTIES: Readonly<Record<Region, RegistrationDuty>> = {
  wallonia: {
    percent: 12.5,
    from: '2025-01-01',
    source: 'Decree of 2024-12-05, circular 2025/C/42',
    ownHome: {
      kind: 'rate',
      percent: 3,
      forPlots: true,
      withinYears: { existing: 3, plot: 5 },
      stayYears: 3,
      from: '2025-01-01',
      source: 'Decree of 2024-12-05, circular 2025/C/42',
    },
  },
  flanders: {
    percent: 12,
    from: null,
    source: 'forumadvocaten.be, 2025-10-30',
    ownHome: {
      kind: 'rate',
      percent: 2,
      forPlots: false,
      withinYears: { existing: 3, plot: 3 },
      stayYears: null,
      from: '2026-01-01',
      source: 'forumadvocaten.be, 2025-10-30',
    },
  },
  brussels: {
    percent: 12.5,
    from: null,
    source: 'fiscalite.brussels, be.brussels',
    ownHome: {
      kind: 'allowance',
      home: 200_000,
      upToPrice: 600_000,
      plot: 100_000,
      perClass: 25_000,
      fromClasses: 2,
      withinYears: { existing: 3, plot: 3 },
      stayYears: 5,
      from: '2023-04-01',
      source: 'fiscalite.brussels, be.brussels',
    },
  },
};

/** VAT on new build in percent; reduced rates are not known here (product P18). */
const NEW_BUILD_VAT = { percent: 21, from: null, source: 'general rule' } satisfies LegalFigure & {
  percent: number;
};

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
