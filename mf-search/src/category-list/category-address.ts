import type { Href } from 'composer/contract';
import type { Language } from 'shared-kit/domain/languages';
import type { CategoryList } from './category-list.ts';

/** Site-relative address of a page of a list. */
export function categoryAddress(
  href: Href,
  list: CategoryList,
  page = 1,
  language?: Language,
): string | undefined {
  const path = href(list, {}, language);
  return path && (page > 1 ? `${path}?page=${page}` : path);
}
