import { screen } from '@testing-library/react';
import { renderPart } from '../../../testing/render-part.tsx';
import { Pagination } from './pagination.tsx';

const show = (page: number, pageCount: number) =>
  renderPart(<Pagination page={page} pageCount={pageCount} pathOf={(n) => `/fr/a-vendre/?page=${n}`} />);

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
