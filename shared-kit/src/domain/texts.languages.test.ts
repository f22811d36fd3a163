import { pickText } from './texts.ts';

test.each([
  ['the language itself', { nl: 'Huis', NL: 'HUIS', fr: 'Maison' }, 'Huis'],
  ['its upper-case key', { NL: 'HUIS', en: 'House', fr: 'Maison' }, 'HUIS'],
  ['the site default', { en: 'House', fr: 'Maison', de: 'Haus' }, 'House'],
  ['the site default, upper case', { EN: 'House', fr: 'Maison' }, 'House'],
  ['French', { fr: 'Maison', de: 'Haus' }, 'Maison'],
  ['French, upper case', { FR: 'Maison', de: 'Haus' }, 'Maison'],
  ['nothing, when only an unrelated language has it', { de: 'Haus' }, ''],
])('a Dutch reader of an English-by-default site gets %s', (_case, texts, expected) => {
  expect(pickText(texts, 'nl', 'en')).toBe(expected);
});

test('a blank text counts as missing', () => {
  expect(pickText({ nl: '  ', NL: null, fr: 'Maison' }, 'nl', 'fr')).toBe('Maison');
});

test.each([null, undefined, {}])('no texts at all (%p) give the empty string', (texts) => {
  expect(pickText(texts, 'nl', 'fr')).toBe('');
});
