import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { isSale } from 'shared-kit/domain/goal';
import { regionOf } from 'shared-kit/domain/region';
import type { Region } from 'shared-kit/domain/region';

/** What a rental costs (product P21), in euro. */
export interface RentalSum {
  rent: number;
  charges: number | null;
  /** As the feed says. */
  guarantee: number | null;
  /** The most that may be asked for a home; null where it is not known. */
  limit: { region: Region; months: number; amount: number } | null;
}

/** Null where it is no rental, or its rent of a month is not known. */
export function rentalSum({
  address,
  charges,
  costs,
  finance,
  goal,
  price,
}: PropertyDetail): RentalSum | null {
  if (isSale(goal) || price.amount === null || price.unit) return null;
  const region = regionOf(address.zip, address.countryId);
  const months = costs?.guaranteeMonths ?? null;
  return {
    rent: price.amount,
    charges: charges.renter,
    guarantee: finance.deposit,
    limit: region && months !== null ? { region, months, amount: price.amount * months } : null,
  };
}
