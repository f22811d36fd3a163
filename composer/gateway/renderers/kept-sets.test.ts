import { KeptSets } from './renderer-work.ts';

const live = (id: number) => ({ id, audience: 'all' as const });
const share = (id: number) => ({ id, audience: 'share' as const });
const other = (id: number) => ({ id, audience: 'holder' as const });

test('a set is sent once; the live one of before stays until the second flip', () => {
  const sets = new KeptSets();
  expect([1, 1, 2, 1, 3].map((id) => sets.use(live(id)))).toEqual([[], undefined, [], undefined, [1]]);
});

test('a late request of an earlier set does not drop what is live', () => {
  const sets = new KeptSets();
  for (const id of [1, 2, 3]) sets.use(live(id));
  expect(sets.use(live(1))).toEqual([2]);
  expect(sets.use(live(3))).toBeUndefined();
});

test('that of a canary has its place beside the live one, whatever links ask for', () => {
  const sets = new KeptSets();
  expect(sets.use({ id: 1, audience: 'rest' })).toEqual([]);
  expect(sets.use(share(2))).toEqual([]);
  for (const id of [3, 4, 5, 6, 7]) sets.use(other(id));
  expect([sets.use(share(2)), sets.use({ id: 1, audience: 'rest' })]).toEqual([undefined, undefined]);
  expect([8, 9].map((id) => sets.use(share(id)))).toEqual([[], [2]]);
});

test('others make room for each other, the longest unused first, and never for what is live', () => {
  const sets = new KeptSets();
  sets.use(live(1));
  for (const id of [2, 3, 4, 5]) expect(sets.use(other(id))).toEqual([]);
  expect(sets.use(other(2))).toBeUndefined();
  expect(sets.use(other(6))).toEqual([3]);
  expect(sets.use(live(1))).toBeUndefined();
  expect(sets.use(live(7))).toEqual([]);
  expect(sets.use(other(2))).toBeUndefined();
});
