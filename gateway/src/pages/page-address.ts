import type { Composition } from 'shared-kit/contracts/boot';
import { canonicalPath } from 'shared-kit/domain/canonical-path';
import type { Language } from 'shared-kit/domain/languages';
import { localizedPath } from './original-path.ts';

/** What to do with the path of a page request. `byLanguage`: another visitor may be sent elsewhere. */
export type PageAddress =
  | { kind: 'render' }
  | { kind: 'file' }
  | { kind: 'redirect'; path: string; status: 301 | 302; byLanguage: boolean };

/** One page has one spelling (decisions P1), and an address without language leads to the visitor's (decisions P3). */
export function pageAddress(path: string, composition: Composition, language: Language): PageAddress {
  if (isFile(path)) return { kind: 'file' };
  const canonical = canonicalPath(path);
  const localized = canonical === '/' ? `/${language}/` : localizedPath(composition, canonical, language);
  if (localized) return { kind: 'redirect', path: localized, status: 302, byLanguage: true };
  if (canonical !== path) return { kind: 'redirect', path: canonical, status: 301, byLanguage: false };
  return { kind: 'render' };
}

/** Addresses of files are no pages: /favicon.ico, /wp-login.php. */
const isFile = (path: string) => /\.[A-Za-z0-9]{1,8}$/.test(path);
