import { Router } from 'express';
import { operations } from 'shared-kit/contracts/api/operations';
import type { Database } from '../database/database.ts';
import type { AgencyConfig } from '../content/agency-config.ts';
import { checkLanguageInUse } from '../content/language-in-use.ts';
import { serveOperation } from '../http/operation-route.ts';
import type { AnswerCache } from './answers/answer-cache.ts';
import type { PropertyAnswers } from './property/property-answers.ts';
import { similarAnswers } from './property/similar-answers.ts';
import type { SimilarListings } from './property/similar-listings.ts';
import { readCards } from './card/read-cards.ts';
import { mapAnswer } from './map/map-answer.ts';
import { listingSearcher } from './search/search-listings.ts';
import { findAddresses } from './suggestions/find-addresses.ts';
import { suggestionFinder } from './suggestions/find-suggestions.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

interface ListingsDependencies {
  database: Database;
  config: AgencyConfig;
  answers: AnswerCache;
  properties: PropertyAnswers;
  /** The listings of a version of the data, to compare with. */
  similarOf: (version: number) => Promise<SimilarListings>;
  /** The vocabulary of a version of the data. */
  vocabularyOf: (version: number) => Promise<Vocabulary>;
}

/** `GET /api/listings`, `/api/listing-cards`, `/api/map`, `/api/suggestions`, `/api/addresses`, `/api/facets`, `/api/properties/{id}` and what is similar to it. */
export function listingsRouter({
  database,
  config,
  answers,
  properties,
  similarOf,
  vocabularyOf,
}: ListingsDependencies): Router {
  const searcher = listingSearcher(database, config);
  const suggest = suggestionFinder(database, config);
  const similar = similarAnswers({ database, config, answers, vocabularyOf, similarOf });
  const router = Router();

  serveOperation(router, operations.searchListings, (search) => {
    checkLanguageInUse(config, search.lang);
    return answers.get(`listings ${JSON.stringify(search)}`, async (version) =>
      searcher.search(search, await vocabularyOf(version)),
    );
  });
  serveOperation(router, operations.suggest, (search) => {
    checkLanguageInUse(config, search.lang);
    return answers.get(`suggestions ${JSON.stringify(search)}`, async (version) =>
      suggest(search, await vocabularyOf(version)),
    );
  });
  serveOperation(router, operations.findAddresses, (search) => {
    checkLanguageInUse(config, search.lang);
    return answers.get(`addresses ${JSON.stringify(search)}`, async (version) =>
      findAddresses(database, await vocabularyOf(version), search),
    );
  });
  serveOperation(router, operations.getListings, ({ lang, id: ids }) => {
    const language = checkLanguageInUse(config, lang);
    return answers.get(`cards ${language} ${ids.join()}`, async (version) => ({
      items: await readCards(database, config, await vocabularyOf(version), language, [...new Set(ids)]),
    }));
  });
  serveOperation(router, operations.getMap, (search) => {
    checkLanguageInUse(config, search.lang);
    return answers.get(`map ${JSON.stringify(search)}`, async (version) =>
      mapAnswer(database, config, search, await vocabularyOf(version)),
    );
  });
  serveOperation(router, operations.getFacets, ({ lang, goal }) => {
    const language = checkLanguageInUse(config, lang);
    return answers.get(`facets ${language} ${goal}`, async (version) =>
      searcher.facets(language, goal, await vocabularyOf(version)),
    );
  });
  serveOperation(router, operations.getProperty, ({ id, lang }) =>
    properties(id, checkLanguageInUse(config, lang)),
  );
  serveOperation(router, operations.getSimilarListings, ({ id, lang }) =>
    similar(id, checkLanguageInUse(config, lang)),
  );

  return router;
}
