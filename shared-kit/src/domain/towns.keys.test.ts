import { cityKey, parseCityKey } from './towns.ts';

test.each([
  ['Eghezée', '5310', 'eghezée|5310'],
  ['Eghez\u0065\u0301e', '5310', 'eghezée|5310'],
  ['  Sint-Truiden ', 3800, 'sint-truiden|3800'],
  ['La  Louvière', ' 7100', 'la louvière|7100'],
  ['Luxembourg', 'L-1234', 'luxembourg|l-1234'],
])('cityKey(%p, %p) is %p', (name, zip, key) => {
  expect(cityKey(name, zip)).toBe(key);
});

test.each([
  ['eghezée|5310', { name: 'eghezée', zip: '5310' }],
  ['NAMUR | 5000 ', { name: 'namur', zip: '5000' }],
  ['namur', { name: 'namur', zip: '' }],
  ['namur|', { name: 'namur', zip: '' }],
  ['a|b|5000', { name: 'a|b', zip: '5000' }],
  ['na\u0000mur|5000', { name: 'na mur', zip: '5000' }],
  ['|5000', undefined],
  ['', undefined],
  ['|', undefined],
])('parseCityKey(%p) is %j', (key, city) => {
  expect(parseCityKey(key)).toEqual(city);
});

test('a parsed key is written as the same key', () => {
  const city = parseCityKey(cityKey('Thorembais-Saint-Trond', 1360));
  expect(city && cityKey(city.name, city.zip)).toBe('thorembais-saint-trond|1360');
});
