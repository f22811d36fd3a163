import type { RentalConditions } from 'shared-kit/contracts/api/appointments';
import { formatEuro } from 'shared-kit/domain/money';
import type { AppointmentMailTexts } from './appointment-mail-texts.ts';

/** What the rental takes, in words (product V16); what is not known is left out. */
export function rentalFacts(
  { incomePerMonth, mostPersons, rent, charges, inventoryShare, guaranteeMonths }: RentalConditions,
  { rental }: AppointmentMailTexts,
  locale: string | undefined,
): (readonly [label: string, value: string])[] {
  const euro = (amount: number) => formatEuro(amount, locale);
  const facts = [
    incomePerMonth !== null && ([rental.income[0], rental.income[1](euro(incomePerMonth))] as const),
    mostPersons !== null && ([rental.persons[0], rental.persons[1](mostPersons)] as const),
    rent !== null &&
      ([rental.first[0], rental.first[1](euro(rent), charges ? euro(charges) : null)] as const),
    inventoryShare !== null && ([rental.inventory[0], rental.inventory[1](inventoryShare)] as const),
    guaranteeMonths !== null && ([rental.guarantee[0], rental.guarantee[1](guaranteeMonths)] as const),
  ];
  return facts.filter((fact) => fact !== false);
}
