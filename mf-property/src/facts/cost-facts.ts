import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { isSale } from 'shared-kit/domain/goal';
import type { Fact } from './fact.ts';
import type { FactFormat } from './fact-format.ts';
import { isInFlanders } from '../region/is-in-flanders.ts';

/** What the feed says of price and finance (product P3). */
export function costFacts({ address, charges, finance, goal }: PropertyDetail, format: FactFormat): Fact[] {
  return [
    ['finance.cadastralIncome', format.euro(finance.cadastralIncome)],
    ['finance.chargesOwner', format.euro(charges.owner)],
    ['finance.chargesRenter', format.euroPerMonth(charges.renter)],
    [isSale(goal) ? 'finance.depositSale' : 'finance.deposit', format.euro(finance.deposit)],
    [
      isInFlanders(address) ? 'finance.registrationTax' : 'finance.registrationRights',
      format.euroOrText(finance.registrationRights),
    ],
    ['finance.vat', format.euroOrText(finance.vat)],
    ['finance.notaryFees', format.euro(finance.notaryFees)],
    ['finance.notaryFeesWithVat', format.euro(finance.notaryFeesWithVat)],
    ['finance.agencyCost', format.euroOrText(finance.agencyCost)],
    ['finance.inventoryCost', format.euroOrText(finance.inventoryCost)],
  ];
}
