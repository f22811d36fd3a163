import type { PropertyDetailRecord } from '../contracts/feed/property-detail-record.ts';
import { isSale } from './goal.ts';

/** The price fields of a listing (feed: Goal, Price, PriceUnit, PublishPrice, PriceOnDemand, LifeAnnuity); null or absent means unknown. */
interface PriceFacts {
  goal: number;
  price?: number | null;
  priceUnit?: number | null;
  priceUnitText?: string | null;
  publishPrice?: boolean | null;
  priceOnDemand?: boolean | null;
  bouquet?: number | null;
  monthlyRent?: number | null;
}

/**
 * The price to show, as data; texts are in the translations. `perMonth` is true for rents. With `annuity`,
 * the amount is the bouquet of a life-annuity sale; its rent in euro is null when unknown. `unit` is what the feed says that the price is of,
 * such as "par m²".
 */
type PriceLabel =
  | {
      kind: 'amount' | 'from';
      amount: number;
      perMonth: boolean;
      annuity?: { monthlyRent: number | null };
      unit?: string;
    }
  | { kind: 'on-request' | 'hidden'; amount?: undefined; perMonth: boolean };

export type PriceFlags = Pick<PropertyDetailRecord, 'PublishPrice' | 'PriceOnDemand'>;

/** Whether a record withholds the price of a sale. A rental advert must show its rent. */
export function withholdsPrice({ PriceOnDemand, PublishPrice }: PriceFlags): boolean {
  return PriceOnDemand === true || PublishPrice === false;
}

/** PriceUnit 7 means "starting from" (product L5). */
const STARTING_FROM = 7;

/**
 * Sale: on request, not published, starting from, or the amount. A rental advert must show its rent, so there neither "on request" nor
 * "not published" applies (product L6). An unknown price is hidden.
 */
export function priceLabel(facts: PriceFacts): PriceLabel {
  const perMonth = !isSale(facts.goal);
  if (!perMonth && facts.priceOnDemand) return { kind: 'on-request', perMonth };
  if (!perMonth && facts.publishPrice === false) return { kind: 'hidden', perMonth };
  if (!isPrice(facts.price)) return { kind: 'hidden', perMonth };
  const kind = facts.priceUnit === STARTING_FROM ? 'from' : 'amount';
  return { kind, amount: facts.price, perMonth, ...annuityAfter(facts), ...toUnit(facts) };
}

/** The words of "starting from" are the site's own. */
function toUnit({ priceUnit, priceUnitText }: PriceFacts) {
  const unit = priceUnit === STARTING_FROM ? '' : (priceUnitText?.trim() ?? '');
  return unit === '' ? {} : { unit };
}

/** A price that is not the bouquet is the price of the whole. */
function annuityAfter({ goal, price, bouquet, monthlyRent }: PriceFacts) {
  if (!isSale(goal) || price !== bouquet) return {};
  return { annuity: { monthlyRent: isPrice(monthlyRent) ? monthlyRent : null } };
}

function isPrice(price: number | null | undefined): price is number {
  return Number.isFinite(price) && (price as number) > 0;
}
