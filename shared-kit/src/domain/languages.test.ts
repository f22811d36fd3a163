import { isLanguage, LANGUAGES } from './languages.ts';

test.each(LANGUAGES)('%s is a language of the site', (language) => {
  expect(isLanguage(language)).toBe(true);
});

test.each(['FR', 'fr-BE', 'es', '', 'favicon.ico', null, undefined, 0, ['fr']])('%p is not', (value) => {
  expect(isLanguage(value)).toBe(false);
});
