import type { Composition } from 'composer/contract';
import { canonicalPath } from 'composer/paths';
import type { Language } from 'shared-kit/domain/languages';
import { localizedPath, relocalizedPath } from './original-path.ts';

/** What to do with the path of a page request. `byLanguage`: another visitor may be sent elsewhere. */
export type PageAddress =
  | { kind: 'render' }
  | { kind: 'file' }
  | { kind: 'redirect'; path: string; status: 301 | 302; byLanguage: boolean };

/**
 * One page has one spelling. An original path leads to the page's: in the language before it ("/fr/for-sale/"), else in the
 * visitor's.
 */
export function pageAddress(path: string, composition: Composition, language: Language): PageAddress {
  if (isFile(path)) return { kind: 'file' };
  const canonical = canonicalPath(path);
  const localized = canonical === '/' ? `/${language}/` : localizedPath(composition, canonical, language);
  if (localized) return { kind: 'redirect', path: localized, status: 302, byLanguage: true };
  const own = relocalizedPath(composition, canonical) ?? canonical;
  if (own !== path) return { kind: 'redirect', path: own, status: 301, byLanguage: false };
  return { kind: 'render' };
}

/** Addresses of files are no pages: /favicon.ico, /wp-login.php. */
const isFile = (path: string) => /\.[A-Za-z0-9]{1,8}$/.test(path);
