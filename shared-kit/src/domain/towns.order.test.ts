import { expect, test } from '@jest/globals';
import fc from 'composer/testing/fast-check.ts';
import { LANGUAGES } from './languages.ts';
import { townOrder } from './towns.ts';

const inOrder = (names: string[], language: (typeof LANGUAGES)[number] = 'nl') =>
  names.toSorted(townOrder(language));

test.each(LANGUAGES)("names with 's or 't stand under the word after it, also in %s", (language) => {
  const names = ['Gent', 'Aalst', "'s Gravenwezel", 'Zulte', '’s-Herenelderen', 'Hasselt', "'t Zand", 'Geel'];
  expect(inOrder(names, language)).toEqual([
    'Aalst',
    'Geel',
    'Gent',
    "'s Gravenwezel",
    'Hasselt',
    '’s-Herenelderen',
    "'t Zand",
    'Zulte',
  ]);
});

test('accents and case count last, and a word that begins so is no article', () => {
  expect(inOrder(['Evere', 'Éghezée', 'Eeklo'], 'fr')).toEqual(['Eeklo', 'Éghezée', 'Evere']);
  expect(inOrder(['Sint-Niklaas', 'Temse', 'Schoten', "L'Écluse"])).toEqual([
    "L'Écluse",
    'Schoten',
    'Sint-Niklaas',
    'Temse',
  ]);
  expect(inOrder(["'s", 'Aalst'])).toEqual(["'s", 'Aalst']);
});

test('the order is the same from whichever order the names come, and equal names only are equal', () => {
  const name = fc.tuple(
    fc.constantFrom('', "'s ", "'s-", "'t ", '’s '),
    fc.constantFrom('Aa', 'aa', 'Äa', 'Gent', 'Z 2', 'Z 10'),
  );
  fc.assert(
    fc.property(
      fc.array(
        name.map((parts) => parts.join('')),
        { maxLength: 8 },
      ),
      (names) => {
        expect(inOrder(names.toReversed())).toEqual(inOrder(names));
      },
    ),
  );
});
