import { Router } from 'express';
import { operations } from 'shared-kit/contracts/api/operations';
import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../../database/database.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { serveOperation } from '../../http/contract-routes.ts';
import { expiringToken, idOfExpiringToken } from '../../mail/expiring-token.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { ContentSource } from '../content-store.ts';
import { createContentWriter } from '../content-writer.ts';
import { checkLanguageInUse } from '../../configuration/language-in-use.ts';
import { pageContent } from '../page-content.ts';

/** Days for which a link to a preview holds. */
const DAYS = 7;

/** A link by which whoever the agency gives it to sees a page of the content that is not published yet (product M16). */
export async function previewLink(
  database: Database,
  { key, site, language, now }: { key: string; site: string; language: Language; now?: number },
): Promise<string> {
  const token = await expiringToken(database, 'preview', { id: key, days: DAYS, ...(now && { now }) });
  return new URL(`/${language}/preview/${key}/?token=${token}`, site).href;
}

interface PreviewDependencies {
  config: AgencyConfig;
  content: ContentSource;
  database: Database;
}

/** `GET /api/previews/{key}`: a page of the content whatever its status, for whoever has a link that the agency has signed for this page. */
export function previewRouter({ config, content, database }: PreviewDependencies): Router {
  const router = Router();
  serveOperation(
    router,
    operations.getPreview,
    async ({ lang, key, token }) => {
      const language = checkLanguageInUse(config, lang);
      const signed = await idOfExpiringToken(database, 'preview', token);
      if (signed?.id !== key || signed.isExpired) throw new ApiFault('not-found');
      const index = await content.current();
      const page = index.content.pages.find((one) => one.page === key);
      if (!page) throw new ApiFault('not-found');
      const shown = pageContent(index, page, createContentWriter(config, language));
      return { ...shown, metadata: { ...shown.metadata, robots: 'noindex, nofollow' } };
    },
    'no-store',
  );
  return router;
}
