import type { Href } from 'composer/contract';
import type { Language } from 'shared-kit/domain/languages';

/** Lists of listings that the agency puts together; each has a link name of its own. */
export type CategoryList = 'discreet' | 'holiday';

/** The list that a route of this remote shows. */
export const listOfRoute = (routeId: string): CategoryList =>
  routeId === 'holiday-list' ? 'holiday' : 'discreet';

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
