import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { isInFlanders } from '../region/is-in-flanders.ts';
import type { Fact } from '../facts/fact.ts';
import type { FactFormat } from '../facts/fact-format.ts';

/** What the energy certificate says besides its label (product P4, units of product E9). */
export function energyFacts({ address, energy }: PropertyDetail, format: FactFormat): Fact[] {
  const isEpc = isInFlanders(address);
  return [
    [
      isEpc ? 'energy.performanceEpc' : 'energy.performance',
      format.measure('energy.performanceValue', energy.performance),
    ],
    ['energy.total', format.measure('energy.totalValue', energy.total)],
    ['energy.co2', format.measure('energy.co2Value', energy.co2)],
    ['energy.eLevel', format.number(energy.eLevel)],
    [isEpc ? 'energy.certificateEpc' : 'energy.certificate', format.text(energy.certificate)],
    ['energy.validUntil', format.date(energy.validUntil)],
  ];
}
