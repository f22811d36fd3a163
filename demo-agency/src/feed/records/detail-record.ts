import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import type { Listing } from '../listing.ts';
import { annuityKeys, mobilityKeys, peopleKeys, unitKeys } from './detail-people.ts';
import { buildingKeys, equipmentKeys, roomKeys, surfaceKeys } from './detail-building.ts';
import { energyKeys } from './detail-energy.ts';
import { mediaKeys } from './detail-media.ts';
import { addressKeys, financeKeys, priceKeys } from './detail-offer.ts';
import { amenityKeys, riskKeys } from './detail-risk.ts';

export interface DetailTexts {
  title: string;
  description: string;
}

/** A listing as `details` has it in one language. */
export function detailRecord(listing: Listing, language: Language, texts: DetailTexts): PropertyDetailRecord {
  return {
    ID: listing.id,
    language,
    Title: texts.title,
    Description: texts.description,
    ...addressKeys(listing.address, language),
    ...priceKeys(listing, language),
    ...roomKeys(listing),
    ...surfaceKeys(listing),
    ...buildingKeys(listing),
    ...energyKeys(listing, language),
    ...financeKeys(listing, language),
    ...equipmentKeys(listing, language),
    ...riskKeys(listing, language),
    ...listing.permits,
    ...amenityKeys(listing),
    ...annuityKeys(listing, language),
    ...mobilityKeys(listing, language),
    ...mediaKeys(listing, language),
    ...peopleKeys(listing),
    ...unitKeys(listing, language),
  };
}
