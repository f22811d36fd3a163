import { pictureHash, pictureOfHash } from './picture-address.ts';

test('a picture is found by its address', () => {
  expect(pictureOfHash(pictureHash(0), 3)).toBe(0);
  expect(pictureOfHash(pictureHash(2), 3)).toBe(2);
});

test.each([
  '',
  '#',
  '#picture-',
  '#picture-0',
  '#picture-4',
  '#picture--1',
  '#picture-1.5',
  '#picture-01',
  '#picture-1e0',
  '#picture-99999999999',
  '#picture-2 ',
  '#question',
  '#<script>',
])('no picture is at "%s"', (hash) => {
  expect(pictureOfHash(hash, 3)).toBeUndefined();
});
