import { expect, test } from '@jest/globals';
import { pageLocales } from './page-locales.ts';

test('dates are those of Belgium, figures those of Belgian Dutch in every language, unless configuration has a locale for them', () => {
  expect(pageLocales('de', {})).toEqual({ text: 'de-BE', numbers: 'nl-BE' });
  expect(pageLocales('de', { numberLocale: 'de-DE' })).toEqual({ text: 'de-BE', numbers: 'de-DE' });
});
