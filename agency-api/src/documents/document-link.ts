import { isLanguage, type Language } from 'shared-kit/domain/languages';
import type { Database } from '../database/database.ts';
import { expiringToken } from '../mail/expiring-token.ts';

/** A document of a property, in the language of who asked for it. */
export interface DocumentName {
  propertyId: number;
  documentId: string;
  language: Language;
}

/** Where a document can be had for some days, by whoever has the link (product U6). */
export async function documentLink(
  database: Database,
  name: DocumentName,
  { days, site }: { days: number; site: string },
): Promise<string> {
  const id = Buffer.from([name.language, name.propertyId, name.documentId].join('/')).toString('base64url');
  return new URL(`/api/documents/${await expiringToken(database, 'documents', { id, days })}`, site).href;
}

/** The document that the id of a link is of. */
export function documentOfLink(id: string): DocumentName | undefined {
  const [, language, propertyId, documentId] =
    /^([a-z]{2})\/(\d{1,10})\/(.+)$/s.exec(Buffer.from(id, 'base64url').toString()) ?? [];
  if (!isLanguage(language) || documentId === undefined) return undefined;
  return { language, propertyId: Number(propertyId), documentId };
}
