import { expect, test } from '@jest/globals';
import { joinedPrices } from './joined-prices.ts';

test('of several prices of one day the last holds, in whatever order the feed has them', () => {
  const told = [
    { Date: '2026-03-02T18:00', Price: 290_000 },
    { Date: '2026-03-02T09:00', Price: 310_000 },
    { Date: '2026-01-10', Price: 320_000 },
  ];
  expect(joinedPrices(told, [])).toEqual([
    { day: '2026-01-10', amount: 320_000 },
    { day: '2026-03-02', amount: 290_000 },
  ]);
});

test('from the first day of the site on, what it noted itself holds', () => {
  const told = [
    { Date: '2026-01-10', Price: 320_000 },
    { Date: '2026-03-02', Price: 300_000 },
  ];
  const noted = [{ day: '2026-03-02', amount: 290_000 }];
  expect(joinedPrices(told, noted)).toEqual([{ day: '2026-01-10', amount: 320_000 }, ...noted]);
});
