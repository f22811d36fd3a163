import type { RentalConditions } from 'shared-kit/contracts/api/appointments';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { isSale, isHome } from 'shared-kit/domain/goal';
import { findRegion } from 'shared-kit/domain/region';
import { guaranteeMonths, type VisitRules } from '../../configuration/visit-rules.ts';

/**
 * What the rental takes, as far as it is configured and known (product V16); null for a sale. Income, persons and guarantee are those of
 * homes: a shop or a garage is let by other rules.
 */
export function rentalConditions(
  { address, charges, goal, price, rooms, typeIds }: PropertyDetail,
  { guarantees, rental }: Pick<VisitRules, 'guarantees' | 'rental'>,
  day: string,
): RentalConditions | null {
  if (isSale(goal)) return null;
  const rent = price.kind === 'amount' ? price.amount : null;
  const isLivedIn = isHome(typeIds);
  const { incomeInRents, inventoryShare = null, personsPerBedroom } = rental;
  const cost = rent === null ? null : rent + (charges.renter ?? 0);
  const region = findRegion(address.zip, address.countryId);
  return {
    incomePerMonth: isLivedIn && incomeInRents && cost !== null ? Math.round(incomeInRents * cost) : null,
    mostPersons: isLivedIn && personsPerBedroom ? personsPerBedroom * Math.max(1, rooms.bedrooms ?? 1) : null,
    rent,
    charges: charges.renter,
    inventoryShare,
    guaranteeMonths: isLivedIn ? guaranteeMonths(guarantees, region, day) : null,
  };
}
