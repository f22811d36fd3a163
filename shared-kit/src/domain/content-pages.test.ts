import { canonicalPath } from './canonical-path.ts';
import { CONTENT_PAGE_KEYS, CONTENT_PAGES, contentPagePath, isContentPageKey } from './content-pages.ts';
import { LANGUAGES } from './languages.ts';

test('the privacy statement has a path of its own in each language', () => {
  expect(LANGUAGES.map((language) => contentPagePath('privacy', language))).toEqual([
    '/nl/privacy/',
    '/fr/confidentialite/',
    '/en/privacy/',
    '/de/datenschutz/',
  ]);
});

test('paths are spelt as addresses are, and no two pages share one', () => {
  const paths = CONTENT_PAGE_KEYS.flatMap((key) => [
    CONTENT_PAGES[key].originalPath,
    ...LANGUAGES.map((language) => contentPagePath(key, language)),
  ]);
  expect(paths.map(canonicalPath)).toEqual(paths);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(['home', 'constructor', '__proto__', ''])('%j is no key of a content page', (key) => {
  expect(isContentPageKey(key)).toBe(false);
});
