import { Router } from 'express';
import { isLanguage } from 'shared-kit/domain/languages';
import { FEED_SECTIONS } from 'shared-kit/domain/site-files';
import { siteOrigin } from 'composer/gateway';
import type { LiveReleases } from 'composer/gateway';
import { sendNotNow, sendUnknown } from '../crawler-answers.ts';
import type { CrawlerApi } from '../crawler-api.ts';
import { pageLinks } from '../page-links.ts';
import { feedXml } from './feed-xml.ts';

interface FeedDependencies {
  releases: Pick<LiveReleases, 'current'>;
  api: CrawlerApi;
  publicUrl: string | undefined;
}

/** Readers ask often. */
const CACHE_CONTROL = 'public, max-age=300';

/** `/feeds/{language}/{sale|rent}.xml`: RSS feeds of new listings (product R11). */
export function feedRouter({ releases, api, publicUrl }: FeedDependencies): Router {
  const router = Router();
  router.get('/feeds/:language/:section.xml', async (request, response) => {
    const { language } = request.params;
    const section = FEED_SECTIONS.find((known) => known === request.params.section);
    const site = await api.site();
    if (!section || !isLanguage(language) || !site.languages.includes(language)) return sendUnknown(response);
    const { composition } = await releases.current();
    if (composition.missing.length) return sendNotNow(response);
    const { items } = await api.newListings(language, FEED_SECTIONS.indexOf(section));
    response
      .set('cache-control', publicUrl ? CACHE_CONTROL : 'no-store')
      .type('application/rss+xml')
      .send(
        feedXml({
          language,
          section,
          agency: site.agency?.name ?? '',
          origin: siteOrigin(request, { publicUrl }),
          links: pageLinks(composition),
          items,
        }),
      );
  });
  return router;
}
