import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import type { Request, Response } from 'express';
import { SITEMAP_PAGE, SITEMAP_PART } from 'shared-kit/contracts/api/sitemap';
import type { SitemapContents, SitemapListings } from 'shared-kit/contracts/api/sitemap';
import { isLanguage } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';
import { SITE_FILES } from 'shared-kit/domain/site-files';
import type { LiveReleases } from 'composer/gateway';
import { siteOrigin } from 'composer/gateway';
import type { CrawlerApi } from '../crawler-api.ts';
import { sendNotNow, sendUnknown } from '../crawler-answers.ts';
import { pageLinks } from '../page-links.ts';
import { firstListing, sitemapIndex, sitemapEntry } from './sitemap-xml.ts';
import type { SitemapPage, SiteLanguagesInUse } from './sitemap-xml.ts';
import { listingPages, plainPages, projectPages } from './sitemap-pages.ts';

interface SitemapDependencies {
  releases: Pick<LiveReleases, 'current'>;
  api: CrawlerApi;
  publicUrl: string | undefined;
}

/** Files that are written at once: each asks the API again and again, which has visitors to answer. */
const AT_ONCE = 2;

/** Search engines ask seldom; what is new waits for the feeds. */
const CACHE_CONTROL = 'public, max-age=3600';

const OPEN =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
const CLOSE = '</urlset>\n';

/**
 * `/sitemap.xml` and its files (product R8). A file of listings is read from the API, written and forgotten page by page, so that its
 * size does not matter. While a live release cannot be read its pages are not said to be gone: the answer is 503.
 */
export function sitemapRouter({ releases, api, publicUrl }: SitemapDependencies): Router {
  const router = Router();
  let writing = 0;

  router.get(SITE_FILES.sitemap, async (request, response) => {
    const [site, contents] = await Promise.all([api.site(), api.sitemap()]);
    sendXml(response, sitemapIndex(contents, { ...site, origin: siteOrigin(request, { publicUrl }) }));
  });

  router.get('/sitemaps/:language/:name.xml', async (request, response) => {
    const { language, name } = request.params;
    const site = await api.site();
    if (!isLanguage(language) || !site.languages.includes(language)) return sendUnknown(response);
    const { composition } = await releases.current();
    if (composition.missing.length) return sendNotNow(response);
    const known = { links: pageLinks(composition), languages: site.languages };
    const origin = siteOrigin(request, { publicUrl });
    const write = entriesIn(language, { ...site, origin });

    const from = firstListing(name);
    if (from !== undefined) {
      if (writing >= AT_ONCE) return sendNotNow(response);
      writing++;
      try {
        await sendPages(request, response, async function* () {
          for await (const listings of listingsFrom(api, from)) yield write(listingPages(listings, known));
        });
      } finally {
        writing--;
      }
      return;
    }
    const pages = listPages(name, await api.sitemap());
    if (!pages) return sendUnknown(response);
    sendXml(response, OPEN + write(pages) + CLOSE);

    function listPages(file: string, contents: SitemapContents): SitemapPage[] | undefined {
      if (file === 'pages') return plainPages(composition, contents, known);
      return file === 'projects' ? projectPages(contents, known) : undefined;
    }
  });
  return router;

  function sendXml(response: Response, xml: string) {
    response.set('cache-control', cacheControl()).type('xml').send(xml);
  }

  /** The first entries are there before the answer begins: what fails by then has a status of its own, what fails later is cut off. */
  async function sendPages(request: Request, response: Response, chunks: () => AsyncGenerator<string>) {
    const generator = chunks();
    const first = await generator.next();
    response.set('cache-control', cacheControl()).type('xml');
    if (request.method === 'HEAD') {
      await generator.return(undefined);
      return void response.end();
    }
    const whole = async function* () {
      yield OPEN + (first.value ?? '');
      yield* generator;
      yield CLOSE;
    };
    await pipeline(Readable.from(whole(), { objectMode: false }), response).catch(() => response.destroy());
  }

  /** The origin of a request must not be kept for others. */
  function cacheControl(): string {
    return publicUrl ? CACHE_CONTROL : 'no-store';
  }
}

const entriesIn =
  (language: Language, site: SiteLanguagesInUse & { origin: string }) =>
  (pages: readonly SitemapPage[]): string =>
    pages.map((page) => sitemapEntry(page, language, site)).join('');

/** The listings of one file, page by page. */
async function* listingsFrom(api: CrawlerApi, first: number): AsyncGenerator<SitemapListings> {
  let from: number | null = first;
  for (let left = SITEMAP_PART; from !== null && left > 0; left -= SITEMAP_PAGE) {
    const listings: SitemapListings = await api.listings(from, Math.min(left, SITEMAP_PAGE));
    yield listings;
    from = listings.next;
  }
}
