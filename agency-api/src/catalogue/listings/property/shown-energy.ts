import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { renovationNotice } from 'shared-kit/domain/renovation-notice';
import { toEnergyLabel, shownEnergyLabel } from '../card/listing-card.ts';
import { toDay, type DetailFacts } from './detail-facts.ts';

/** Energy of a property, with the duty to renovate (product E3, E8). */
export function shownEnergy(
  facts: DetailFacts,
  webIds: readonly number[],
  renovationYears: number,
): PropertyDetail['energy'] {
  const energy = toEnergyLabel(facts);
  return {
    label: shownEnergyLabel(facts),
    labelText: energy?.text ?? facts.EPCLabelText ?? null,
    performance: facts.EnergyPerformance ?? null,
    total: facts.EnergyTotal ?? null,
    certificate: facts.EPCCode ?? null,
    validUntil: toDay(facts.EPCEndDate),
    co2: facts.CO2Emission ?? null,
    eLevel: facts.ELevel ?? null,
    mustBeRenovatedWithinYears:
      renovationNotice({ goal: facts.Goal, webIds, energy }, renovationYears)?.years ?? null,
  };
}
