import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { RENT } from 'shared-kit/domain/goal';
import type { Language } from 'shared-kit/domain/languages';
import type { Address } from '../facts/address.ts';
import { isHome } from '../kinds.ts';
import { AGENCY_COST_WORDS, DUTIES_WORDS, VAT_WORDS } from '../lexicon/legal-words.ts';
import {
  availabilityWords,
  COUNTRY_NAMES,
  MARQUEE_NAMES,
  STARTING_FROM_WORDS,
} from '../lexicon/offer-words.ts';
import type { Listing } from '../listing.ts';
import { typeset } from '../words/typography.ts';

type Keys = Partial<PropertyDetailRecord>;

export function addressKeys(address: Address, language: Language) {
  const { town } = address;
  return {
    Street: address.street[language],
    HouseNumber: address.houseNumber || null,
    BoxNr: address.boxNumber,
    Zip: town.zip,
    City: address.city[language],
    CountryID: town.countryId,
    CountryName: COUNTRY_NAMES[town.countryId][language],
    PublishAddress: address.published,
    Latitude: address.latitude,
    Longitude: address.longitude,
  };
}

/** 7 is "starting from" (product L5). */
const STARTING_FROM = 7;

export function priceKeys({ asking, earlierPrices, finance, marquee }: Listing, language: Language): Keys {
  return {
    Price: asking.price,
    PriceUnit: asking.startingFrom ? STARTING_FROM : null,
    PriceUnitText: asking.startingFrom ? STARTING_FROM_WORDS[language] : null,
    PublishPrice: asking.published,
    PriceOnDemand: asking.onDemand,
    ChargesOwner: finance.chargesOwner,
    ChargesRenter: finance.chargesRenter,
    PriceHistory: earlierPrices.map(({ day, price }) => ({ Date: day, Price: price })),
    MarqueeName: MARQUEE_NAMES[marquee][language],
  };
}

export function financeKeys({ finance, region, kind, goal }: Listing, language: Language): Keys {
  const duties = DUTIES_WORDS[region][isHome(kind) ? 'home' : 'other'];
  return {
    CadastralIncome: finance.cadastralIncome,
    NotaryFees: finance.notaryFees,
    NotaryFeesVAT: finance.notaryFeesWithVat,
    RegistrationRights: finance.tax === 'duties' ? duties[language] : null,
    VAT: finance.tax === 'vat' ? VAT_WORDS[language] : null,
    DepositAmount: finance.deposit,
    AgencyCost: AGENCY_COST_WORDS[goal === RENT ? 'rent' : 'sale'][language],
    InventoryCost: finance.inventoryCost,
    Availability: typeset(availabilityWords(finance.availability)[language], language),
  };
}
