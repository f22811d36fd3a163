import type { Href } from 'shared-kit/contracts/links';
import type { Language } from 'shared-kit/domain/languages';

/** Site-relative address of a page of the discreet list. */
export function discreetAddress(href: Href, page = 1, language?: Language): string | undefined {
  const path = href('discreet', {}, language);
  return path && (page > 1 ? `${path}?page=${page}` : path);
}
