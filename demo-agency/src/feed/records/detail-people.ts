import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import { MOBILITY_CATEGORIES } from '../facts/mobility.ts';
import {
  ANNUITY_TYPE_WORDS,
  GENDER_WORDS,
  MOBILITY_WORDS,
  UNIT_STATUS_WORDS,
} from '../lexicon/offer-words.ts';
import { unitRequirement } from '../lexicon/unit-requirement.ts';
import type { Listing } from '../listing.ts';

type Keys = Partial<PropertyDetailRecord>;

export function peopleKeys({ manager, owner }: Listing): Keys {
  return {
    Manager: {
      Name: manager.name,
      Email: manager.email,
      Phone: manager.phone,
      Languages: manager.languages,
    },
    OwnerEmail: owner?.email ?? null,
  };
}

export function annuityKeys({ annuity }: Listing, language: Language): Keys {
  if (!annuity) return {};
  return {
    LifeAnnuity: {
      Type: ANNUITY_TYPE_WORDS[annuity.occupied ? 'occupied' : 'vacant'][language],
      Ages: annuity.ages,
      Gender: GENDER_WORDS[annuity.gender][language],
      MonthlyRent: annuity.monthlyRent,
      Bouquet: annuity.bouquet,
      Indexed: annuity.indexed,
      SurvivorRent: annuity.survivorRent,
      MaxDuration: annuity.maxDuration,
    },
  };
}

/** Category names are in the language of the feed, and shown unchanged. */
export function mobilityKeys({ mobility }: Listing, language: Language): Keys {
  if (!mobility) return {};
  const categories = MOBILITY_CATEGORIES.map((key) => [MOBILITY_WORDS[key][language], mobility.scores[key]]);
  return { MobilityScore: { ...Object.fromEntries(categories), Total: mobility.total } };
}

export function unitKeys({ unit, size }: Listing, language: Language): Keys {
  if (!unit) return {};
  return {
    UnitName: unit.name,
    Requirement: unitRequirement(size, language),
    UnitStatus: UNIT_STATUS_WORDS[unit.status][language],
  };
}
