import { Router } from 'express';
import { crawlerOperations } from 'shared-kit/contracts/api/sitemap';
import type { AgencyConfig } from '../configuration/agency-config.ts';
import { contentVersion, type ContentSource } from '../content/content-store.ts';
import { checkLanguageInUse } from '../configuration/language-in-use.ts';
import type { Database } from '../database/database.ts';
import { serveOperation } from '../http/operation-route.ts';
import type { AnswerCache } from '../catalogue/listings/answers/answer-cache.ts';
import { newListings } from './new-listings.ts';
import { sitemapContents } from './sitemap-contents.ts';
import { sitemapListings } from './sitemap-listings.ts';

interface SitemapDependencies {
  database: Database;
  config: AgencyConfig;
  content: ContentSource;
  answers: AnswerCache;
}

/** `GET /api/sitemap`, `/api/sitemap/listings` and `/api/new-listings`: what search engines and readers of feeds are told of. */
export function sitemapRouter({ database, config, content, answers }: SitemapDependencies): Router {
  const router = Router();

  serveOperation(router, crawlerOperations.getSitemap, async () =>
    // Answers are kept for a version of the feeds; the content has a version of its own.
    answers.get(`sitemap ${await contentVersion(database)}`, async () =>
      sitemapContents(database, config, (await content.current()).content),
    ),
  );
  // Not kept: all of them together would drive the answers of pages out.
  serveOperation(router, crawlerOperations.getSitemapListings, async (window) =>
    sitemapListings(database, config, (await answers.data()).vocabulary, window),
  );
  serveOperation(router, crawlerOperations.getNewListings, ({ lang, goal }) => {
    const language = checkLanguageInUse(config, lang);
    return answers.get(`new listings ${language} ${goal}`, ({ vocabulary }) =>
      newListings(database, config, vocabulary, { language, goal }),
    );
  });

  return router;
}
