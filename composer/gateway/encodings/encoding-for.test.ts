import { expect, test } from '@jest/globals';
import { encodingFor } from './encodings.ts';

const chosen = (list: string) => encodingFor({ headers: { 'accept-encoding': list } });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, BR ; q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip ;q=0', 'identity'],
  ['br;q=, brotli, x-gzip, gzip2', 'identity'],
  ['*', 'identity'],
  ['', 'identity'],
])('who accepts "%s" gets %s', (list, encoding) => {
  expect(chosen(list)).toBe(encoding);
});

test.each([
  ['blanks', `gzip${' '.repeat(15_000)}, br`],
  ['names', 'br,'.repeat(5_000)],
  ['parameters', `br${';q=1'.repeat(3_000)}`],
])('a list with thousands of %s is not read', (_what, list) => {
  expect(chosen(list)).toBe('identity');
});
