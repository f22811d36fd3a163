import { isSale } from './goal.ts';

/** The price fields of a listing (feed: Goal, Price, PriceUnit, PublishPrice, PriceOnDemand); null or absent means unknown. */
export interface PriceFacts {
  goal: number;
  price?: number | null;
  priceUnit?: number | null;
  publishPrice?: boolean | null;
  priceOnDemand?: boolean | null;
}

/** Which price is shown, as data; the words are the translations' business. `perMonth` is true for rents. */
export type PriceLabel =
  | { kind: 'amount' | 'from'; amount: number; perMonth: boolean }
  | { kind: 'on-request' | 'hidden'; amount?: undefined; perMonth: boolean };

/** PriceUnit 7 means "starting from" (spec 3). */
const STARTING_FROM = 7;

/**
 * Sale: on request, not published, starting from, or the amount. A rental advert must show its rent, so there neither "on request" nor
 * "not published" holds (decisions D5). An unknown price is hidden.
 */
export function priceLabel(facts: PriceFacts): PriceLabel {
  const perMonth = !isSale(facts.goal);
  if (!perMonth && facts.priceOnDemand) return { kind: 'on-request', perMonth };
  if (!perMonth && facts.publishPrice === false) return { kind: 'hidden', perMonth };
  if (!isPrice(facts.price)) return { kind: 'hidden', perMonth };
  return { kind: facts.priceUnit === STARTING_FROM ? 'from' : 'amount', amount: facts.price, perMonth };
}

function isPrice(price: number | null | undefined): price is number {
  return Number.isFinite(price) && (price as number) > 0;
}
