import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { addressLine } from 'shared-kit/domain/region';
import type { Language } from 'shared-kit/domain/languages';
import type { ListingPlace } from 'shared-kit/domain/listing-link';
import { listingName } from 'shared-kit/domain/listing-name';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { BOX_WORDS } from '../../catalogue/listings/property/box-words.ts';
import { findProperty } from '../../catalogue/listings/property/find-property.ts';
import type { Vocabulary } from '../../catalogue/listings/vocabulary/vocabulary.ts';

/** What an appointment says of its property. */
export interface AppointmentProperty {
  title: string;
  reference: string;
  /** As much of its address as is published. */
  address: string;
  /** Of its page; null once it left the site. */
  place: ListingPlace | null;
}

/** The property in a language; undefined when it is no longer on the site. */
export async function loadProperty(
  database: Database,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  id: number,
  language: Language,
): Promise<PropertyDetail | undefined> {
  try {
    return await findProperty(database, config, vocabulary, { id, language });
  } catch (error) {
    if (error instanceof ApiFault && error.problem.status < 500) return undefined;
    throw error;
  }
}

/** Of a property that is gone the number is left. */
export function shownProperty(
  id: number,
  property: PropertyDetail | undefined,
  language: Language,
): AppointmentProperty {
  if (!property) return { title: '', reference: String(id), address: '', place: null };
  const { address, projectId, reference, section, slugs } = property;
  return {
    title: listingName(property),
    reference,
    address: addressLine(address, (box) => `${BOX_WORDS[language]} ${box}`),
    place: { id, section, projectId, slugs },
  };
}
