import { Router } from 'express';
import { operations } from 'shared-kit/contracts/api/operations';
import type { Language } from 'shared-kit/domain/languages';
import { ApiFault } from '../http/api-fault.ts';
import { checkInput } from '../http/operation-route.ts';
import type { AgencyConfig } from './agency-config.ts';
import { findPage } from './content-pages.ts';
import { createContentWriter, type ColourOf } from './content-writer.ts';
import { pageContent } from './page-content.ts';
import { siteContent } from './site-content.ts';

/** A minute old is fresh enough; for ten more a stale answer may be shown while a new one is fetched. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

interface ContentDependencies {
  config: AgencyConfig;
  pictures: { colourOf: ColourOf };
}

/** `GET /api/site` and `GET /api/pages/{key}`. A language that is not in use is bad input (product A2). */
export function contentRouter({ config, pictures }: ContentDependencies): Router {
  const router = Router();
  const writerIn = (language: Language) => createContentWriter(config, language, pictures.colourOf);

  router.get(operations.getSite.path, async (request, response) => {
    const { lang } = checkInput(operations.getSite.query, request.query);
    const site = await siteContent(config, writerIn(checkInUse(config, lang)));
    response.set('cache-control', CACHE_CONTROL).json(site);
  });

  router.get('/api/pages/:key', async (request, response) => {
    const { lang } = checkInput(operations.getPage.query, request.query);
    const language = checkInUse(config, lang);
    const file = findPage(config.pages, request.params.key);
    if (!file) throw new ApiFault('not-found');
    response.set('cache-control', CACHE_CONTROL).json(await pageContent(config, file, writerIn(language)));
  });

  return router;
}

function checkInUse({ languages }: AgencyConfig, language: Language): Language {
  if (languages.inUse.includes(language)) return language;
  const rule = `one of ${languages.inUse.join(', ')}`;
  throw new ApiFault('invalid-input', [{ field: 'lang', rule, messageKey: 'invalid' }]);
}
