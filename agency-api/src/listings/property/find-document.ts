import type { DocumentRecord } from 'shared-kit/contracts/feed/media-records';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../content/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { mergedFacts } from './property-detail.ts';
import { propertyRecords, readPropertyRows } from './property-records.ts';

interface AskedDocument {
  propertyId: number;
  documentId: string;
  language: Language;
}

/** A document of a property, public or not; undefined where there is none. Throws `ApiFault` for a property that is not offered. */
export async function findDocument(
  database: Database,
  config: AgencyConfig,
  { propertyId, documentId, language }: AskedDocument,
): Promise<DocumentRecord | undefined> {
  const records = propertyRecords((await readPropertyRows(database, [propertyId])).get(propertyId), config);
  const { Documents } = mergedFacts(records, { config, language });
  return Documents?.find(({ ID }) => String(ID) === documentId);
}
