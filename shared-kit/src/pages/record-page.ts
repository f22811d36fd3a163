import { data, redirect } from 'react-router';
import type { PageErrorProps } from 'shared-kit/contracts/page';

/** Largest id that the API accepts (a PostgreSQL `integer`). */
const MAX_ID = 2_147_483_647;

/** The id that ends the path of a record's page. What cannot be one is a 404 with `code`, without asking the API. */
export function recordId(text = '', code: PageErrorProps['code']): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : Infinity;
  if (id > MAX_ID) throw data({ code } satisfies Pick<PageErrorProps, 'code'>, { status: 404 });
  return id;
}

/** Answers 301 to `path`, with the query of the request, unless the visitor is there (product A18). */
export function redirectToCanonical(url: URL, path: string): void {
  if (url.pathname !== path) throw redirect(path + url.search, 301);
}
