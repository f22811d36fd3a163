import { expect, test } from '@jest/globals';
import { personAddress } from './person-address.ts';

const of = (email: string) => personAddress(email)!;

test.each([
  '',
  'marie',
  'marie@',
  '@example.be',
  'marie@example',
  'a b@example.be',
  'marie@example.be, b@c.be',
])('%j is no address', (text) => expect(personAddress(text)).toBeUndefined());

test.each([
  ['marie@example.be', ' Marie@Example.BE\u00a0'],
  ['  MARIE@example.be ', 'marie@example.be'],
  ['marie+villa@example.be', 'Marie+Villa@example.be'],
  ['zoé@example.be', 'ZOE\u0301@example.be'],
  ['anne@müller.example', 'anne@xn--mller-kva.example'],
  ['anne@xn--mller-kva.example', 'anne@Müller.example'],
])('%j is %j', (given, value) => expect(of(given).is(value)).toBe(true));

test.each([
  ['marie@example.be', 'm.arie@example.be'],
  ['marie@example.be', 'marie+villa@example.be'],
  ['marie+villa@example.be', 'marie@example.be'],
  ['mar_e@example.be', 'marie@example.be'],
  ['m%@example.be', 'marie@example.be'],
  ['marie@example.be', 'marie@example.be.uk'],
  ['marie@example.be', null],
])('%j is not %j', (given, value) => expect(of(given).is(value)).toBe(false));

test.each([
  ['marie@example.be', 'Ask MARIE@example.be.', 'Ask [erased].'],
  ['marie@example.be', '<marie@example.be>,marie@example.be;', '<[erased]>,[erased];'],
  ['marie@example.be', "it is 'marie@example.be' - ...marie@example.be!", "it is '[erased]' - ...[erased]!"],
  ['marie@example.be', 'mailto:marie%40example.be?x=%20marie@example.be', 'mailto:[erased]?x=%20[erased]'],
  [
    "o'brien@example.be",
    'o&#39;brien@example.be o%27brien@example.be o’brien@example.be',
    '[erased] [erased] [erased]',
  ],
  ['marie+villa@example.be', 'marie%2Bvilla@example.be, marie+villa@example.be', '[erased], [erased]'],
  ['a.b_c%d@example.be', 'a.b_c%d@example.be aXb_c%d@example.be', '[erased] aXb_c%d@example.be'],
  ['zoé@example.be', 'zo%C3%A9@example.be ZOÉ@example.be', '[erased] [erased]'],
  ['anne@müller.example', 'anne@müller.example anne@xn--mller-kva.example', '[erased] [erased]'],
  ['$&@example.be', 'a $&@example.be b', 'a [erased] b'],
])('%s is taken out of %j', (given, text, redacted) => {
  expect(of(given).isNamedIn(text)).toBe(true);
  expect(of(given).redact(text)).toBe(redacted);
  expect(text.toLowerCase()).toContain(of(given).trace);
});

test.each([
  ['anne-marie@example.be'],
  ['annemarie@example.be'],
  ['anne.marie@example.be'],
  ['anne+marie@example.be'],
  ['anne_marie@example.be'],
  ["o'marie@example.be o&#39;marie@example.be o%27marie@example.be"],
  ['anne%2Bmarie%40example.be'],
  ['zo%C3%A9marie@example.be zoémarie@example.be'],
  ['marie@example.bexx marie@example.be.uk marie@example.be-shop.example'],
  ['marie+villa@example.be marie@exampleXbe m.arie@example.be'],
])('marie@example.be is not in %s', (text) => {
  expect(of('marie@example.be').isNamedIn(text)).toBe(false);
  expect(of('marie@example.be').redact(text)).toBe(text);
});
