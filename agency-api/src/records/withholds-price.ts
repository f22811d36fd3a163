import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';

export type PriceFlags = Pick<PropertyDetailRecord, 'PublishPrice' | 'PriceOnDemand'>;

/** Whether a record withholds the price of a sale. A rental advert must show its rent. */
export function withholdsPrice({ PriceOnDemand, PublishPrice }: PriceFlags): boolean {
  return PriceOnDemand === true || PublishPrice === false;
}
