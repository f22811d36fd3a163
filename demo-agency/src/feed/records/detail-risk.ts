import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import { ASBESTOS_WORDS, COMPLIANCE_WORDS, FLOOD_WORDS, SOIL_WORDS } from '../lexicon/legal-words.ts';
import type { Listing } from '../listing.ts';

type Keys = Partial<PropertyDetailRecord>;

export function riskKeys({ risk }: Listing, language: Language): Keys {
  return {
    FloodZone: risk.floodHazard && FLOOD_WORDS[risk.floodHazard][language],
    GScore: risk.buildingScore,
    PScore: risk.plotScore,
    AsbestosType: risk.asbestos && ASBESTOS_WORDS[risk.asbestos][language],
    AsbestosDate: risk.asbestosDate,
    SoilCertificate: risk.soil && SOIL_WORDS[risk.soil][language],
    ElectricityCertificate: risk.electricity && COMPLIANCE_WORDS[risk.electricity][language],
    GasCertificate: risk.gas && COMPLIANCE_WORDS[risk.gas][language],
  };
}

export function amenityKeys({ amenities }: Listing): Keys {
  return {
    Gas: amenities.gas,
    Water: amenities.water,
    Electricity: amenities.electricity,
    Drain: amenities.drain,
    Lift: amenities.lift,
    Cellar: amenities.cellar,
    Terrace: amenities.terrace,
    Garden: amenities.garden,
    Attic: amenities.attic,
    Furnished: amenities.furnished,
  };
}
