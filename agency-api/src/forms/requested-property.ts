import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import { listingName } from 'shared-kit/domain/listing-name';
import { isClosed } from 'shared-kit/domain/status';
import type { AgencyConfig } from '../content/agency-config.ts';
import type { Database } from '../database/database.ts';
import { ApiFault } from '../http/api-fault.ts';
import { findProperty } from '../listings/property/find-property.ts';
import type { Vocabulary } from '../listings/vocabulary/vocabulary.ts';

/** The property of a request, in the visitor's language. */
export interface RequestedProperty {
  id: number;
  title: string;
  reference: string;
  /** Who looks after it; null: the agency. */
  managerEmail: string | null;
  /** All that the site knows of it. */
  detail: PropertyDetail;
}

/** Throws `ApiFault` 422 for a property that is not offered: unknown, withdrawn, sold or rented. */
export async function requestedProperty(
  database: Database,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  id: number,
  lang: Language,
): Promise<RequestedProperty> {
  const property = await findProperty(database, config, vocabulary, { id, language: lang }).catch(
    refuseMissing,
  );
  if (isClosed(property.status)) throw notOffered(`an offered property, this one is ${property.status}`);
  const title = listingName(property);
  const { reference, manager } = property;
  return { id, title, reference, managerEmail: manager?.email ?? null, detail: property };
}

function refuseMissing(error: unknown): never {
  if (!(error instanceof ApiFault) || error.problem.status >= 500) throw error;
  throw notOffered('an offered property');
}

const notOffered = (rule: string) =>
  new ApiFault('invalid-input', [{ field: 'propertyId', rule, messageKey: 'invalid' }]);
