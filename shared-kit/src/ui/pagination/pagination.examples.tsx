import { Pagination } from './pagination.tsx';

const toPath = (page: number) => `/fr/a-vendre/?page=${page}`;

/** As wide as a page. */
export const isWide = true;

export default {
  'first page': <Pagination page={1} pageCount={3} toPath={toPath} />,
  'in the middle of many': <Pagination page={9} pageCount={40} toPath={toPath} />,
  'last page': <Pagination page={40} pageCount={40} toPath={toPath} />,
};
