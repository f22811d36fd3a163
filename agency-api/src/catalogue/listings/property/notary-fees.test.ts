import { expect, test } from '@jest/globals';
import { listingsFileSchema } from '../../../configuration/schemas/listings.ts';
import { notaryFees } from './notary-fees.ts';

const parseTable = (table: object) => listingsFileSchema.parse({ notaryFees: table }).notaryFees!;

test('each part of the price has its share, with fixed costs and VAT', () => {
  const table = parseTable({
    bands: [{ upTo: 10_000, percent: 4 }, { upTo: 50_000, percent: 2 }, { percent: 1 }],
    fixed: 500,
  });
  // 400 + 800 + 500, and 500 of fixed costs: 2,200, and 21 % VAT of it.
  expect(notaryFees(table, 100_000)).toBe(2662);
  // 4 % of 5,000 and 500: 700, with VAT.
  expect(notaryFees(table, 5000)).toBe(847);
});

test.each([
  [[{ upTo: 10_000, percent: 4 }], 'every band but the last one must have upTo'],
  [[{ percent: 4 }, { percent: 1 }], 'every band but the last one must have upTo'],
  [[{ upTo: 9, percent: 4 }, { upTo: 8, percent: 4 }, { percent: 1 }], 'upTo must rise from band to band'],
])('the bands %j are refused: %s', (bands, message) => {
  expect(listingsFileSchema.safeParse({ notaryFees: { bands } }).error?.issues[0]).toMatchObject({
    path: ['notaryFees'],
    message,
  });
});
