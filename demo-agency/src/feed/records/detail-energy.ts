import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { labelText } from 'shared-kit/domain/energy-label';
import type { Language } from 'shared-kit/domain/languages';
import { PENDING_CERTIFICATE } from '../lexicon/legal-words.ts';
import type { Listing } from '../listing.ts';

/** Values in kWh/m².year, kWh/year, kg CO₂/m².year; for a pending certificate only a text says so. */
export function energyKeys({ energy }: Listing, language: Language): Partial<PropertyDetailRecord> {
  if (!energy) return {};
  if (energy.certificate === 'pending') return { EPCLabelText: PENDING_CERTIFICATE[language] };
  return {
    EnergyPerformance: energy.performance,
    EnergyTotal: energy.total,
    EPCLabelText: energy.certificate === 'printed' ? labelText(energy.label) : null,
    EPCCode: energy.code,
    EPCEndDate: energy.validUntil,
    CO2Emission: energy.co2,
    ELevel: energy.eLevel,
  };
}
