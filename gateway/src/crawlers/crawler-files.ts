import { Router } from 'express';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { LiveReleases } from 'composer/gateway';
import { sendNotNow } from './crawler-answers.ts';
import { CrawlerApiAway } from './crawler-api.ts';
import type { CrawlerApi } from './crawler-api.ts';
import { feedRouter } from './feeds/feed-router.ts';
import { sitemapRouter } from './sitemap/sitemap-router.ts';
import { SITE_FILES } from 'shared-kit/domain/site-files';
import { siteOrigin } from 'composer/gateway';

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

/** Robots may read everything but previews (product A27) and what is no page, and are told of the sitemap (product R10). */
export function robots(publicUrl: string | undefined): RequestHandler {
  return (request, response) => {
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /*preview',
      '',
      `Sitemap: ${siteOrigin(request, { publicUrl })}${SITE_FILES.sitemap}`,
      '',
    ];
    response
      .type('text')
      .set('cache-control', publicUrl ? 'public, max-age=3600' : 'no-store')
      .send(lines.join('\n'));
  };
}
