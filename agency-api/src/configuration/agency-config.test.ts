import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadAgencyConfig, AgencyConfigError } from './agency-config.ts';
import { EXAMPLE_FOLDER, exampleConfig } from '../../testing/example-agency.ts';

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

test('the demo agency is called and visited at the hours of product V8', () => {
  expect(exampleConfig().contact.timeSlots).toEqual({
    contact: ['10:00-13:00', '14:00-16:00', '16:00-19:00'],
    visit: ['10:00-13:00', '13:00-16:00', '16:00-19:00'],
  });
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

test('missing files and broken JSON are named together', () => {
  rmSync(join(folder, 'contact.json'));
  writeFileSync(join(folder, 'layout.json'), '{ "breakpoints": [');
  expect(faults()).toEqual([
    `contact.json: is missing in ${folder}`,
    expect.stringMatching(/^layout\.json: .*JSON/),
  ]);
});

test('numbers of a language may have another locale, which must be one', () => {
  write('languages.json', { default: 'fr', inUse: ['fr', 'de'], numberLocales: { de: 'de-DE' } });
  expect(loadAgencyConfig(folder).languages.numberLocales).toEqual({ de: 'de-DE' });
  write('languages.json', {
    default: 'fr',
    inUse: ['fr', 'de'],
    numberLocales: { de: 'de_DE', fr: 'français', it: 'it-IT' },
  });
  expect(faults()).toEqual([
    expect.stringMatching(/^languages\.json: numberLocales\.de: must be a locale/),
    expect.stringMatching(/^languages\.json: numberLocales\.fr: must be a locale/),
    expect.stringMatching(/^languages\.json: numberLocales.*it/),
  ]);
});

test('the default language must be in use', () => {
  write('languages.json', { default: 'fr', inUse: ['nl', 'en'] });
  expect(faults()).toEqual(['languages.json: default: must be one of the languages in use']);
});

test('an unknown key is a fault, so that a misspelt one does not go unnoticed', () => {
  write('layout.json', { breakpoint: { mobile: 1, tablet: 2 } });
  expect(faults()).toEqual([expect.stringMatching(/^layout\.json: .*breakpoint/)]);
});

test('third parties are configured by their ids, and none are where there is no file', () => {
  expect(loadAgencyConfig(folder).thirdParties).toEqual({});
  write('third-parties.json', { analytics: 'G-ABCDE12345' });
  expect(loadAgencyConfig(folder).thirdParties).toEqual({ analytics: 'G-ABCDE12345' });
});

test('an id of the wrong shape is refused by name, and so is what cannot be configured', () => {
  write('third-parties.json', {
    tagManager: 'GTM-ABC1234&x=1',
    analytics: 'UA-123-1',
    pixel: 123456789012345,
    reviews: '../46d6a890000064000500e0c3',
    captcha: { provider: 'turnstile', siteKey: '0x1&secret=x' },
    hotjar: '1',
  });
  expect(faults().toSorted()).toEqual([
    'third-parties.json: analytics: must look like G-ABCDE12345',
    'third-parties.json: captcha.siteKey: must look like 0x4AAAAAAAExampleSiteKey',
    expect.stringMatching(/^third-parties\.json: pixel: .*string/),
    'third-parties.json: reviews: must look like 46d6a890000064000500e0c3',
    expect.stringMatching(/^third-parties\.json: tagManager: must look like GTM-ABC1234$/),
    expect.stringMatching(/^third-parties\.json: the file: .*hotjar/),
  ]);
});

test('what forms require is refused by form and field, where it cannot be', () => {
  write('forms.json', {
    required: { contact: { phone: true, firstName: false }, valuation: { phone: false } },
  });
  expect(faults()).toEqual([]);
  write('forms.json', {
    offer: { account: 'BE12', advancePercent: 101 },
    required: { contact: { nickname: true, privacy: false }, petition: { phone: true } },
  });
  expect(faults()).toEqual([
    expect.stringMatching(/^forms\.json: offer\.advancePercent: /),
    expect.stringMatching(/^forms\.json: offer\.account: must be an IBAN/),
    'forms.json: required.contact.nickname: is no field of this form',
    'forms.json: required.contact.privacy: is always required',
    expect.stringMatching(/^forms\.json: required\.petition: is no form: those are contact, /),
  ]);
});

test.each([
  [{ type: 'streets' }, /^listings\.json: map\.type: /],
  [{ marker: 'https://evil.example/pin.svg' }, /^listings\.json: map\.marker: /],
  [
    { marker: { id: '../pin', source: 'pin.svg', width: 64, height: 64, alt: { fr: 'Une étoile' } } },
    /map\.marker\.id: /,
  ],
  [{ key: 'AIza' }, /^listings\.json: map: /],
])('a map of %j is refused by name', (map, fault) => {
  write('listings.json', { map });
  expect(faults()).toEqual([expect.stringMatching(fault)]);
});

test('rooms of a search are offered in the order and numbers of the agency', () => {
  write('listings.json', { rooms: { garages: true, bedrooms: 6 } });
  expect(faults()).toEqual([]);
  expect(Object.entries(loadAgencyConfig(folder).listings.rooms!)).toEqual([
    ['garages', true],
    ['bedrooms', 6],
  ]);
});

test.each([
  [{}, /^listings\.json: rooms: must name a room, or be left out/],
  [{ bedrooms: 2, kitchens: 2 }, /^listings\.json: rooms/],
  [{ bedrooms: 0 }, /^listings\.json: rooms\.bedrooms: /],
  [{ bedrooms: 21 }, /^listings\.json: rooms\.bedrooms: /],
  [{ bedrooms: '6' }, /^listings\.json: rooms\.bedrooms: /],
  [{ bedrooms: false }, /^listings\.json: rooms\.bedrooms: /],
])('rooms of a search of %j are refused by name', (rooms, fault) => {
  write('listings.json', { rooms });
  expect(faults()).toEqual([expect.stringMatching(fault)]);
});

test.each(['AIza', 'AIzaExampleExampleExampleExampleExample"><script>', 'https://maps.evil.example', 7])(
  'a key of Google’s map of %j is refused by name',
  (googleMap) => {
    write('third-parties.json', { googleMap });
    expect(faults()).toEqual([expect.stringMatching(/^third-parties\.json: googleMap: /)]);
  },
);
