import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, '1'],
  [1, 4, '1 2 3 4'],
  [1, 20, '1 2 3 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [10, 20, '1 … 9 10 11 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 18 19 20'],
])('page %i of %i offers %s', (page, pageCount, expected) => {
  expect(
    pageWindow(page, pageCount)
      .map((n) => n ?? '…')
      .join(' '),
  ).toBe(expected);
});
