import { expect, test } from '@jest/globals';
import { mergeRecords } from './language-order.ts';

test('each key has the first value that is not empty; false and zero are not empty', () => {
  const dutch = { title: ' ', pictures: [], price: null, garages: 0, gas: false };
  const french = { title: 'Maison', pictures: ['a'], price: 5, garages: 2, gas: true, city: 'Namur' };
  expect(mergeRecords<object>([dutch, french])).toEqual({
    title: 'Maison',
    pictures: ['a'],
    price: 5,
    garages: 0,
    gas: false,
    city: 'Namur',
  });
});
