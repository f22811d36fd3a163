import { screen } from '@testing-library/react';
import { renderPart } from '../../../testing/render-part.tsx';
import { Pagination, pageWindow } from './pagination.tsx';

const show = (page: number, pageCount: number) =>
  renderPart(<Pagination page={page} pageCount={pageCount} toPath={(n) => `/fr/a-vendre/?page=${n}`} />);

test('says where the visitor is and links to the neighbours', () => {
  show(3, 9);
  expect(screen.getByText('Page 3 sur 9', { selector: 'p' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Page précédente' }).getAttribute('href')).toBe(
    '/fr/a-vendre/?page=2',
  );
  expect(screen.getByRole('link', { name: 'Page suivante' }).getAttribute('href')).toBe(
    '/fr/a-vendre/?page=4',
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('3');
});

test('has no way before the first page or past the last', () => {
  show(1, 2);
  expect(screen.queryByRole('link', { name: 'Page précédente' })).toBeNull();
});

test('is not there for a single page', () => {
  show(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});

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
