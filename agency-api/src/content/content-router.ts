import { Router } from 'express';
import { operations } from 'shared-kit/contracts/api/operations';
import type { Language } from 'shared-kit/domain/languages';
import { ApiFault } from '../http/api-fault.ts';
import { serveOperation } from '../http/contract-routes.ts';
import type { AgencyConfig } from '../configuration/agency-config.ts';
import type { ContentIndex } from './content-index.ts';
import type { ContentSource } from './content-store.ts';
import { createContentWriter } from './content-writer.ts';
import { checkLanguageInUse } from '../configuration/language-in-use.ts';
import { pageContent } from './page-content.ts';
import type { PageFile } from './schemas/page.ts';
import { siteContent } from './site-content.ts';

/** A second: an import is seen by the next visitor, and a crowd of them asks once. */
const CACHE_CONTROL = 'public, max-age=1';

interface ContentDependencies {
  config: AgencyConfig;
  content: ContentSource;
}

/**
 * `GET /api/site`, `/api/pages/{key}` and `/api/pages?path=…`. A language that is not in use is bad input (product A2), and a page
 * that is not Published, or not in the language, is not found.
 */
export function contentRouter({ config, content }: ContentDependencies): Router {
  const router = Router();
  const writerIn = (language: Language) => createContentWriter(config, language);
  const write = (index: ContentIndex, page: PageFile, language: Language) =>
    pageContent(index, page, writerIn(language));

  serveOperation(
    router,
    operations.getSite,
    async ({ lang }) => {
      const language = checkLanguageInUse(config, lang);
      return siteContent(config, await content.current(), writerIn(language));
    },
    CACHE_CONTROL,
  );

  serveOperation(
    router,
    operations.getPage,
    async ({ lang, key }) => {
      const language = checkLanguageInUse(config, lang);
      const index = await content.current();
      const page = index.page(key);
      if (!page || (key !== 'home' && page.paths[language] === undefined)) throw new ApiFault('not-found');
      return write(index, page, language);
    },
    CACHE_CONTROL,
  );

  serveOperation(
    router,
    operations.findPage,
    async ({ lang, path }) => {
      const language = checkLanguageInUse(config, lang);
      const index = await content.current();
      const found = index.atPath(language, path);
      if (!found) throw new ApiFault('not-found');
      const { page, isMoved } = found;
      return isMoved
        ? { page: null, movedTo: page.paths[language]! }
        : { page: await write(index, page, language), movedTo: null };
    },
    CACHE_CONTROL,
  );

  return router;
}
