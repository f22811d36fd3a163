import { beforeAll, expect, jest, test } from '@jest/globals';
import express, { type Express } from 'express';
import request from 'supertest';
import fc from 'composer/testing/fast-check.ts';
import {
  contentAddressSchema,
  contentPageSchema,
  siteSchema,
  type ContentPage,
  type Site,
} from 'shared-kit/contracts/api/site';
import { contentIndex } from './content-index.ts';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import { answerProblem, unknownPath } from '../http/problem-answers.ts';
import type { AgencyConfig } from '../configuration/agency-config.ts';
import { TIMERS } from '../../testing/clock.ts';
import { exampleConfig, exampleContent } from '../../testing/example-agency.ts';
import { fixedContent } from '../../testing/fixed-content.ts';
import type { AgencyContent } from './agency-content.ts';
import { contentRouter } from './content-router.ts';
import { moduleSchema } from './schemas/module.ts';

const demo = exampleConfig();
let demoContent: AgencyContent;
beforeAll(async () => {
  demoContent = (await exampleContent()).content;
});

function appWith(content: Partial<AgencyContent> = {}, config: AgencyConfig = demo): Express {
  const source = fixedContent({ ...demoContent, ...content });
  return express().use(contentRouter({ config, content: source }), unknownPath, answerProblem);
}
async function fetchSite(content: Partial<AgencyContent>, lang: Language, config = demo): Promise<Site> {
  return (await request(appWith(content, config)).get('/api/site').query({ lang }).expect(200)).body;
}
async function fetchPage(key: string, lang: Language): Promise<ContentPage> {
  const { body } = await request(appWith()).get(`/api/pages/${key}`).query({ lang }).expect(200);
  return contentPageSchema.parse(body);
}
const createMenu = (entries: AgencyContent['menu']['entries'], showHome = true) => ({
  menu: { showHome, entries },
});
const entry = (id: string, changes: Partial<AgencyContent['menu']['entries'][number]> = {}) => ({
  id,
  title: { fr: id },
  target: { page: 'sale' as const },
  status: 'Published' as const,
  redirectUrl: null,
  childMenus: [],
  ...changes,
});

test.each(LANGUAGES)(
  'in %s the demo site is whole: it fits the contract and no text is empty',
  async (lang) => {
    const site = siteSchema.parse(await fetchSite({}, lang));
    expect(site.menu.every(({ label }) => label)).toBe(true);
    expect(Object.entries(site.agency).filter(([, value]) => !value)).toEqual([]);
    const home = await fetchPage('home', lang);
    expect(
      home.metadata.metadataTitle && home.metadata.metadataDescription && home.banner.title,
    ).toBeTruthy();
  },
);

test('the home page has its modules in order, with the figures of product M4', async () => {
  const { modules, banner } = await fetchPage('home', 'en');
  expect(modules.map(({ kind, position, goal }) => [kind, position, goal])).toEqual([
    ['search-box', 'banner', null],
    ['property-feature', 'contentRow', null],
    ['property-list', 'contentRow', 0],
    ['band', 'contentRow', null],
    ['property-list', 'contentRow', 1],
    ['project-list', 'contentRow', null],
    ['figures', 'contentRow', null],
    ['article', 'contentRow', null],
  ]);
  expect(modules[6]?.figures.map(({ value }) => value)).toEqual(['50+', '1.000+', '75%', '25.000']);
  expect(modules[2]).toMatchObject({ maxItems: 4, itemsPerRow: 4 });
  const portrait = { width: 1200, height: 1120 };
  expect(banner).toMatchObject({ type: 'image', images: [{ width: 1920, portrait }] });
});

test.each([
  ['fr', 'Déclaration de confidentialité', 'Autorité de protection des données'],
  ['nl', 'Privacyverklaring', 'Gegevensbeschermingsautoriteit'],
  ['en', 'Privacy statement', 'Data Protection Authority'],
  ['de', 'Datenschutzerklärung', 'Datenschutzbehörde'],
] as const)(
  'the privacy statement in %s names who answers for it and who hears complaints',
  async (lang, title, authority) => {
    const page = await fetchPage('privacy', lang);
    expect(page).toMatchObject({ key: 'privacy', title });
    const text = page.modules.map(({ description }) => description).join();
    expect(text).toContain(demo.agency.legalName);
    expect(text).toContain(demo.agency.vat);
    expect(text).toContain(authority);
  },
);

test('every page says the same in each language: as many texts, lists, points and links', async () => {
  for (const { page: key } of demoContent.pages) {
    const shapes = await Promise.all(
      LANGUAGES.map(async (lang) => {
        const { title, metadata, modules } = await fetchPage(key, lang);
        expect([key, title !== '' && metadata.metadataDescription !== '']).toEqual([key, true]);
        return modules.map(
          ({ id, description, link }) =>
            `${key} ${id} ${description.match(/<(p|li|h[234]|br|a|blockquote)\b/g)?.join(' ')} ${Boolean(link?.label)}`,
        );
      }),
    );
    expect(new Set(shapes.map((shape) => shape.join('\n'))).size).toBe(1);
  }
});

test('the frame knows the paths of content pages by their link names, and of articles only where a link leads there', async () => {
  const { pages, links } = await fetchSite({}, 'nl');
  expect(links).toMatchObject({ about: 'over-ons', privacy: 'privacy', blog: 'blog' });
  expect([...pages!].sort()).toEqual(['home', ...Object.keys(links!)].sort());
  expect(links).not.toHaveProperty('moving-house');
  const { links: more } = await fetchSite(
    createMenu([entry('x', { target: { page: 'moving-house' } })]),
    'nl',
  );
  expect(more).toMatchObject({ 'moving-house': expect.stringMatching(/^blog\/verhuizen-/) });
});

test('the frame names the third parties that are configured, and says nothing where none are', async () => {
  expect(await fetchSite({}, 'fr')).not.toHaveProperty('thirdParties');
  const thirdParties = { analytics: 'G-ABCDE12345' };
  expect(await fetchSite({}, 'fr', { ...demo, thirdParties })).toMatchObject({ thirdParties });
});

test('links to pages of the site are link names, whatever page a release may have', async () => {
  const site = await fetchSite(createMenu([entry('a'), entry('b', { target: { page: 'blog' } })]), 'nl');
  expect(site.menu.map(({ target }) => target)).toEqual([{ page: 'sale' }, { page: 'blog' }]);
});

test('only Published menu entries are shown, at every level', async () => {
  const child = { childMenus: [entry('shown-child'), entry('draft-child', { status: 'Draft' })] };
  const { menu } = await fetchSite(
    createMenu([entry('parent', child), entry('draft', { status: 'Draft' })]),
    'fr',
  );
  expect(menu.map(({ id, children }) => [id, children.map((item) => item.id)])).toEqual([
    ['parent', ['shown-child']],
  ]);
});

test('the home entry can be hidden', async () => {
  const { menu } = await fetchSite(
    createMenu([entry('home', { target: { page: 'home' } }), entry('sale')], false),
    'fr',
  );
  expect(menu.map(({ id }) => id)).toEqual(['sale']);
});

test('a menu entry may redirect, and may be an external link', async () => {
  const redirectUrl = 'https://blog.example/';
  const link = 'https://elsewhere.example/a';
  const { menu } = await fetchSite(
    createMenu([entry('a', { redirectUrl }), entry('b', { target: { link } })]),
    'fr',
  );
  expect(menu).toMatchObject([{ redirectUrl }, { redirectUrl: null, target: { link } }]);
});

test('a missing text falls back: upper-case key, default language, French (product T1)', async () => {
  const titled = (title: Record<string, string>) => entry('x', { title });
  const content = createMenu([
    titled({ NL: 'Groot' }),
    titled({ en: 'Default', fr: 'Français' }),
    titled({ fr: 'Français', nl: ' ' }),
  ]);
  const config = { ...demo, languages: { default: 'en' as const, inUse: [...LANGUAGES] } };
  expect((await fetchSite(content, 'nl', config)).menu.map(({ label }) => label)).toEqual([
    'Groot',
    'Default',
    'Français',
  ]);
});

test('the frame carries the legal identity and the year', async () => {
  const { agency, footer } = await fetchSite({}, 'fr');
  expect(agency).toMatchObject({ phone: '081 00 12 34', vat: 'BE 0999.999.922' });
  expect(footer.copyright).toMatch(/\b20\d\d\b/);
});

test('a year begins when it does in Belgium', async () => {
  jest.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z'), doNotFake: [...TIMERS] });
  try {
    expect((await fetchSite({}, 'fr')).footer.copyright).toContain('2027');
  } finally {
    jest.useRealTimers();
  }
});

test('a footer text that is not public is left out', async () => {
  const [column] = demoContent.footer.columns;
  const secret = { fr: { text: 'secret', public: false as const }, nl: 'geheim' };
  const hidden = { ...column!, title: secret, fullText: secret };
  const { footer } = await fetchSite({ footer: { ...demoContent.footer, columns: [hidden] } }, 'fr');
  expect(footer.columns[0]).toMatchObject({ title: '', fullText: '' });
});

test('titles and descriptions that are not public name a page in lists and in the way to it, and are shown nowhere', async () => {
  const secret = { fr: { text: 'Secret', public: false as const }, nl: 'Openbaar' };
  const about = demoContent.pages.find(({ page }) => page === 'about')!;
  const [first, ...modules] = about.modules;
  const hidden = {
    ...about,
    title: secret,
    banner: { ...about.banner, title: secret, description: secret },
    modules: [{ ...first!, title: secret, description: secret }, ...modules],
  };
  const pages = [hidden, ...demoContent.pages.filter((page) => page !== about)];
  const inLanguage = async (lang: Language): Promise<ContentPage> =>
    (await request(appWith({ pages })).get(`/api/pages/about?lang=${lang}`).expect(200)).body;
  const french = await inLanguage('fr');
  expect(french).toMatchObject({ title: 'Secret', heading: '', banner: { title: '', description: '' } });
  expect(french.breadcrumb.at(-1)!.label).toBe('Secret');
  expect(french.modules[0]).toMatchObject({ title: '', description: '' });
  // German has no text of its own, and French keeps that which it would borrow.
  expect(await inLanguage('de')).toMatchObject({ title: 'Secret', heading: '' });
  const dutch = await inLanguage('nl');
  expect(dutch).toMatchObject({ heading: 'Openbaar', banner: { title: 'Openbaar' } });
  expect(dutch.modules[0]).toMatchObject({ title: 'Openbaar' });
});

test('a module is about pages, articles, testimonials or listings by its relations', async () => {
  const about = demoContent.pages.find(({ page }) => page === 'about')!;
  const [first] = about.modules;
  const module = (kind: string, type: string, id: unknown) =>
    moduleSchema.parse({ ...first!, id: `m-${kind}-${type}`, kind, goal: null, relations: [{ type, id }] });
  const modules = [
    module('article', 'article', 'moving-house'),
    module('category', 'testimonial', 'an-peeters'),
    module('property-list', 'property', 1399),
    module('project-list', 'project', '36'),
    module('contact-form', 'property', 1399),
  ];
  const pages = [{ ...about, modules }, ...demoContent.pages.filter((page) => page !== about)];
  const { body } = await request(appWith({ pages })).get('/api/pages/about?lang=fr').expect(200);
  const shown = contentPageSchema.parse(body).modules;
  expect(shown.map(({ items, listings }) => items?.map(({ kind }) => kind) ?? listings)).toEqual([
    ['article'],
    ['testimonial'],
    [1399],
    [36],
    [1399],
  ]);
  expect(() => module('property-list', 'project', 36)).toThrow('a module of kind');
  expect(() => module('category', 'property', 36)).toThrow('relations of type category, page, article');
});

test('an icon of the top bar is any of the set, sent as its drawing', async () => {
  const link = { label: { fr: 'x' }, target: { page: 'rent' as const }, colour: null };
  const icons = ['calendar', 'globe', null] as const;
  const right = icons.map((icon) => ({ ...link, icon, status: 'Published' as const }));
  const { topBar } = await fetchSite({ topBar: { left: [], right } }, 'fr');
  expect(topBar!.right.map(({ icon }) => icon)).toEqual([
    expect.stringMatching(/^M4 6h16v14/),
    expect.stringMatching(/^M/),
    null,
  ]);
});

test('the language switch has flags where the agency wants them', async () => {
  expect(await fetchSite({}, 'fr')).not.toHaveProperty('languageFlags');
  const config = { ...demo, languages: { ...demo.languages, flags: true } };
  expect(await fetchSite({}, 'fr', config)).toMatchObject({ languageFlags: true });
});

test('what a page is, when it was made and changed, and its picture are told', async () => {
  const image = { id: 'i', source: 'content:i.svg', width: 30, height: 20, alt: { fr: 'Maison' } };
  const [about, article] = ['about', 'moving-house'].map((key) =>
    demoContent.pages.find(({ page }) => page === key)!,
  );
  const dates = { createDate: '2024-01-05', modifyDate: '2026-11-20T10:00:00+01:00' };
  const pages = [
    { ...about!, ...dates, image },
    article!,
    ...demoContent.pages.filter((page) => page !== about && page !== article),
  ];
  const app = appWith({ pages });
  const { body } = await request(app).get('/api/pages/about?lang=fr').expect(200);
  expect(body).toMatchObject({ type: 'module', ...dates, metadata: { og: { image: { alt: 'Maison' } } } });
  const { body: other } = await request(app).get('/api/pages/moving-house?lang=fr').expect(200);
  expect(other).toMatchObject({ type: 'article', createDate: '2025-10-30', modifyDate: null });
});

test('the top bar shows Published links only, and can be left out', async () => {
  const link = { label: { fr: 'x' }, target: { page: 'rent' as const }, icon: null, colour: null };
  const topBar = {
    left: [{ ...link, status: 'Draft' as const }],
    right: [{ ...link, status: 'Published' as const }],
  };
  expect((await fetchSite({ topBar }, 'de')).topBar).toEqual({
    left: [],
    right: [{ label: 'x', target: { page: 'rent' }, icon: null, colour: null }],
  });
  expect((await fetchSite({ topBar: null }, 'de')).topBar).toBeNull();
});

test('answers may be cached a second, so that an import is seen at once, and have an ETag', async () => {
  const app = appWith();
  const first = await request(app).get('/api/site?lang=fr').expect(200);
  expect(first.headers['cache-control']).toBe('public, max-age=1');
  await request(app).get('/api/site?lang=fr').set('if-none-match', first.headers['etag']!).expect(304);
});

test('a language that does not exist or is not in use is bad input', async () => {
  const config = { ...demo, languages: { default: 'fr' as const, inUse: ['fr' as const, 'nl' as const] } };
  const notInUse = await request(appWith({}, config)).get('/api/site?lang=de').expect(422);
  expect(notInUse.body.errors).toEqual([{ field: 'lang', rule: 'one of fr, nl', messageKey: 'invalid' }]);
  await request(appWith()).get('/api/pages/home?lang=it').expect(422);
  await request(appWith()).get('/api/site').expect(422);
});

test.each(['nowhere', 'constructor', '__proto__'])('the page %s does not exist', async (key) => {
  const { body } = await request(appWith()).get(`/api/pages/${key}?lang=fr`).expect(404);
  expect(body.code).toBe('not-found');
});

const requestAddress = (path: string, lang: Language, content: Partial<AgencyContent> = {}) =>
  request(appWith(content)).get('/api/pages').query({ lang, path });

test('a page is found by its path, which tells those of the other languages, and by its original paths', async () => {
  const { body } = await requestAddress('over-ons/ervaringen', 'nl').expect(200);
  const { page } = contentAddressSchema.parse(body);
  expect(page).toMatchObject({
    key: 'reviews',
    paths: {
      nl: 'over-ons/ervaringen',
      fr: 'agence/avis',
      en: 'about-us/reviews',
      de: 'ueber-uns/bewertungen',
    },
    breadcrumb: [{ label: 'Over ons', path: 'over-ons' }, { label: 'Ervaringen van klanten' }],
  });
  for (const path of ['over-ons/avis', 'Over-Ons/Avis'])
    expect((await requestAddress(path, 'de').expect(200)).body).toEqual({
      page: null,
      movedTo: 'ueber-uns/bewertungen',
    });
  await requestAddress('agence/avis', 'nl').expect(404);
});

test('a language that is not in use is in no answer, and its paths lead nowhere', async () => {
  const config = { ...demo, languages: { default: 'fr' as const, inUse: ['fr' as const, 'nl' as const] } };
  const app = appWith({}, config);
  const { body } = await request(app).get('/api/pages').query({ lang: 'nl', path: 'over-ons' }).expect(200);
  expect(Object.keys(body.page.paths).sort()).toEqual(['fr', 'nl']);
  await request(app).get('/api/pages').query({ lang: 'nl', path: 'ueber-uns' }).expect(404);
  await request(app).get('/api/pages').query({ lang: 'de', path: 'ueber-uns' }).expect(422);
});

test('a page that is not Published is not there, by no path', async () => {
  const pages = demoContent.pages.map((page) =>
    page.page === 'blog' ? { ...page, status: 'Draft' as const } : page,
  );
  await requestAddress('blog', 'fr', { pages }).expect(404);
  await requestAddress('immo-blog', 'fr', { pages }).expect(404);
  await request(appWith({ pages })).get('/api/pages/blog?lang=fr').expect(404);
});

test('a category lists the pages below its relation, the newest first, and an article what to read next', async () => {
  const [{ items = [] } = {}] = (await fetchPage('blog', 'en')).modules;
  const dates = items.map(({ date }) => date!);
  expect(dates).toHaveLength(10);
  expect(dates).toEqual(dates.toSorted().reverse());
  const article = await fetchPage('moving-house', 'en');
  expect(article.article).toMatchObject({ author: 'Sofie Vermeulen', date: '2025-10-30' });
  expect(article.article!.related.map(({ id }) => id)).toEqual(items.slice(0, 3).map(({ id }) => id));
});

test('metadata that the content leaves out follows from what it says; thank-you pages stay out of search engines', async () => {
  const { metadata } = await fetchPage('moving-house', 'fr');
  expect(metadata).toMatchObject({
    pageTitle: 'Déménager sans oublier l’essentiel',
    metadataTitle: 'Déménager sans oublier l’essentiel',
    og: { title: 'Déménager sans oublier l’essentiel', type: 'article', image: { alt: expect.any(String) } },
    twitter: { description: metadata.metadataDescription },
    robots: '',
  });
  expect((await fetchPage('thanks-construction', 'fr')).metadata.robots).toBe('noindex, nofollow');
});

test('every path that the content can build leads back to its page, however it is spelt', async () => {
  const index = contentIndex(demoContent);
  const own = demoContent.pages.flatMap(({ page, paths }) =>
    Object.entries(paths).map(([language, path]) => ({ page, language: language as Language, path })),
  );
  const spelling = fc.constantFrom(
    (path: string) => path,
    (path: string) => path.toUpperCase(),
    (path: string) => `/${path}//`,
    (path: string) => path.replace(/e/g, 'é'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...own), spelling, ({ page, language, path }, spell) => {
      const found = index.atPath(language, spell(path));
      expect(found?.page.page).toBe(page);
      expect(found?.isMoved).toBe(spell(path) !== path);
    }),
  );
});

test('hostile paths are answered with 200, 404 or 422, and never lead elsewhere', async () => {
  const app = appWith();
  const segment = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '..',
      '%2e%2e',
      '//evil.example',
      '\\evil',
      'https:',
      '%00',
      'blog',
      'agence',
      '__proto__',
    ),
  );
  const path = fc.oneof(
    fc.array(segment, { maxLength: 6 }).map((parts) => parts.join('/')),
    fc.constant('a/'.repeat(800)),
  );
  await fc.assert(
    fc.asyncProperty(path, async (hostile) => {
      const { status, body } = await request(app).get('/api/pages').query({ lang: 'fr', path: hostile });
      expect([200, 404, 422]).toContain(status);
      if (status === 200 && body.movedTo !== null) expect(body.movedTo).toMatch(/^[a-z0-9][a-z0-9/-]*$/);
    }),
    { numRuns: 60 },
  );
});
