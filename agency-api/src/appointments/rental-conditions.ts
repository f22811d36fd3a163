import type { RentalConditions } from 'shared-kit/contracts/api/appointments';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { isSale } from 'shared-kit/domain/goal';
import { regionOf } from 'shared-kit/domain/region';
import type { VisitRules } from '../content/visit-rules.ts';

/** What the rental takes, as far as it is configured and known (product V16); null for a sale. */
export function rentalConditions(
  { address, charges, goal, price, rooms }: PropertyDetail,
  { guarantees, rental }: Pick<VisitRules, 'guarantees' | 'rental'>,
  day: string,
): RentalConditions | null {
  if (isSale(goal)) return null;
  const rent = price.kind === 'amount' ? price.amount : null;
  const { incomeInRents, inventoryShare = null, personsPerBedroom } = rental;
  const cost = rent === null ? null : rent + (charges.renter ?? 0);
  const region = regionOf(address.zip, address.countryId);
  const valid = guarantees.filter((one) => one.region === region && (one.from ?? '') <= day);
  const latest = valid.sort((a, b) => (a.from ?? '').localeCompare(b.from ?? '')).at(-1);
  return {
    incomePerMonth: incomeInRents && cost !== null ? Math.round(incomeInRents * cost) : null,
    mostPersons: personsPerBedroom ? personsPerBedroom * Math.max(1, rooms.bedrooms ?? 1) : null,
    rent,
    charges: charges.renter,
    inventoryShare,
    guaranteeMonths: latest?.months ?? null,
  };
}
