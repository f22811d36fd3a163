import { expect, jest, test } from '@jest/globals';
import { MarkupCache } from './running-releases.ts';

const renders = (markup: string) => jest.fn(() => markup);

test('renders once for a key, and again for another', () => {
  const kept = new MarkupCache();
  const villa = renders('<p>Villa</p>');
  expect([kept.get('1', villa), kept.get('1', villa)]).toEqual(['<p>Villa</p>', '<p>Villa</p>']);
  expect(villa).toHaveBeenCalledTimes(1);
  expect(kept.get('2', renders('<p>Loft</p>'))).toBe('<p>Loft</p>');
});

test('what fails is told, and tried again by the next page', () => {
  const kept = new MarkupCache();
  const broken = () => {
    throw new Error('broken');
  };
  expect(() => kept.get('1', broken)).toThrow('broken');
  expect(kept.get('1', renders('<p>Villa</p>'))).toBe('<p>Villa</p>');
});

test('keys and markup have room for so many characters; what was asked for last stays', () => {
  const kept = new MarkupCache(100);
  const [first, second, third] = [renders('a'.repeat(40)), renders('b'.repeat(40)), renders('c'.repeat(40))];
  kept.get('first', first);
  kept.get('second', second);
  kept.get('first', first);
  kept.get('third', third);
  kept.get('first', first);
  kept.get('second', second);
  expect([first, second, third].map((render) => render.mock.calls.length)).toEqual([1, 2, 1]);
});

test('what is larger than the room is rendered each time', () => {
  const kept = new MarkupCache(100);
  const large = renders('a'.repeat(200));
  expect([kept.get('1', large), kept.get('1', large)]).toEqual(['a'.repeat(200), 'a'.repeat(200)]);
  expect(large).toHaveBeenCalledTimes(2);
});
