import { Router } from 'express';
import { crawlerOperations } from 'shared-kit/contracts/api/sitemap';
import type { AgencyConfig } from '../configuration/agency-config.ts';
import { contentVersion, type ContentSource } from '../content/content-store.ts';
import { checkLanguageInUse } from '../configuration/language-in-use.ts';
import type { Database } from '../database/database.ts';
import { serveOperation } from '../http/contract-routes.ts';
import type { AnswerCache } from '../catalogue/listings/answers/answer-cache.ts';
import type { CatalogueReads } from '../catalogue/listings/read-model/catalogue-reads.ts';
import { newListings, sitemapListings } from './sitemap-listings.ts';
import { sitemapContents } from './sitemap-contents.ts';

interface SitemapDependencies {
  database: Database;
  reads: CatalogueReads;
  config: AgencyConfig;
  content: ContentSource;
  answers: AnswerCache;
}

/** `GET /api/sitemap`, `/api/sitemap/listings` and `/api/new-listings`: what search engines and readers of feeds are told of. */
export function sitemapRouter({ database, reads, config, content, answers }: SitemapDependencies): Router {
  const router = Router();

  serveOperation(router, crawlerOperations.getSitemap, async () =>
    // Answers are kept for a version of the feeds; the content has a version of its own.
    answers.get(`sitemap ${await contentVersion(database)}`, async ({ version }) => {
      const { content: pages } = await content.current();
      return reads.at(version, (read) => sitemapContents(read, config, pages));
    }),
  );
  // Not kept: all of them together would drive the answers of pages out.
  serveOperation(router, crawlerOperations.getSitemapListings, async (window) => {
    const { version, vocabulary } = await answers.data();
    return reads.at(version, (read) => sitemapListings(read, config, vocabulary, window));
  });
  serveOperation(router, crawlerOperations.getNewListings, ({ lang, goal }) => {
    const language = checkLanguageInUse(config, lang);
    return answers.get(`new listings ${language} ${goal}`, ({ version, vocabulary }) =>
      reads.at(version, (read) => newListings(read, config, vocabulary, { language, goal })),
    );
  });

  return router;
}
