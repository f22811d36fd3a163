import { Router } from 'express';
import { operations } from 'shared-kit/contracts/api/operations';
import type { AppDependencies } from '../app-dependencies.ts';
import { checkLanguageInUse } from '../http/language-in-use.ts';
import { serveOperation } from '../http/operation-route.ts';
import { findProperty } from './property/find-property.ts';
import { listingSearcher } from './search/search-listings.ts';
import { vocabularySource } from './vocabulary/vocabulary.ts';

/** `GET /api/listings`, `/api/facets` and `/api/properties/{id}`. */
export function listingsRouter({ database, config }: Pick<AppDependencies, 'database' | 'config'>): Router {
  const vocabularyNow = vocabularySource(database, config);
  const searcher = listingSearcher(database, config, vocabularyNow);
  const router = Router();

  serveOperation(router, operations.searchListings, (search) => {
    checkLanguageInUse(config, search.lang);
    return searcher.search(search);
  });
  serveOperation(router, operations.getFacets, ({ lang, goal }) =>
    searcher.facets(checkLanguageInUse(config, lang), goal),
  );
  serveOperation(router, operations.getProperty, async ({ id, lang }) => {
    checkLanguageInUse(config, lang);
    return findProperty(database, config, await vocabularyNow(), { id, lang });
  });

  return router;
}
