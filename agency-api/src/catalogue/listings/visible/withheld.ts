import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { isSale } from 'shared-kit/domain/goal';
import { withholdsPrice, type PriceFlags } from 'shared-kit/domain/price-label';

/** Data of a property that are not published in any language. */
export interface Withheld {
  price: boolean;
  /** Street, number, box and coordinates. */
  address: boolean;
}

type AddressFlag = Pick<PropertyDetailRecord, 'PublishAddress'>;

/** Data that a record of one language withholds are withheld in all. `goal` is that of the property. */
export function computeWithheld(goal: number, records: readonly (PriceFlags & AddressFlag)[]): Withheld {
  return { price: isSale(goal) && records.some(withholdsPrice), address: isAddressWithheld(records) };
}

/** An address is published if a record says so and none forbids it. */
export function isAddressWithheld(records: readonly AddressFlag[]): boolean {
  const says = (flag: boolean) => records.some(({ PublishAddress }) => PublishAddress === flag);
  return says(false) || !says(true);
}
