import { expect, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import type { ContentPage, Site } from 'shared-kit/contracts/api/site';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import { answerProblem } from '../../http/problem-answers.ts';
import { smallContent } from '../../../testing/small-content.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { contentRouter } from '../content-router.ts';
import { contentSource } from '../content-store.ts';
import { importContent } from './import-content.ts';

const each = <Value>(value: (language: Language) => Value) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, value(language)]));
const flagged = (words: string, isHiddenInGerman = false) =>
  each((language) => ({ text: `${words} ${language}`, public: !(isHiddenInGerman && language === 'de') }));
const file = (filename: string) => ({
  id: 7,
  filename,
  originalname: filename,
  url: `https://old.example/${filename}`,
  mimetype: 'image/svg+xml',
  destination: './uploads',
  createDate: '2022-01-01T10:00:00.000Z',
});

/** A menu page with every field that the original exports. */
const menuPage = (id: number, name: string, changes: object = {}, params: object = {}) => ({
  id,
  parentId: null,
  name,
  path: `/${name}/`,
  status: 'Published',
  createDate: '2023-05-02T08:00:00.000Z',
  modifyDate: '2026-10-01T08:00:00.000Z',
  sort: id,
  childMenus: [] as object[],
  ...changes,
  params: {
    title: flagged(name),
    description: flagged(`<p>About ${name}`, true),
    metadata: each((language) => ({
      pageTitle: `${name} page ${language}`,
      metadataTitle: `${name} title ${language}`,
      metadataDescription: `${name} in short ${language}`,
      og: {
        title: `${name} og ${language}`,
        type: 'website',
        url: '',
        image: file('plate.svg'),
        description: '',
      },
      twitter: {
        title: `${name} card ${language}`,
        site: '@agency',
        image: file('plate.svg'),
        description: '',
      },
    })),
    isActiveSEO: true,
    image: file('plate.svg'),
    logo: null,
    modules: [],
    sort: id,
    isHaveSubMenu: false,
    showFixedMenu: true,
    noReferrerNoFollow: false,
    subMenu: [],
    content: each(() => ''),
    css: '',
    type: 'module',
    redirect: false,
    redirectUrl: '',
    path: each((language) => `/${language}/${name.toLowerCase()}-${language}/`),
    showBreadCrumb: true,
    showPageBanner: true,
    bannerTitle: flagged(`Banner ${name}`),
    bannerDescription: each(() => ({ text: '', public: true })),
    bannerVideo: '',
    bannerType: 'image',
    bannerColor: '',
    bannerTransparent: false,
    ...params,
  },
});
const home = menuPage(1, 'Accueil', { path: '/' }, { path: each(() => '/'), description: {} });
const guide = menuPage(
  4,
  'Guide d’achat',
  { parentId: 2, path: '/Services/Guide/' },
  { path: each((language) => `services-${language}/guide`), content: flagged('<p>Read') },
);
const blog = menuPage(3, 'blog', { parentId: 2 }, { redirect: true, redirectUrl: 'https://blog.example/' });
const draft = menuPage(5, 'Brouillon', { parentId: 2, status: 'Draft' });
const services = menuPage(2, 'Services', {}, { isHaveSubMenu: true, subMenu: [3, 4] });
const nested = [{ ...services, childMenus: [guide, draft, blog] }, home];
const linked = [guide, blog, draft, home, services];

describeOnDatabase('an exported menu', (given) => {
  async function importing(menu: unknown, files: Record<string, unknown> = {}) {
    const bundle = smallContent();
    delete bundle['pages/home.json'];
    for (const [name, value] of Object.entries({ ...files, 'menu.json': menu }))
      bundle[name] = Buffer.from(JSON.stringify(value, null, 1)).toString('base64');
    const problems: string[] = [];
    const isLoaded = await importContent(
      given,
      { files: bundle, livePages: [], placeholder: false },
      { done: () => undefined, problem: (line) => void problems.push(line) },
    );
    return { isLoaded, problems };
  }
  const get = async (path: string, lang: Language) => {
    const app = express().use(
      contentRouter({ config: given.config, content: contentSource(given.database) }),
      answerProblem,
    );
    return (await request(app).get(path).query({ lang })).body;
  };

  test.each([
    ['a tree', nested],
    ['a list linked by parentId', linked],
    ['a tree of one root', { ...home, childMenus: nested.slice(0, 1) }],
  ])('that is %s makes the pages and the main menu in every language', async (_, menu) => {
    expect(await importing(menu)).toEqual({ isLoaded: true, problems: [] });
    for (const language of LANGUAGES) {
      const entry = (
        id: string,
        label: string,
        children: object[] = [],
        redirectUrl: string | null = null,
      ) => ({
        id,
        label: `${label} ${language}`,
        target: { page: id },
        redirectUrl,
        children,
      });
      const site: Site = await get('/api/site', language);
      expect(site.menu).toEqual([
        entry('home', 'Accueil'),
        entry('services', 'Services', [
          entry('blog', 'blog', [], 'https://blog.example/'),
          entry('guide-d-achat', 'Guide d’achat'),
        ]),
      ]);
      expect(site.links?.['guide-d-achat']).toBe(`services-${language}/guide`);
      const page: ContentPage = await get('/api/pages/guide-d-achat', language);
      expect(page).toMatchObject({
        type: 'module',
        createDate: '2023-05-02T08:00:00.000Z',
        modifyDate: '2026-10-01T08:00:00.000Z',
        title: `Guide d’achat ${language}`,
        heading: `Banner Guide d’achat ${language}`,
        breadcrumb: [
          { label: `Services ${language}`, path: `services-${language}` },
          { label: `Guide d’achat ${language}`, path: `services-${language}/guide` },
        ],
        banner: { type: 'image', images: [{ alt: `Guide d’achat ${language}` }] },
        metadata: {
          pageTitle: `Guide d’achat page ${language}`,
          metadataTitle: `Guide d’achat title ${language}`,
          metadataDescription: `Guide d’achat in short ${language}`,
          og: { title: `Guide d’achat og ${language}`, image: { width: 30 } },
          twitter: { title: `Guide d’achat card ${language}`, site: '@agency' },
        },
      });
      expect(page.modules.map(({ description }) => description)).toEqual([
        language === 'de' ? '' : `<p>About Guide d’achat ${language}</p>`,
        `<p>Read ${language}</p>`,
      ]);
      expect(await get('/api/pages/blog', language)).toMatchObject({
        type: 'redirect',
        redirectUrl: 'https://blog.example/',
      });
      expect(await get('/api/pages/brouillon', language)).toMatchObject({ status: 404 });
    }
    const { content } = await contentSource(given.database).current();
    expect(content.pages.find(({ page }) => page === 'guide-d-achat')?.originalPaths).toEqual([
      '/services/guide/',
    ]);
  });

  const faults: [string, unknown, string, string][] = [
    ['an id twice', [home, { ...services, id: 1 }], 'id', 'id: another page of the menu has 1 already'],
    [
      'a name of every object',
      [home, { ...services, constructor: { source: 'x.png' } }],
      '',
      '.*Unrecognized key: "constructor"',
    ],
    [
      'another in params',
      [home, menuPage(2, 'x', {}, { toString: 1 })],
      '',
      '.*Unrecognized key: "toString"',
    ],
    [
      'a parentId of no page',
      [home, { ...services, parentId: 99 }],
      'parentId',
      'parentId: no page of the menu has the id 99',
    ],
    [
      'a parentId of another page than it is nested in',
      [home, { ...services, childMenus: [{ ...guide, parentId: 1 }] }],
      'parentId',
      'parentId: the page stands in the childMenus of 2',
    ],
    [
      'a page above itself',
      [home, { ...services, parentId: 2 }],
      'parentId',
      'parent: leads back to the page itself',
    ],
    ['no name', [home, { ...services, name: '' }], 'name', 'name: must be a text'],
    ['an unknown field', [home, { ...services, colour: 'red' }], '', '.*Unrecognized key: "colour"'],
    [
      'a field of ours',
      [home, { ...services, page: 'services' }],
      'page',
      'page: is no field of an exported menu page, which has name',
    ],
    [
      'styles',
      [home, menuPage(2, 'x', {}, { css: 'a{}' })],
      'css',
      'css: cannot be set: styles come with a release',
    ],
    [
      'a text for a path',
      [home, menuPage(2, 'x', {}, { path: { fr: 'a b' } })],
      'fr',
      'paths.fr: must be segments of .*',
    ],
    [
      'no path in a language in use',
      [home, menuPage(2, 'x', {}, { path: { fr: 'x' } })],
      'path',
      'leads to the page "x", which has no path in .*',
    ],
    [
      'a wrong title of a network',
      [home, menuPage(2, 'x', {}, { metadata: { fr: { og: { title: 5 } } } })],
      'title',
      'metadata.og.title.fr: .*',
    ],
    [
      'no list in childMenus',
      [home, { ...services, childMenus: 3 }],
      'childMenus',
      'childMenus: must be a list',
    ],
    ['a text for a page', [home, 'services'], '', 'the menu: each of its pages must be an object'],
  ];
  test.each(faults)('with %s is refused, at its line', async (_, menu, field, rule) => {
    const { isLoaded, problems } = await importing(menu);
    expect(isLoaded).toBe(false);
    const fault = problems.find((line) => new RegExp(`^menu\\.json:\\d+: ${rule}$`).test(line));
    expect({ problems, fault }).toEqual({ problems, fault: expect.any(String) });
    const line = JSON.stringify(menu, null, 1).split('\n')[Number(/:(\d+):/.exec(fault!)![1]) - 1];
    expect(line).toContain(field && `"${field}"`);
  });

  test('loads as the original writes it: paths with a language, none where a page leads elsewhere, a name twice, a language that has nothing', async () => {
    const root = menuPage(
      1,
      'Accueil',
      { path: '/fr/', sort: 9, parentId: '0' },
      {
        path: {},
        sort: 9,
        description: {},
        isHaveSubMenu: true,
        subMenu: [2, 3, 4],
        metadata: { fr: { pageTitle: 'Accueil' }, de: null },
      },
    );
    const below = [
      menuPage(2, 'Contact', { path: '/fr/Contact/' }),
      menuPage(3, 'Contact', { path: '#' }, { path: each((language) => `${language}/other`) }),
      menuPage(
        4,
        'Bourse',
        { path: 'https://blog.example' },
        { path: {}, redirect: true, redirectUrl: 'https://blog.example/' },
      ),
    ];
    expect(await importing({ ...root, childMenus: below })).toEqual({ isLoaded: true, problems: [] });
    const site: Site = await get('/api/site', 'nl');
    expect(site.menu.map(({ id }) => id)).toEqual(['home', 'contact', 'contact-3', 'bourse']);
    expect(site.links).toMatchObject({ contact: 'contact-nl', 'contact-3': 'other', bourse: 'bourse' });
    const { content } = await contentSource(given.database).current();
    expect(content.pages.map(({ originalPaths }) => originalPaths)).toContainEqual(['/contact/']);
  });

  test('with a page that the folder has too is refused', async () => {
    const { problems } = await importing(nested, {
      'pages/services.json': { page: 'services', title: { fr: 'x' }, paths: { fr: 'x' } },
    });
    expect(problems[0]).toMatch(/^menu\.json:\d+: pages\/services\.json is the page "services" already$/);
  });

  test('tells what of it cannot be one for all languages', async () => {
    const url = each((language) => ({ og: { url: `https://old.example/${language}` } }));
    const { isLoaded, problems } = await importing([
      home,
      menuPage(2, 'x', {}, { metadata: url, image: null }),
    ]);
    expect([isLoaded, problems.length]).toEqual([true, 2]);
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^warning: menu\.json:\d+: og\.url differs by language, and is left out$/),
        expect.stringMatching(/^warning: menu\.json:\d+: bannerType: the page has no image$/),
      ]),
    );
  });
});
