import { expect, test } from '@jest/globals';
import { newSecret, createSetup, stepOfCode } from './one-time-code.ts';

/** RFC 6238, appendix B, SHA-1: the last six of its eight digits. */
const SECRET = '12345678901234567890';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the code at second %d is that of the RFC', async (second, code) => {
  const now = second * 1000;
  expect(await stepOfCode(SECRET, code, { after: 0, now })).toBe(Math.floor(second / 30));
});

test('a code is good half a minute before and after, no longer, and not again', async () => {
  const at = (second: number, after = 0) => stepOfCode(SECRET, '081804', { after, now: second * 1000 });
  const step = Math.floor(1_111_111_109 / 30);
  expect(await at(1_111_111_109 - 30)).toBe(step);
  expect(await at(1_111_111_109 + 30)).toBe(step);
  expect(await at(1_111_111_109 + 61)).toBeUndefined();
  expect(await at(1_111_111_109, step)).toBeUndefined();
});

test('an app gets the key in base32, named after agency and owner', () => {
  const { key, address } = createSetup(SECRET, { agency: 'Maison & Jardin', email: 'anne@owners.example' });
  expect(key).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const url = new URL(address);
  expect([url.protocol, url.searchParams.get('secret'), url.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    key,
    'Maison & Jardin',
  ]);
  expect(newSecret()).toHaveLength(24);
});
