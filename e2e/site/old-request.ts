import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../agency-api/src/database/open-database.ts';
import { formSubmissions } from '../../agency-api/src/database/schema/forms.ts';
import { documentLink } from '../../agency-api/src/inbox/documents/document-link.ts';
import type { SiteLanguage } from './pages.ts';

/** Somebody who asked for documents so long ago that the links of their mail are over. */
export interface OldRequest {
  email: string;
  /** Path of a link of the mail. */
  link: string;
}

/** A rental of the demo data whose energy certificate is sent by mail. */
const PROPERTY = 1373;
const DOCUMENT = `${PROPERTY}-d1`;

/** Writes requests for documents into a database that no API has open yet. */
export async function storeOldRequests(
  databaseUrl: string,
  languages: readonly SiteLanguage[],
): Promise<Partial<Record<SiteLanguage, OldRequest>>> {
  const { database, close } = await openDatabase(databaseUrl);
  try {
    const requests: Partial<Record<SiteLanguage, OldRequest>> = {};
    for (const language of languages) {
      const id = randomUUID();
      const email = `old-request-${language}@example.be`;
      await database.insert(formSubmissions).values({
        id,
        kind: 'document-request',
        language,
        fields: { firstName: 'Marie', lastName: 'Dupont', email, documents: [DOCUMENT], remark: '' },
        propertyId: PROPERTY,
        scriptless: false,
        idempotencyKey: id,
        digest: id,
        sender: 'nobody',
        email,
        createdAt: new Date(Date.now() - 30 * 86_400_000),
      });
      const name = { propertyId: PROPERTY, documentId: DOCUMENT, language, requestId: id };
      const address = await documentLink(database, name, { days: -1, site: 'http://localhost' });
      requests[language] = { email, link: new URL(address).pathname };
    }
    return requests;
  } finally {
    await close();
  }
}
