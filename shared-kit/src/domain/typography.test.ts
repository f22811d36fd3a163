import { colon, typeset } from './typography.ts';

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

test('a label is parted from its value as the language does', () => {
  expect([colon('fr'), colon('nl')]).toEqual(['\u00a0: ', ': ']);
});
