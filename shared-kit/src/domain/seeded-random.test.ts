import { randomFor } from './seeded-random.ts';

const draws = (...keys: string[]) => {
  const random = randomFor(...keys);
  return Array.from({ length: 5 }, () => random.next());
};

test('equal keys give the same numbers, others do not', () => {
  expect(draws('seed', 'price')).toEqual(draws('seed', 'price'));
  expect(draws('seed', 'price')).not.toEqual(draws('seed', 'size'));
});

test('whole numbers reach both ends and nothing beyond', () => {
  const random = randomFor('ends');
  const drawn = new Set(Array.from({ length: 200 }, () => random.int(1, 3)));
  expect(drawn).toEqual(new Set([1, 2, 3]));
});

test('a choice with weight 0 is never picked', () => {
  const random = randomFor('weights');
  const drawn = Array.from({ length: 100 }, () =>
    random.weighted([
      ['never', 0],
      ['always', 1],
    ] as const),
  );
  expect(new Set(drawn)).toEqual(new Set(['always']));
});

test('shuffling keeps every item and leaves the list alone', () => {
  const list = [1, 2, 3, 4, 5];
  expect(randomFor('cards').shuffle(list).sort()).toEqual(list);
});
