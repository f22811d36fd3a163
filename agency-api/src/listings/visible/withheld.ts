import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { isSale } from 'shared-kit/domain/goal';

/** Data of a property that are not published in any language. */
export interface Withheld {
  price: boolean;
  /** Street, number, box and coordinates. */
  address: boolean;
}

type PriceFlags = Pick<PropertyDetailRecord, 'PublishPrice' | 'PriceOnDemand'>;
type AddressFlag = Pick<PropertyDetailRecord, 'PublishAddress'>;

/** Data that a record of one language withholds are withheld in all. `goal` is that of the property. */
export function withheldOf(goal: number, records: readonly (PriceFlags & AddressFlag)[]): Withheld {
  return { price: isSale(goal) && records.some(withholdsPrice), address: isAddressWithheld(records) };
}

/** Whether a record withholds the price of a sale. A rental advert must show its rent. */
export function withholdsPrice({ PriceOnDemand, PublishPrice }: PriceFlags): boolean {
  return PriceOnDemand === true || PublishPrice === false;
}

/** An address is published if a record says so and none forbids it. */
export function isAddressWithheld(records: readonly AddressFlag[]): boolean {
  const says = (flag: boolean) => records.some(({ PublishAddress }) => PublishAddress === flag);
  return says(false) || !says(true);
}
