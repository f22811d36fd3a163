import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadAgencyConfig } from './agency-config.ts';
import { CONTENT_PAGE_KEYS } from 'shared-kit/domain/content-page-keys';
import { EXAMPLE_FOLDER, exampleConfig } from '../../testing/example-agency.ts';
import { AgencyConfigError } from './agency-config-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agency-'));
  cpSync(EXAMPLE_FOLDER, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value));
function faults(): readonly string[] {
  try {
    loadAgencyConfig(folder);
  } catch (error) {
    if (error instanceof AgencyConfigError) return error.faults;
    throw error;
  }
  return [];
}

test('what a folder leaves out has the defaults of product G2', () => {
  const { languages, listings, contact, layout } = exampleConfig();
  expect(languages).toEqual({ default: 'fr', inUse: ['fr', 'nl', 'en', 'de'] });
  expect(listings).toMatchObject({
    pageSize: 12,
    renovationNoticeYears: 5,
  });
  expect(contact.timeSlots.visit).toEqual(['10:00-13:00', '13:00-16:00', '16:00-19:00']);
  expect(layout.breakpoints).toEqual({ mobile: 767, tablet: 960 });
});

test('what it says counts, and left out values have their defaults', () => {
  write('listings.json', { pageSize: 24 });
  const { listings } = loadAgencyConfig(folder);
  expect(listings).toMatchObject({ pageSize: 24, renovationNoticeYears: 5, cityCorrections: {} });
});

test('all faults of all files are named at once, by file, field and rule', () => {
  write('languages.json', { default: 'it', inUse: ['fr'] });
  write('listings.json', { pageSize: 0, renovationNoticeYears: 'five' });
  write('agency.json', { name: '' });
  const found = faults();
  expect(found).toContainEqual(expect.stringMatching(/^languages\.json: default: /));
  expect(found).toContainEqual(expect.stringMatching(/^listings\.json: pageSize: /));
  expect(found).toContainEqual(expect.stringMatching(/^listings\.json: renovationNoticeYears: /));
  expect(found).toContainEqual(expect.stringMatching(/^agency\.json: name: /));
  expect(found).toContainEqual(expect.stringMatching(/^agency\.json: vat: /));
});

test('a price range is refused rather than ignored', () => {
  write('listings.json', { priceRanges: { sale: { min: 0, max: 5_000_000, step: 5_000 } } });
  expect(faults()).toEqual([
    expect.stringMatching(/^listings\.json: priceRanges: cannot be configured, leave it out/),
  ]);
});

const about = {
  page: 'about',
  title: { fr: 'L’agence' },
  metadata: { title: { fr: 'L’agence' }, description: { fr: 'Qui nous sommes' } },
  banner: { type: 'none' },
  modules: [],
};
const picture = { id: 'hero', source: 'hero.jpg', width: 1920, height: 900, alt: { fr: 'Maison' } };
const homeWith = (banner: object) => ({ ...about, page: 'home', banner });

const video = { source: 'videos/tour.mp4', poster: picture };
const slides = [picture, { ...picture, id: 'other', link: { page: 'sale' } }];

test.each([
  [{ type: 'image', images: [{ ...picture, portrait: picture }] }],
  [{ type: 'gallery', images: slides, colour: '#14241f', transparent: false }],
  [{ type: 'video', video: { ...video, mobileSource: 'videos/tour-mobile.webm' } }],
])('the home page may have the banner %j', (banner) => {
  write('pages/home.json', homeWith(banner));
  expect(faults()).toEqual([]);
});

test('a banner of properties needs the module that shows them', () => {
  const home = homeWith({ type: 'properties' });
  const module = { id: 'featured', kind: 'property-banner', position: 'banner', goal: 0 };
  write('pages/home.json', { ...home, modules: [module] });
  expect(faults()).toEqual([]);
  write('pages/home.json', home);
  expect(faults()).toEqual([
    'pages/home.json: modules: a banner of type "properties" needs a module of kind "property-banner"',
  ]);
});

test.each([
  [{ type: 'image' }, 'images: a banner of type "image" shows exactly one picture'],
  [
    { type: 'image', images: [picture, picture] },
    'images: a banner of type "image" shows exactly one picture',
  ],
  [{ type: 'gallery', images: [picture] }, 'images: a banner of type "gallery" shows 2 to 12 pictures'],
  [{ type: 'none', images: [picture] }, 'images: a banner of type "none" shows no picture'],
  [{ type: 'image', images: [slides[1]] }, 'images: only pictures of a gallery have links'],
  [{ type: 'video' }, 'video: a banner of type "video" needs it'],
  [{ type: 'none', video }, 'video: a banner of type "none" shows no video'],
  ...[
    '../agency.json',
    '/etc/tour.mp4',
    'https://videos.example/tour.mp4',
    'a/../../tour.mp4',
    'tour.mov',
  ].map(
    (source) =>
      [
        { type: 'video', video: { ...video, source } },
        'video.source: must be an .mp4 or .webm file in the folder of the content',
      ] as const,
  ),
  [{ type: 'none', colour: 'red' }, 'colour: must look like #2e5a4c'],
  [{ type: 'none', colour: '#808080' }, 'colour: neither dark nor light text is readable on it'],
])('the banner %j is refused', (banner, fault) => {
  write('pages/home.json', homeWith(banner));
  expect(faults()).toEqual([`pages/home.json: banner.${fault}`]);
});

const moduleOf = (kind: string) => ({
  id: 'loan',
  kind,
  position: 'contentRow',
  title: { fr: 'Votre crédit' },
});

test('a module may be of any kind: a remote that shows it may come later', () => {
  write('pages/about.json', { ...about, modules: [moduleOf('mortgage-calculator')] });
  expect(loadAgencyConfig(folder).pages.about!.modules[0]!.kind).toBe('mortgage-calculator');
});

test.each(['', 'Mortgage calculator', '../x', 'a'.repeat(65)])('%j is no kind of module', (kind) => {
  write('pages/about.json', { ...about, modules: [moduleOf(kind)] });
  expect(faults()).toEqual([expect.stringMatching(/^pages\/about\.json: modules\[0\]\.kind: /)]);
});

test('the banner of a further page has no picture', () => {
  write('pages/about.json', { ...about, banner: { type: 'image', images: [picture] } });
  expect(faults()).toEqual([
    'pages/about.json: banner.type: must be "none": only the home page has a picture',
  ]);
});

test('the banner of a further page may have a colour, and lie under the header', () => {
  write('pages/about.json', { ...about, banner: { type: 'none', colour: '#2e5a4c', transparent: true } });
  expect(faults()).toEqual([]);
});

test('missing files and broken JSON are named together', () => {
  rmSync(join(folder, 'menu.json'));
  writeFileSync(join(folder, 'footer.json'), '{ "columns": [');
  expect(faults()).toEqual([
    `menu.json: is missing in ${folder}`,
    expect.stringMatching(/^footer\.json: .*JSON/),
  ]);
});

test('the default language must be in use', () => {
  write('languages.json', { default: 'fr', inUse: ['nl', 'en'] });
  expect(faults()).toEqual(['languages.json: default: must be one of the languages in use']);
});

test('a menu entry can only lead to a link name or to an external link', () => {
  write('menu.json', { entries: [{ id: 'x', title: { fr: 'X' }, target: { page: '/fr/a-vendre/' } }] });
  expect(faults()).toEqual([
    'menu.json: entries[0].target.page: a link name: lower-case letters, digits and hyphens, at most 64',
  ]);
});

test('a further page is one more file', () => {
  write('pages/about.json', about);
  write('menu.json', { entries: [{ id: 'x', title: { fr: 'X' }, target: { page: 'about' } }] });
  expect(loadAgencyConfig(folder).pages.about?.title).toEqual({ fr: 'L’agence' });
});

test('the home page must be there', () => {
  rmSync(join(folder, 'pages'), { recursive: true });
  expect(faults()).toEqual([`pages/home.json: is missing in ${folder}`]);
});

test('the file of a page has the name of its page', () => {
  write('pages/fees.json', about);
  write('pages/abuot.json', about);
  expect(faults().toSorted()).toEqual([
    'pages/abuot.json: the file: no page of this name; pages are home, privacy, cookies, disclaimer, about, services, fees, tenant-insurance',
    'pages/fees.json: page: must be "fees"',
  ]);
});

test('links to a page that the agency does not have are named by file', () => {
  for (const key of CONTENT_PAGE_KEYS) rmSync(join(folder, `pages/${key}.json`));
  const links = [{ label: { fr: 'Vie privée' }, target: { page: 'privacy' } }];
  write('footer.json', { columns: [{ title: { fr: 'L’agence' }, links }], copyright: { fr: '©' } });
  const child = { id: 'y', title: { fr: 'Y' }, target: { page: 'fees' } };
  write('menu.json', { entries: [{ ...child, target: { page: 'sale' }, childMenus: [child] }] });
  const slide = { ...picture, link: { page: 'about' } };
  write('pages/home.json', homeWith({ type: 'gallery', images: [picture, slide] }));
  expect(faults()).toEqual([
    'menu.json: leads to the page "fees", but there is no pages/fees.json',
    'footer.json: leads to the page "privacy", but there is no pages/privacy.json',
    'pages/home.json: leads to the page "about", but there is no pages/about.json',
  ]);
});

test('an unknown key is a fault, so that a misspelt one does not go unnoticed', () => {
  write('layout.json', { breakpoint: { mobile: 1, tablet: 2 } });
  expect(faults()).toEqual([expect.stringMatching(/^layout\.json: .*breakpoint/)]);
});
