import { isLanguage, type Language } from 'shared-kit/domain/languages';
import type { Database } from '../../database/database.ts';
import { expiringToken } from '../../mail/expiring-token.ts';

/** A document of a property, in the language of who asked for it, and by which request. */
interface DocumentName {
  propertyId: number;
  documentId: string;
  language: Language;
  /** Id of the form. */
  requestId: string;
}

/** Where a document can be had for some days, by whoever has the link (product U6). */
export async function documentLink(
  database: Database,
  name: DocumentName,
  { days, site }: { days: number; site: string },
): Promise<string> {
  const { language, propertyId, documentId, requestId } = name;
  const id = Buffer.from(`${language}/${propertyId}~${shortId(requestId)}/${documentId}`).toString(
    'base64url',
  );
  return new URL(`/api/documents/${await expiringToken(database, 'documents', { id, days })}`, site).href;
}

/** The document that the id of a link is of. */
export function documentOfLink(id: string): DocumentName | undefined {
  const [, language, propertyId, request, documentId] =
    /^([a-z]{2})\/(\d{1,10})~([\w-]{22})\/(.+)$/s.exec(Buffer.from(id, 'base64url').toString()) ?? [];
  if (!isLanguage(language) || request === undefined || documentId === undefined) return undefined;
  return { language, propertyId: Number(propertyId), documentId, requestId: longId(request) };
}

/** The page that offers new links instead of those that are over; the site leads on from there. */
export const renewalPage = ({ language }: DocumentName, token: string): string =>
  `/${language}/request-documents/link/?token=${encodeURIComponent(token)}`;

/** A UUID without what makes it long: links of mails are read by people too. */
const shortId = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
const longId = (short: string) =>
  Buffer.from(short, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
