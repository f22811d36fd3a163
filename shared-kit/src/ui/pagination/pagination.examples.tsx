import { Pagination } from './pagination.tsx';

const pathOf = (page: number) => `/fr/a-vendre/?page=${page}`;

/** As wide as a page. */
export const isWide = true;

export default {
  'first page': <Pagination page={1} pageCount={3} pathOf={pathOf} />,
  'in the middle of many': <Pagination page={9} pageCount={40} pathOf={pathOf} />,
  'last page': <Pagination page={40} pageCount={40} pathOf={pathOf} />,
};
