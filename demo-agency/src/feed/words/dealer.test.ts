import { randomFor } from 'shared-kit/domain/seeded-random';
import { createDealer } from './dealer.ts';

const title = (text: string, frame = 'frame', words = text) => ({ text, frame, words, rank: 0 });

test('every way of saying a thing is heard before one comes again', () => {
  const { deal } = createDealer(randomFor('test'));
  const ways = { group: 'greeting', options: ['one', 'two', 'three', 'four'] };
  const heard = Array.from({ length: 8 }, () => deal(ways));
  expect(new Set(heard.slice(0, 4)).size).toBe(4);
  expect(new Set(heard.slice(4)).size).toBe(4);
});

test('no title is dealt twice', () => {
  const { dealTitle } = createDealer(randomFor('test'));
  const candidates = [title('A house'), title('A garden')];
  expect(new Set([dealTitle(candidates), dealTitle(candidates)]).size).toBe(2);
  expect(() => dealTitle(candidates)).toThrow('No new title');
});

test('a title longer than 80 characters is passed over', () => {
  const { dealTitle } = createDealer(randomFor('test'));
  expect(dealTitle([title('x'.repeat(81)), title('short')])).toBe('short');
});

test('a frame that was just heard gives way to another', () => {
  const { dealTitle } = createDealer(randomFor('test'));
  dealTitle([title('first', 'slogan')]);
  expect(dealTitle([title('second', 'slogan'), title('third', 'plain')])).toBe('third');
});
