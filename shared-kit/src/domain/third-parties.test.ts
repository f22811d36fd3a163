import {
  configuredThirdParties,
  THIRD_PARTY_IDS,
  mayLoadThirdParties,
  isPreviewPath,
} from './third-parties.ts';

const EXAMPLES = Object.fromEntries(
  Object.entries(THIRD_PARTY_IDS).map(([name, { example }]) => [name, example]),
);

test('each example has the shape that it is an example of', () => {
  expect(configuredThirdParties(EXAMPLES)).toEqual(Object.keys(THIRD_PARTY_IDS));
});

test.each(['', ' ', 'x', '../a', 'a&id=b', 'a"><script>', 'G-ABCDE12345\n', 'GTM-ABC1234 ', 1, null, {}])(
  'no third party is on with the id %j',
  (id) => {
    const ids = Object.fromEntries(Object.keys(EXAMPLES).map((name) => [name, id]));
    expect(configuredThirdParties(ids)).toEqual([]);
  },
);

test('nothing is on without configuration, or with a name that nobody has', () => {
  expect(configuredThirdParties(undefined)).toEqual([]);
  expect(configuredThirdParties({ constructor: 'G-ABCDE12345' } as object)).toEqual([]);
});

test.each([
  ['/fr/a-vendre/', '?city=namur%7C5000', true],
  ['/fr/preview/page/', '', false],
  ['/fr/alerte/', '?token=abc', false],
  ['/fr/alerte/', '?goal=0&token=abc', false],
  ['/fr/alerte/', '?search=token', true],
])('%s%s: %s', (path, search, allowed) => {
  expect(mayLoadThirdParties(path, search)).toBe(allowed);
});

test.each(['/preview/', '/fr/Preview/12/', '/fr/page-preview/'])('%s is a preview', (path) => {
  expect(isPreviewPath(path)).toBe(true);
});

test.each(['/', '/fr/a-vendre/', ''])('%p is not', (path) => {
  expect(isPreviewPath(path)).toBe(false);
});
