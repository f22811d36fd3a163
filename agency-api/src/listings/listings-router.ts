import { Router } from 'express';
import { operations } from 'shared-kit/contracts/api/operations';
import type { AppDependencies } from '../app-dependencies.ts';
import { checkLanguageInUse } from '../http/language-in-use.ts';
import { serveOperation } from '../http/operation-route.ts';
import type { AnswerCache } from './answers/answer-cache.ts';
import { inBatches } from './answers/in-batches.ts';
import { perVersion } from './per-version.ts';
import { findProperties, type AskedProperty } from './property/find-property.ts';
import { readSimilarListings } from './property/similar-listings.ts';
import { listingSearcher } from './search/search-listings.ts';
import { vocabularyOfVersion } from './vocabulary/vocabulary.ts';

interface ListingsDependencies extends Pick<AppDependencies, 'database' | 'config'> {
  answers: AnswerCache;
}

/** Properties that are read together: few enough for the event loop to be free again within some milliseconds. */
const BATCH = 8;

/** `GET /api/listings`, `/api/facets` and `/api/properties/{id}`. */
export function listingsRouter({ database, config, answers }: ListingsDependencies): Router {
  const vocabularyOf = vocabularyOfVersion(database, config);
  const similarOf = perVersion(() => readSimilarListings(database));
  const searcher = listingSearcher(database, config);
  const findInBatch = inBatches((asked: AskedProperty[]) => findProperties(database, config, asked), BATCH);
  const router = Router();

  serveOperation(router, operations.searchListings, (search) => {
    checkLanguageInUse(config, search.lang);
    return answers.get(`listings ${JSON.stringify(search)}`, async (version) =>
      searcher.search(search, await vocabularyOf(version)),
    );
  });
  serveOperation(router, operations.getFacets, ({ lang, goal }) => {
    const language = checkLanguageInUse(config, lang);
    return answers.get(`facets ${language} ${goal}`, async (version) =>
      searcher.facets(language, goal, await vocabularyOf(version)),
    );
  });
  serveOperation(router, operations.getProperty, ({ id, lang }) => {
    const language = checkLanguageInUse(config, lang);
    return answers.get(`property ${language} ${id}`, async (version) => {
      const [vocabulary, similar] = await Promise.all([vocabularyOf(version), similarOf(version)]);
      return findInBatch({ id, language, vocabulary, similar });
    });
  });

  return router;
}
