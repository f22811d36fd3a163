import { Router } from 'express';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import type { LiveReleases } from 'composer/gateway';
import { sendNotNow } from './crawler-answers.ts';
import { CrawlerApiAway } from './crawler-api.ts';
import type { CrawlerApi } from './crawler-api.ts';
import { feedRouter } from './feeds/feed-router.ts';
import { sitemapRouter } from './sitemap/sitemap-router.ts';

interface CrawlerDependencies {
  releases: Pick<LiveReleases, 'current'>;
  api: CrawlerApi;
  publicUrl: string | undefined;
  log: Logger;
}

/** Files for search engines and readers of feeds. */
export function crawlerFiles({ log, ...dependencies }: CrawlerDependencies): Router {
  const whenAway: ErrorRequestHandler = (error, request, response, next) => {
    if (!(error instanceof CrawlerApiAway) || response.headersSent) return next(error);
    log.warn({ err: error, url: request.originalUrl }, 'a file for crawlers cannot be made now');
    sendNotNow(response);
  };
  return Router().use(sitemapRouter(dependencies), feedRouter(dependencies), whenAway);
}
