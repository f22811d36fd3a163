import { contentPagePath, isContentPageKey } from 'shared-kit/domain/content-pages';
import { formPath } from 'shared-kit/domain/form-paths';
import { ownerPath } from 'shared-kit/domain/owner-paths';
import { listPath } from 'shared-kit/domain/property-path';
import type { Language } from 'shared-kit/domain/languages';
import type { PageKey, Target } from './schemas/link.ts';

/** Public path of a page of the site in a language (product A10). */
export function pagePath(page: PageKey, language: Language): string {
  if (page === 'home') return `/${language}/`;
  if (isContentPageKey(page)) return contentPagePath(page, language);
  if (page === 'contact') return formPath('contact', language);
  if (page === 'owner') return ownerPath('portal', language);
  return listPath({ language, section: page });
}

/** The address that a target means in a language: a public path, or the external link as it is. */
export function hrefOf(target: Target, language: Language): string {
  return 'page' in target ? pagePath(target.page, language) : target.link;
}
