import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import express from 'express';
import { pino } from 'pino';
import { SaxesParser } from 'saxes';
import request from 'supertest';
import { SITEMAP_PAGE, SITEMAP_PART } from 'shared-kit/contracts/api/sitemap';
import type { NewListings, SitemapListings } from 'shared-kit/contracts/api/sitemap';
import type { Composition } from 'composer/contract';
import { robots, crawlerFiles } from './crawler-files.ts';
import { CrawlerApiAway } from './crawler-api.ts';
import type { CrawlerApi } from './crawler-api.ts';

const ORIGIN = 'https://agency.example';
const byLanguage = (fr: string, nl: string) => ({ fr, nl, en: 'x', de: 'x' });

const composition = {
  shell: { pages: [] },
  remotes: {
    'mf-search': {
      routes: [
        { link: 'sale', inSitemap: true, paths: byLanguage('a-vendre', 'te-koop') },
        { link: 'thanks', paths: byLanguage('merci', 'bedankt') },
        {
          link: 'sale-property',
          paths: byLanguage('a-vendre/:town/:slug?/:id', 'te-koop/:town/:slug?/:id'),
        },
      ],
    },
  },
  missing: [] as string[],
} as unknown as Composition;

const listing = (id: number): SitemapListings['items'][number] => ({
  id,
  section: 'sale',
  projectId: null,
  slugsByLanguage: {
    fr: { town: 'namur', title: 'maison', project: '' },
    nl: { town: 'namen', title: '', project: '' },
  },
  lastModified: '2026-11-20T10:00:00Z',
});

const card = (changes: object): NewListings['items'][number] =>
  ({
    id: 1,
    section: 'sale',
    projectId: null,
    slugs: { town: 'namur', title: 'maison', project: '' },
    title: 'Maison',
    headline: '',
    mainType: 'Maison',
    reference: 'R1',
    city: 'Namur',
    zip: '5000',
    price: { kind: 'amount', amount: 425_000, perMonth: false },
    bedrooms: 3,
    surfaceLiving: 180,
    picture: { url: '/media/abc' },
    publishedAt: '2026-11-20T10:00:00Z',
    ...changes,
  }) as NewListings['items'][number];

const anApi = (changes: Partial<CrawlerApi> = {}): CrawlerApi => ({
  site: async () => ({ languages: ['nl', 'fr'], defaultLanguage: 'fr', agency: { name: 'Hellébore' } }),
  sitemap: async () => ({
    listings: [{ from: 7, lastModified: '2026-11-20T10:00:00Z' }],
    projects: [],
    pages: [
      { paths: { fr: 'confidentialite', nl: 'privacy', de: 'datenschutz' }, lastModified: null },
      { paths: { nl: 'blog/verhuizen' }, lastModified: '2026-11-19T00:00:00Z' },
    ],
  }),
  listings: async (from, limit) => ({
    items: Array.from({ length: limit }, (_, index) => listing(from + index)),
    next: from + limit,
  }),
  newListings: async () => ({ items: [card({})] }),
  ...changes,
});

interface Given {
  api?: Partial<CrawlerApi>;
  missing?: string[];
  publicUrl?: string | undefined;
}

function createApp({ api, missing = [], publicUrl = ORIGIN }: Given = {}) {
  const releases = { current: async () => ({ composition: { ...composition, missing } }) };
  const files = crawlerFiles({
    releases: releases as Parameters<typeof crawlerFiles>[0]['releases'],
    api: anApi(api),
    publicUrl,
    log: pino({ level: 'silent' }),
  });
  return express().get('/robots.txt', robots(publicUrl)).use(files);
}

const read = (path: string, given?: Given) => request(createApp(given)).get(path).buffer(true).parse(asText);

/** Supertest parses by type. */
const asText = (response: request.Response, done: (error: Error | null, text: string) => void) => {
  let text = '';
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  stream.on('end', () => done(null, text));
};

/** Texts and attributes of the elements with a name, read by a parser that refuses what is not well formed. */
function elements(xml: string, name: string): { text: string; attributes: Record<string, string> }[] {
  const found: { text: string; attributes: Record<string, string> }[] = [];
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    open.push(tag.name);
    if (tag.name === name) found.push({ text: '', attributes: tag.attributes as Record<string, string> });
  });
  parser.on('text', (text) => {
    if (open.at(-1) === name) found.at(-1)!.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return found;
}
const readTexts = (xml: unknown, name: string) => elements(xml as string, name).map(({ text }) => text);

test('the index names the files of each language in use', async () => {
  const { body, headers } = await read('/sitemap.xml').expect(200);
  expect(headers['content-type']).toMatch('application/xml');
  expect(readTexts(body, 'loc')).toEqual([
    `${ORIGIN}/sitemaps/nl/pages.xml`,
    `${ORIGIN}/sitemaps/nl/listings-7.xml`,
    `${ORIGIN}/sitemaps/fr/pages.xml`,
    `${ORIGIN}/sitemaps/fr/listings-7.xml`,
  ]);
});

test('pages are those that releases and the agency want to be found, each with its other languages', async () => {
  const { body } = await read('/sitemaps/fr/pages.xml').expect(200);
  expect(readTexts(body, 'loc')).toEqual([
    `${ORIGIN}/fr/`,
    `${ORIGIN}/fr/a-vendre/`,
    `${ORIGIN}/fr/confidentialite/`,
  ]);
  const alternates = elements(body as string, 'xhtml:link').map(({ attributes }) => attributes);
  expect(alternates.slice(3, 6)).toEqual([
    { rel: 'alternate', hreflang: 'nl', href: `${ORIGIN}/nl/te-koop/` },
    { rel: 'alternate', hreflang: 'fr', href: `${ORIGIN}/fr/a-vendre/` },
    { rel: 'alternate', hreflang: 'x-default', href: `${ORIGIN}/fr/a-vendre/` },
  ]);
});

test('a file has ten thousand listings, asked for page by page as it is written', async () => {
  const asked: number[][] = [];
  const listings = jest.fn<CrawlerApi['listings']>(async (from, limit) => {
    asked.push([from, limit]);
    return anApi().listings(from, limit);
  });
  const { body } = await read('/sitemaps/nl/listings-7.xml', { api: { listings } }).expect(200);
  const locations = readTexts(body, 'loc');
  expect(locations).toHaveLength(10_000);
  expect(locations[0]).toBe(`${ORIGIN}/nl/te-koop/namen/7/`);
  expect(readTexts(body, 'lastmod')[0]).toBe('2026-11-20T10:00:00Z');
  expect(asked).toHaveLength(SITEMAP_PART / SITEMAP_PAGE);
  expect(asked[1]).toEqual([7 + SITEMAP_PAGE, SITEMAP_PAGE]);
  expect((body as string).length).toBeLessThan(50_000_000);
});

test('a crawler that reads slowly is written to slowly: nothing piles up', async () => {
  // More than the buffers of two sockets hold.
  const town = 'long-'.repeat(200);
  const slugs = { town, title: 'x', project: '' };
  let asked = 0;
  const listings: CrawlerApi['listings'] = async (from, limit) => {
    asked++;
    const { items, next } = await anApi().listings(from, limit);
    return { items: items.map((item) => ({ ...item, slugsByLanguage: { fr: slugs, nl: slugs } })), next };
  };
  const server = createServer(createApp({ api: { listings } })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const query = get({ port, host: '127.0.0.1', path: '/sitemaps/fr/listings-7.xml' });
    const [response] = (await once(query, 'response')) as [IncomingMessage];
    await once(response, 'readable');
    expect(asked).toBeLessThan(SITEMAP_PART / SITEMAP_PAGE);
    response.destroy();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test.each([
  '/sitemaps/de/pages.xml',
  '/sitemaps/xx/pages.xml',
  '/sitemaps/fr/others.xml',
  '/sitemaps/fr/listings-07.xml',
  '/sitemaps/fr/listings-1e3.xml',
  '/sitemaps/fr/listings--1.xml',
  '/feeds/de/sale.xml',
  '/feeds/fr/discreet.xml',
])('%s is not found', async (path) => {
  await read(path).expect(404);
});

test('the Host header decides nothing where the origin is configured', async () => {
  for (const path of ['/sitemap.xml', '/sitemaps/fr/pages.xml', '/feeds/fr/sale.xml', '/robots.txt']) {
    const { body, headers } = await read(path).set('host', 'evil.example').expect(200);
    expect(body).toContain(ORIGIN);
    expect(body).not.toContain('evil.example');
    expect(headers['cache-control']).toMatch('public');
  }
});

test('without a configured origin no cache keeps that of a request, and it cannot break out of the XML', async () => {
  for (const path of ['/sitemap.xml', '/sitemaps/fr/pages.xml', '/feeds/fr/sale.xml', '/robots.txt']) {
    const { body, headers } = await read(path, { publicUrl: '' }).set('host', 'a"><x>&.example');
    expect(headers['cache-control']).toBe('no-store');
    if (path !== '/robots.txt') expect(elements(body as string, 'x')).toEqual([]);
  }
});

const HOSTILE = ']]></title><script>alert(1)</script> & "x" \u0000\u0008\uFFFF\uD800 fin';

test('texts of the feed cannot break out of the XML, whatever characters they have', async () => {
  const newListings = async () => ({
    items: [card({ title: HOSTILE, mainType: HOSTILE, city: HOSTILE }), card({ id: 2 })],
  });
  const site = async () => ({ ...(await anApi().site()), agency: { name: HOSTILE } });
  const { body } = await read('/feeds/fr/sale.xml', { api: { newListings, site } }).expect(200);
  expect(elements(body as string, 'script')).toEqual([]);
  expect(readTexts(body, 'title')[1]).toMatch(/^\]\]><\/title><script>alert\(1\)<\/script> & "x" .* fin$/);
  expect(readTexts(body, 'item')).toHaveLength(2);
});

test('an item of a feed has title, address, lasting id, price, time and picture', async () => {
  const { body, headers } = await read('/feeds/fr/sale.xml').expect(200);
  expect(headers['content-type']).toMatch('application/rss+xml');
  expect(readTexts(body, 'title')).toEqual(['Nouveaux biens : À vendre – Hellébore', 'Maison, Namur']);
  expect(readTexts(body, 'link')).toEqual([
    `${ORIGIN}/fr/a-vendre/`,
    `${ORIGIN}/fr/a-vendre/namur/maison/1/`,
  ]);
  expect(readTexts(body, 'guid')).toEqual([`${ORIGIN}/#listing-1`]);
  expect(readTexts(body, 'description')[1]!.replaceAll('\u00a0', ' ')).toBe(
    '€ 425.000 · 3 chambres · 180 m² · 5000 Namur',
  );
  expect(readTexts(body, 'pubDate')).toEqual(['Fri, 20 Nov 2026 10:00:00 GMT']);
  expect(elements(body as string, 'media:content')[0]!.attributes.url).toBe(`${ORIGIN}/media/share/abc.jpg`);
  expect(elements(body as string, 'atom:link')[0]!.attributes.href).toBe(`${ORIGIN}/feeds/fr/sale.xml`);
});

test.each([
  [{ kind: 'hidden', amount: null, perMonth: false }, ''],
  [{ kind: 'on-request', amount: null, perMonth: false }, 'Prijs op aanvraag'],
  [{ kind: 'from', amount: 950, perMonth: true }, 'Vanaf € 950 / maand'],
  [{ kind: 'amount', amount: 279_000, perMonth: false, vat: 'excluded' }, '€ 279.000 excl. btw'],
  [
    { kind: 'amount', amount: 45_000, perMonth: false, annuity: { monthlyRent: 390 } },
    'Bouquet € 45.000 + € 390 / maand',
  ],
])('a feed words the price %j as lists do', async (price, text) => {
  const items = [card({ price, bedrooms: null, surfaceLiving: null })];
  const { body } = await read('/feeds/nl/sale.xml', { api: { newListings: async () => ({ items }) } });
  expect(readTexts(body, 'description')[1]!.replaceAll('\u00a0', ' ')).toBe(
    [text, '5000 Namur'].filter(Boolean).join(' · '),
  );
});

const away = async () => {
  throw new CrawlerApiAway('/api', {});
};

test.each([
  ['the API is away', { api: { site: away } }],
  ['a live release cannot be read', { missing: ['mf-search'] }],
  ['the first listings do not come', { api: { listings: away } }],
] satisfies [string, Given][])(
  'while %s crawlers are told to come again, and nothing is said to be gone',
  async (_name, given) => {
    const { status, headers } = await read('/sitemaps/fr/listings-7.xml', given);
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  },
);

test('a file whose listings stop coming is cut off: half a file is not taken for the whole', async () => {
  const listings: CrawlerApi['listings'] = (from, limit) =>
    from > 7 ? away() : anApi().listings(from, limit);
  await expect(read('/sitemaps/fr/listings-7.xml', { api: { listings } })).rejects.toThrow(/aborted|hang up/);
});

test('no more than two files are written at once', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const listings: CrawlerApi['listings'] = async () => {
    await held;
    return { items: [], next: null };
  };
  const app = createApp({ api: { listings } });
  const all = Promise.all([1, 2, 3].map((from) => request(app).get(`/sitemaps/fr/listings-${from}.xml`)));
  const refused = request(app).get('/sitemaps/fr/listings-4.xml').expect(503);
  await refused;
  release();
  const statuses = (await all).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  await request(app).get('/sitemaps/fr/listings-1.xml').expect(200);
});

test('robots are told of the sitemap and kept from previews', async () => {
  const { text } = await request(createApp()).get('/robots.txt').expect(200);
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(text).toContain('Disallow: /*preview');
});
