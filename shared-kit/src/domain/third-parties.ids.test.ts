import { configuredThirdParties, THIRD_PARTY_IDS } from './third-parties.ts';

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
