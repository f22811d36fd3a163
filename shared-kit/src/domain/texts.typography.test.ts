import { colon, typeset } from './texts.ts';

test.each([
  ['Prix : 5 ? Oui ; non !', 'Prix\u00a0: 5\u00a0? Oui\u00a0; non\u00a0!'],
  ['un « devis » gratuit', 'un «\u00a0devis\u00a0» gratuit'],
  ['Une question ?</p>', 'Une question\u00a0?</p>'],
  ['de 10:00 à 12:00, voir https://x.example/?a=1 :', 'de 10:00 à 12:00, voir https://x.example/?a=1\u00a0:'],
  ['un lien ?page=2', 'un lien ?page=2'],
])('in French %j is set with spaces that do not break', (text, set) => {
  expect(typeset(text, 'fr')).toBe(set);
});

test('other languages keep their texts', () => {
  expect(typeset('A « quote » : yes ?', 'en')).toBe('A « quote » : yes ?');
});

test.each([
  ['fr', '12,5\u00a0% ou 3\u00a0%'],
  ['de', '12,5\u00a0% ou 3\u00a0%'],
  ['nl', '12,5% ou 3%'],
  ['en', '12,5% ou 3%'],
] as const)('in %s a percent sign stands with its figure as Intl sets it', (language, set) => {
  for (const text of ['12,5 % ou 3%', '12,5% ou 3\u00a0%', '12,5\u202f% ou 3 %'])
    expect(typeset(text, language)).toBe(set);
  const share = new Intl.NumberFormat(`${language}-BE`, { style: 'percent' }).format(0.03);
  expect(typeset('{percent} %', language)).toBe(share.replace('3', '{percent}'));
});

test('an encoded character of an address is no percentage', () => {
  expect(typeset('https://x.example/1%C3%A9', 'fr')).toBe('https://x.example/1%C3%A9');
});

test('a label is parted from its value as the language does', () => {
  expect([colon('fr'), colon('nl')]).toEqual(['\u00a0: ', ': ']);
});
