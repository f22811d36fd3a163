import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import { listingName } from 'shared-kit/domain/listing-name';
import { isClosed } from 'shared-kit/domain/status';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { findProperty } from '../../catalogue/listings/property/find-property.ts';
import type { Vocabulary } from '../../catalogue/listings/vocabulary/vocabulary.ts';

/** The property of a request, in one language. */
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
  return named(property);
}

/** The same property as the agency reads of it, which may have another language than the visitor. */
export async function inAgencyLanguage(
  database: Database,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  property: RequestedProperty,
  lang: Language,
): Promise<RequestedProperty> {
  const language = config.languages.default;
  if (language === lang) return property;
  return named(await findProperty(database, config, vocabulary, { id: property.id, language }));
}

function named(detail: PropertyDetail): RequestedProperty {
  const { id, reference, manager } = detail;
  return { id, title: listingName(detail), reference, managerEmail: manager?.email ?? null, detail };
}

function refuseMissing(error: unknown): never {
  if (!(error instanceof ApiFault) || error.problem.status >= 500) throw error;
  throw notOffered('an offered property');
}

const notOffered = (rule: string) =>
  new ApiFault('invalid-input', [{ field: 'propertyId', rule, messageKey: 'invalid' }]);
