import { expect, test } from '@jest/globals';
import { languagesInWords } from './shown-media.ts';

test.each([
  [['nl', 'fr'], 'en', 'Dutch and French'],
  [['nl', 'fr', 'en'], 'fr', 'néerlandais, français et anglais'],
  [['de', 'FR', 'fr'], 'nl', 'Duits en Frans'],
  [['nl', 'de'], 'de', 'Niederländisch und Deutsch'],
  [['fr'], 'en', 'French'],
  [['fr', 'zz'], 'en', 'French'],
  [[], 'en', ''],
] as const)('%j in %s are "%s"', (codes, language, words) => {
  expect(languagesInWords(codes, language)).toBe(words);
});
