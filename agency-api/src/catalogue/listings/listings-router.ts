import { Router } from 'express';
import { operations } from 'shared-kit/contracts/api/operations';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { checkLanguageInUse } from '../../configuration/language-in-use.ts';
import { serveOperation } from '../../http/operation-route.ts';
import type { AnswerCache } from './answers/answer-cache.ts';
import type { PropertyAnswers } from './property/property-answers.ts';
import type { CatalogueReads } from './read-model/catalogue-reads.ts';
import { similarAnswers } from './property/similar-answers.ts';
import { readCards } from './card/read-cards.ts';
import { mapAnswer } from './map/map-answer.ts';
import { withTitles } from './map/with-titles.ts';
import { computeFacets, listingSearcher } from './search/search-listings.ts';
import { findAddresses } from './suggestions/find-addresses.ts';
import { suggestionFinder } from './suggestions/find-suggestions.ts';

interface ListingsDependencies {
  reads: CatalogueReads;
  config: AgencyConfig;
  answers: AnswerCache;
  properties: PropertyAnswers;
}

/** `GET /api/listings`, `/api/listing-cards`, `/api/map`, `/api/suggestions`, `/api/addresses`, `/api/facets`, `/api/properties/{id}` and what is similar to it. */
export function listingsRouter({ reads, config, answers, properties }: ListingsDependencies): Router {
  const similar = similarAnswers({ reads, config, answers });
  const router = Router();

  serveOperation(router, operations.searchListings, (search) => {
    checkLanguageInUse(config, search.lang);
    return answers.get(`listings ${JSON.stringify(search)}`, (data) =>
      reads.at(data.version, (database) => listingSearcher(database, config).search(search, data)),
    );
  });
  serveOperation(router, operations.suggest, (search) => {
    checkLanguageInUse(config, search.lang);
    return answers.get(`suggestions ${JSON.stringify(search)}`, (data) =>
      reads.at(data.version, (database) => suggestionFinder(database, config)(search, data)),
    );
  });
  serveOperation(router, operations.findAddresses, (search) => {
    checkLanguageInUse(config, search.lang);
    return answers.get(`addresses ${JSON.stringify(search)}`, ({ version, vocabulary }) =>
      reads.at(version, (database) => findAddresses(database, config, vocabulary, search)),
    );
  });
  serveOperation(router, operations.getListings, ({ lang, id: ids }) => {
    const language = checkLanguageInUse(config, lang);
    return answers.get(`cards ${language} ${ids.join()}`, ({ version, vocabulary }) =>
      reads.at(version, async (database) => ({
        items: await readCards(database, config, vocabulary, language, [...new Set(ids)]),
      })),
    );
  });
  serveOperation(router, operations.getMap, (search) => {
    checkLanguageInUse(config, search.lang);
    return answers.get(`map ${JSON.stringify(search)}`, (data) =>
      reads.at(data.version, async (database) =>
        withTitles(database, config, search.lang, await mapAnswer(database, config, search, data)),
      ),
    );
  });
  serveOperation(router, operations.getFacets, ({ lang, goal }) => {
    const language = checkLanguageInUse(config, lang);
    return answers.get(`facets ${language} ${goal}`, async (data) => computeFacets(language, goal, data));
  });
  serveOperation(router, operations.getProperty, ({ id, lang }) =>
    properties(id, checkLanguageInUse(config, lang)),
  );
  serveOperation(router, operations.getSimilarListings, ({ id, lang }) =>
    similar(id, checkLanguageInUse(config, lang)),
  );

  return router;
}
