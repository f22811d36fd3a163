import { beforeAll, expect, test } from '@jest/globals';
import { EXAMPLE_CONTENT } from '../../../testing/example-agency.ts';
import { checkContent, type CheckedContent } from './check-content.ts';
import type { LivePage } from './content-bundle.ts';
import { describeFault, RejectedContent } from './content-faults.ts';
import { folderFiles, type FolderFiles } from './folder-files.ts';
import { readContentFolder } from './read-content-folder.ts';

const inAllLanguages = (path: string) => ({ nl: path, fr: path, en: path, de: path });
const live = (link: string, path = link, ...originalPaths: string[]): LivePage => ({
  app: 'mf-x',
  link,
  originalPaths,
  paths: inAllLanguages(path),
});

/** A small folder: one page, and a blog with one article. */
const SMALL = {
  'top-bar.json': null,
  'menu.json': { entries: [] },
  'footer.json': { columns: [], copyright: { fr: '©' } },
  'pages/home.json': { page: 'home', title: { fr: 'Accueil' } },
  'pages/blog.json': { page: 'blog', title: { fr: 'Blog' }, paths: inAllLanguages('blog') },
  'articles/moving/article.json': { parent: 'blog', date: '2026-03-12' },
  'articles/moving/fr.md': '---\ntitle: Déménager\ndescription: Six listes\n---\n\nUn texte.\n',
};
type Changes = Record<string, unknown>;

const createFiles = (changes: Changes): FolderFiles =>
  new Map(
    Object.entries({ ...SMALL, ...changes })
      .filter(([, content]) => content !== undefined)
      .map(([name, content]) => [
        name,
        Buffer.isBuffer(content) ? content : Buffer.from(formatJson(content)),
      ]),
  );
const formatJson = (content: unknown) =>
  typeof content === 'string' ? content : JSON.stringify(content, null, 2);

const check = (
  changes: Changes,
  livePages: LivePage[] | null = [],
  languages = ['fr'] as ('fr' | 'nl')[],
): Promise<CheckedContent> => checkContent(createFiles(changes), { livePages, languages });

async function listFaults(changes: Changes, livePages: LivePage[] | null = [], languages?: ('fr' | 'nl')[]) {
  const outcome = await check(changes, livePages, languages).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(RejectedContent);
  return (outcome as RejectedContent).faults.map(describeFault);
}

test('an article is a page below its parent, in the languages that it is written in', async () => {
  const { content } = await check({});
  const moving = content.pages.find(({ page }) => page === 'moving')!;
  expect(moving).toMatchObject({
    title: { fr: 'Déménager' },
    parent: 'blog',
    paths: { fr: 'blog/demenager' },
    article: { lead: { fr: 'Six listes' }, date: '2026-03-12' },
    modules: [{ kind: 'article', description: { fr: '<p>Un texte.</p>' } }],
  });
});

test('Markdown keeps its structure and its links by name, and nothing of it is HTML of its author', async () => {
  const text = '## Un titre\n\n- [Nous](page:blog) & <https://x.example/>\n\n> Une phrase';
  const { content } = await check({
    'articles/moving/fr.md': `---\ntitle: T\ndescription: D\nslug: autre-chose\n---\n${text}`,
  });
  const { paths, modules } = content.pages.find(({ page }) => page === 'moving')!;
  expect(paths).toEqual({ fr: 'blog/autre-chose' });
  expect(String(modules[0]!.description!.fr).replaceAll('\n', '')).toBe(
    '<h2>Un titre</h2><ul><li><a href="page:blog">Nous</a> &amp; <a href="https://x.example/">https://x.example/</a></li></ul><blockquote><p>Une phrase</p></blockquote>',
  );
});

test.each([
  ['<script>alert(1)</script>', 'HTML is not understood in a text: write Markdown'],
  [
    '![x](https://evil.example/x.png)',
    'a text has no pictures: name the picture of the article in article.json',
  ],
  ['# Encore un titre', 'the title of the article is its only heading of the first level: begin with "##"'],
  [
    '[x](javascript:alert)',
    'the link javascript:alert must be page:<link name>, or an http(s), tel or mailto link',
  ],
  ['[x](page:nowhere)', 'leads to the page "nowhere", which neither the content nor a live release has'],
])('%s in a text is refused with its line', async (text, rule) => {
  const faults = await listFaults({
    'articles/moving/fr.md': `---\ntitle: T\ndescription: D\n---\n\nBon.\n\n${text}\n`,
  });
  expect(faults).toContain(`articles/moving/fr.md:8: ${rule}`);
});

test('all faults of all files are named at once, by file, line and rule', async () => {
  const faults = await listFaults({
    'menu.json': '{\n  "entries": [\n    { "id": "x" }\n  ]\n}',
    'footer.json': '{\n  "columns": [,]\n}',
    'pages/blog.json': {
      page: 'blog',
      title: { fr: 'Blog' },
      paths: inAllLanguages('Blog/'),
      css: 'body{}',
      modules: [{ id: 'm', kind: 'article', class: 'my-class' }],
    },
    'pages/fees.json': { page: 'feees', title: { fr: 'x' }, paths: inAllLanguages('fees') },
    'articles/moving/fr.md': '---\ntitle: T\nsubtitle: x\n---\nText',
    'notes.txt': 'x',
    'pictures/x.jpg': 'no picture',
    'top-bar.json': Buffer.from([0xff, 0xfe]),
  });
  expect(faults).toEqual(
    expect.arrayContaining([
      'menu.json:3: entries[0].title: Invalid input: expected record, received undefined',
      expect.stringMatching(/^footer\.json:2: is not JSON: /),
      expect.stringMatching(/^pages\/blog\.json:7: paths\.nl: must be segments of lower-case letters/),
      'pages/blog.json:12: css: cannot be set: styles come with a release',
      'pages/blog.json:17: modules[0].class: must be one of tinted, framed, centred, compact: styles come with a release',
      'pages/fees.json:2: page: must be "fees"',
      'articles/moving/fr.md:3: subtitle: is no field of a text; those are title, description, slug, metadataTitle',
      'articles/moving/fr.md:2: description: is missing',
      expect.stringMatching(/^notes\.txt: is no file of the content/),
      expect.stringMatching(/^pictures\/x\.jpg: is no picture that can be read/),
      'top-bar.json: is not UTF-8',
    ]),
  );
});

const linking = (page: string) => ({
  entries: [{ id: 'x', title: { fr: 'X' }, target: { page } }],
});

test('a link to an unknown page is refused by name; pages of live releases are known', async () => {
  const menu = { 'menu.json': linking('sale') };
  expect(await listFaults(menu)).toEqual([
    'menu.json:9: leads to the page "sale", which neither the content nor a live release has',
  ]);
  expect((await check(menu, [live('sale')])).warnings).toEqual([]);
  expect((await check(menu, null)).warnings).toEqual([
    'not checked against the live releases, which are not known here: sale',
  ]);
});

test('a link to a page that is a draft, or is missing in a language in use, is refused', async () => {
  expect(await listFaults({ 'menu.json': linking('moving') }, [], ['fr', 'nl'])).toEqual([
    'menu.json:9: leads to the page "moving", which has no path in nl',
  ]);
  const draft = { ...SMALL['pages/blog.json'], status: 'Draft' };
  expect(await listFaults({ 'menu.json': linking('blog'), 'pages/blog.json': draft })).toEqual([
    'menu.json:9: leads to the page "blog", which is not Published',
  ]);
});

test('two pages at one address, a parent that is missing or below the page, and an unknown relation are refused', async () => {
  const page = (key: string, more: object) => ({
    [`pages/${key}.json`]: { page: key, title: { fr: key }, paths: { fr: key }, ...more },
  });
  const faults = await listFaults({
    ...page('a', { paths: { fr: 'blog' }, originalPaths: ['/Immo-Blog'] }),
    ...page('b', { parent: 'c', originalPaths: ['/immo-blog/'] }),
    ...page('c', { parent: 'b' }),
    ...page('d', { parent: 'nobody' }),
    ...page('e', { modules: [{ id: 'm', kind: 'category', relations: [{ type: 'category', id: 'x' }] }] }),
  });
  expect(faults.map((fault) => fault.replace(/:\d+:/, ':'))).toEqual(
    expect.arrayContaining([
      'pages/blog.json: paths: the page "a" has fr: blog already',
      'pages/b.json: originalPaths: the page "a" has /immo-blog/ already',
      'pages/b.json: parent: leads back to the page itself',
      'pages/c.json: parent: leads back to the page itself',
      'pages/d.json: parent: there is no page "nobody"',
      'pages/e.json: there is no page "x"',
    ]),
  );
});

test.each(['/fr/blog/', '/', '/api/site', '/a?b', 'blog', '/x.php'])(
  '%s cannot be an original path',
  async (originalPath) => {
    const page = { ...SMALL['pages/blog.json'], originalPaths: [originalPath] };
    const [fault] = await listFaults({ 'pages/blog.json': page });
    expect(fault).toMatch(/^pages\/blog\.json:13: originalPaths\[0\]: must /);
  },
);

test('a path that a live release has is its, which is told', async () => {
  const page = { ...SMALL['pages/blog.json'], originalPaths: ['/immo-blog/'] };
  const { warnings } = await check({ 'pages/blog.json': page }, [live('news', ':any', '/immo-blog/')]);
  expect(warnings).toContain('blog: mf-x has a page at /fr/blog/, which is shown instead');
  expect(warnings).toContain('blog: mf-x has the original path /immo-blog/, which leads there instead');
});

test('a picture is named by its file: size and address follow from it', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20" fill="#2e5a4c"/></svg>';
  const picture = (source: string) => ({ parent: 'blog', picture: { source, alt: { fr: 'x' } } });
  const { content, pictures } = await check({
    'pictures/plate.svg': svg,
    'articles/moving/article.json': picture('pictures/plate.svg'),
  });
  const shown = content.pages.find(({ page }) => page === 'moving')!.article!.picture!;
  expect(shown).toMatchObject({ width: 30, height: 20 });
  expect(shown.source).toMatch(/^content:[0-9a-f]{40}\.svg$/);
  expect(pictures.get(shown.source)!.toString()).toBe(svg);
  for (const source of ['pictures/none.svg', '../../etc/passwd'])
    expect(await listFaults({ 'articles/moving/article.json': picture(source) })).toContain(
      `articles/moving/article.json:4: source: there is no picture ${source}`,
    );
});

test('an alias in front matter, which could stand for gigabytes, is not followed', async () => {
  const bomb = '---\na: &a [x,x]\ntitle: *a\n---\nText';
  expect(await listFaults({ 'articles/moving/fr.md': bomb })).toContain(
    'articles/moving/fr.md:2: needs title and description',
  );
});

let files: FolderFiles;
beforeAll(() => {
  files = folderFiles(readContentFolder(EXAMPLE_CONTENT));
});

test('the pages that the demo agency’s menus lead to exist beside those of the releases', async () => {
  const names = [
    'sale',
    'rent',
    'projects',
    'contact',
    'owner',
    'favourites',
    'search-alert',
    'newsletter',
    'testimonial',
  ];
  const { content, warnings } = await checkContent(files, {
    livePages: names.map((name) => live(name, `releases/${name}`)),
    languages: ['fr', 'nl', 'en', 'de'],
  });
  expect(warnings).toEqual([]);
  expect(content.pages.every(({ page, paths }) => page === 'home' || Object.keys(paths).length === 4)).toBe(
    true,
  );
});

/** A page as it was exported from the original. */
const EXPORTED = {
  page: 'advice',
  status: 'Published',
  createDate: '2023-05-02T08:00:00+02:00',
  modifyDate: '2026-10-01',
  params: {
    title: { text: { fr: 'Conseils', nl: 'Advies' }, public: { nl: false } },
    paths: { fr: 'conseils', nl: 'advies' },
    isActiveSEO: false,
    bannerType: 'color',
    bannerColor: '#2e5a4c',
    bannerTitle: { fr: { text: 'Nos conseils', public: true } },
    bannerVideo: '',
    image: { id: 7, filename: 'plate.svg', originalname: 'Plate.svg', mimetype: 'image/svg+xml' },
    logo: { filename: 'logo.svg', url: 'https://old.example/logo.svg' },
    css: '',
    content: { fr: '<p>Un texte <script>x</script></p>' },
    type: 'module',
    redirect: false,
    redirectUrl: '',
    isHaveSubMenu: true,
    subMenu: ['guide'],
    showFixedMenu: true,
  },
};
const PLATE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>';
const GUIDE = { page: 'guide', title: { fr: 'Guide' }, paths: { fr: 'guide' }, parent: 'advice' };
const exported = (params: object = {}, page: object = {}) =>
  checkContent(
    createFiles({
      'pictures/plate.svg': PLATE,
      'pages/guide.json': GUIDE,
      'pages/advice.json': { ...EXPORTED, ...page, params: { ...EXPORTED.params, ...params } },
    }),
    { livePages: [], languages: ['fr', 'nl'], logo: 'brand/logo.svg' },
  );

test('a page that was exported from the original loads as it is', async () => {
  const { content, warnings } = await exported();
  expect(warnings).toEqual([]);
  const advice = content.pages.find(({ page }) => page === 'advice')!;
  expect(advice).toMatchObject({
    title: { fr: 'Conseils', nl: { text: 'Advies', public: false } },
    createDate: '2023-05-02T08:00:00+02:00',
    modifyDate: '2026-10-01',
    type: 'module',
    isActiveSEO: false,
    redirectUrl: null,
    banner: { type: 'colour', colour: '#2e5a4c', title: { fr: 'Nos conseils' } },
    image: { width: 30, height: 20, source: expect.stringMatching(/^content:/), alt: { fr: 'Conseils' } },
    modules: [{ kind: 'article', description: { fr: '<p>Un texte </p>' } }],
  });
  expect(advice).not.toHaveProperty('params');
});

test.each([
  [{ showFixedMenu: false }, {}, 'advice: showFixedMenu: the header is fixed on every page'],
  [{ isHaveSubMenu: false }, {}, 'advice: isHaveSubMenu: below it are guide'],
  [{ subMenu: ['guide', 'x'] }, {}, 'advice: subMenu: not below it in menu and pages: x'],
  [{ logo: { filename: 'other.svg' } }, {}, 'advice: logo: the agency has one for all pages, in agency.json'],
  [
    { redirect: true },
    {},
    expect.stringMatching(/^pages\/advice\.json:\d+: redirect contradicts redirectUrl, which stands$/),
  ],
  [
    {},
    { modules: [{ id: 'm', kind: 'article' }] },
    expect.stringMatching(/^pages\/advice\.json:\d+: params\.content contradicts modules, which stands$/),
  ],
  [
    {},
    { isActiveSEO: true },
    expect.stringMatching(
      /^pages\/advice\.json:\d+: params\.isActiveSEO contradicts isActiveSEO, which stands$/,
    ),
  ],
])(
  'what %j with %j says otherwise than our own fields is told, and ours stand',
  async (params, page, warning) => {
    expect((await exported(params, page)).warnings).toEqual([warning]);
  },
);

test.each([
  [{ css: 'a{}' }, 'css: cannot be set: styles come with a release', 'css'],
  [
    { title: { fr: { text: 'x', public: 'yes' } } },
    'title.fr: must be a text, or {"text": "…", "public": false}',
    'fr',
  ],
  [{ title: { text: {}, public: true } }, 'title.text: needs a text in at least one language', 'text'],
  [{ createDate: 'May' }, 'createDate: must be a date such as 2026-03-12', 'createDate'],
  [
    { type: 'article' },
    'type: is not what the page is: an article or a testimonial has its texts, a redirect its redirectUrl',
    'type',
  ],
])('of an exported page %j is refused, at its line', async (params, rule, field) => {
  const page = 'createDate' in params ? { createDate: undefined } : {};
  const fault = await exported(params, page).then(
    () => undefined,
    (error: RejectedContent) => error.faults[0]!,
  );
  const lines = JSON.stringify(
    { ...EXPORTED, ...page, params: { ...EXPORTED.params, ...params } },
    null,
    2,
  ).split('\n');
  expect(fault).toMatchObject({ file: 'pages/advice.json', rule });
  expect(lines[fault!.line! - 1]).toContain(`"${field}"`);
});
