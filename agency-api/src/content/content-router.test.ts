import { expect, test } from '@jest/globals';
import express, { type Express } from 'express';
import request from 'supertest';
import { contentPageSchema, siteSchema, type ContentPage, type Site } from 'shared-kit/contracts/api/site';
import { CONTENT_PAGE_KEYS } from 'shared-kit/domain/content-page-keys';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import { answerProblem, unknownPath } from '../http/problem-answers.ts';
import type { AgencyConfig } from './agency-config.ts';
import { exampleConfig } from '../../testing/example-agency.ts';
import { contentRouter } from './content-router.ts';

const demo = exampleConfig();
const pictures = { colourOf: async () => '#2e5a4c' };

function appWith(config: AgencyConfig = demo): Express {
  return express().use(contentRouter({ config, pictures }), unknownPath, answerProblem);
}
async function siteOf(config: AgencyConfig, lang: Language): Promise<Site> {
  return (await request(appWith(config)).get('/api/site').query({ lang }).expect(200)).body;
}
async function homeOf(config: AgencyConfig, lang: Language): Promise<ContentPage> {
  return (await request(appWith(config)).get('/api/pages/home').query({ lang }).expect(200)).body;
}
const menuOf = (entries: AgencyConfig['menu']['entries'], showHome = true) => ({
  ...demo,
  menu: { showHome, entries },
});
const entry = (id: string, changes: Partial<AgencyConfig['menu']['entries'][number]> = {}) => ({
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
    const site = siteSchema.parse(await siteOf(demo, lang));
    expect(site.menu.every(({ label }) => label)).toBe(true);
    expect(Object.entries(site.agency).filter(([, value]) => !value)).toEqual([]);
    const home = contentPageSchema.parse(await homeOf(demo, lang));
    expect(home.metadata.title && home.metadata.description && home.banner.title).toBeTruthy();
  },
);

test('the home page has its modules in order, with the figures of product M4', async () => {
  const { modules, banner } = await homeOf(demo, 'en');
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
  expect(banner).toMatchObject({ type: 'image', images: [{ width: 1920, colour: '#2e5a4c', portrait }] });
});

test.each([
  ['fr', 'Déclaration de confidentialité', 'Autorité de protection des données'],
  ['nl', 'Privacyverklaring', 'Gegevensbeschermingsautoriteit'],
  ['en', 'Privacy statement', 'Data Protection Authority'],
  ['de', 'Datenschutzerklärung', 'Datenschutzbehörde'],
] as const)(
  'the privacy statement in %s names who answers for it and who hears complaints',
  async (lang, title, authority) => {
    const { body } = await request(appWith()).get('/api/pages/privacy').query({ lang }).expect(200);
    const page = contentPageSchema.parse(body);
    expect(page).toMatchObject({ key: 'privacy', title });
    const text = page.modules.map(({ description }) => description).join();
    expect(text).toContain(demo.agency.legalName);
    expect(text).toContain(demo.agency.vat);
    expect(text).toContain(authority);
  },
);

test.each(CONTENT_PAGE_KEYS)(
  'the page %s says the same in each language: as many texts, lists, points and links',
  async (key) => {
    const shapes = await Promise.all(
      LANGUAGES.map(async (lang) => {
        const { body } = await request(appWith()).get(`/api/pages/${key}`).query({ lang }).expect(200);
        return contentPageSchema.parse(body).modules.map(({ id, title, description, link }) => {
          expect(title).toBeTruthy();
          return `${id} ${description.match(/<(p|li|h3|br|a)\b/g)?.join(' ')} ${Boolean(link?.label)}`;
        });
      }),
    );
    expect(new Set(shapes.map((shape) => shape.join('\n'))).size).toBe(1);
  },
);

test('the frame knows which content pages there are', async () => {
  const { pages } = await siteOf(demo, 'nl');
  expect([...pages!].sort()).toEqual(['home', ...CONTENT_PAGE_KEYS].sort());
});

test('links to pages of the site are link names, whatever page a release may have', async () => {
  const site = await siteOf(menuOf([entry('a'), entry('b', { target: { page: 'blog' } })]), 'nl');
  expect(site.menu.map(({ target }) => target)).toEqual([{ page: 'sale' }, { page: 'blog' }]);
});

test('only Published menu entries are shown, at every level', async () => {
  const child = { childMenus: [entry('shown-child'), entry('draft-child', { status: 'Draft' })] };
  const { menu } = await siteOf(menuOf([entry('parent', child), entry('draft', { status: 'Draft' })]), 'fr');
  expect(menu.map(({ id, children }) => [id, children.map((item) => item.id)])).toEqual([
    ['parent', ['shown-child']],
  ]);
});

test('the home entry can be hidden', async () => {
  const { menu } = await siteOf(
    menuOf([entry('home', { target: { page: 'home' } }), entry('sale')], false),
    'fr',
  );
  expect(menu.map(({ id }) => id)).toEqual(['sale']);
});

test('a menu entry may redirect, and may be an external link', async () => {
  const redirectUrl = 'https://blog.example/';
  const link = 'https://elsewhere.example/a';
  const { menu } = await siteOf(
    menuOf([entry('a', { redirectUrl }), entry('b', { target: { link } })]),
    'fr',
  );
  expect(menu).toMatchObject([{ redirectUrl }, { redirectUrl: null, target: { link } }]);
});

test('a missing text falls back: upper-case key, default language, French (product T1)', async () => {
  const titled = (title: Record<string, string>) => entry('x', { title });
  const config = {
    ...menuOf([
      titled({ NL: 'Groot' }),
      titled({ en: 'Default', fr: 'Français' }),
      titled({ fr: 'Français', nl: ' ' }),
    ]),
    languages: { default: 'en' as const, inUse: [...LANGUAGES] },
  };
  expect((await siteOf(config, 'nl')).menu.map(({ label }) => label)).toEqual([
    'Groot',
    'Default',
    'Français',
  ]);
});

test('the frame carries the legal identity and the year', async () => {
  const { agency, footer } = await siteOf(demo, 'fr');
  expect(agency).toMatchObject({ phone: '081 00 12 34', vat: 'BE 0999.999.922' });
  expect(footer.copyright).toContain(String(new Date().getFullYear()));
});

test('a footer text that is not public is left out', async () => {
  const [column] = demo.footer.columns;
  const hidden = { ...column!, fullText: { text: { fr: 'secret' }, public: false } };
  const { footer } = await siteOf({ ...demo, footer: { ...demo.footer, columns: [hidden] } }, 'fr');
  expect(footer.columns[0]?.fullText).toBe('');
});

test('the top bar shows Published links only, and can be left out', async () => {
  const link = { label: { fr: 'x' }, target: { page: 'rent' as const }, icon: null, colour: null };
  const topBar = {
    left: [{ ...link, status: 'Draft' as const }],
    right: [{ ...link, status: 'Published' as const }],
  };
  expect((await siteOf({ ...demo, topBar }, 'de')).topBar).toEqual({
    left: [],
    right: [{ label: 'x', target: { page: 'rent' }, icon: null, colour: null }],
  });
  expect((await siteOf({ ...demo, topBar: null }, 'de')).topBar).toBeNull();
});

test('answers may be cached a minute and have an ETag', async () => {
  const app = appWith();
  const first = await request(app).get('/api/site?lang=fr').expect(200);
  expect(first.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
  await request(app).get('/api/site?lang=fr').set('if-none-match', first.headers['etag']!).expect(304);
});

test('a language that does not exist or is not in use is bad input', async () => {
  const config = { ...demo, languages: { default: 'fr' as const, inUse: ['fr' as const, 'nl' as const] } };
  const notInUse = await request(appWith(config)).get('/api/site?lang=de').expect(422);
  expect(notInUse.body.errors).toEqual([{ field: 'lang', rule: 'one of fr, nl', messageKey: 'invalid' }]);
  await request(appWith()).get('/api/pages/home?lang=it').expect(422);
  await request(appWith()).get('/api/site').expect(422);
});

test('a page that the agency does not have is not found', async () => {
  const config = { ...demo, pages: { home: demo.pages.home } } as AgencyConfig;
  await request(appWith(config)).get('/api/pages/fees?lang=fr').expect(404);
});

test.each(['nowhere', 'reviews', 'constructor', '__proto__'])('the page %s does not exist', async (key) => {
  const { body } = await request(appWith()).get(`/api/pages/${key}?lang=fr`).expect(404);
  expect(body.code).toBe('not-found');
});
