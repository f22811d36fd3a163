import type { Composition } from '../../contract/boot.ts';
import { canonicalPath } from '../../contract/canonical-path.ts';
import type { Language } from '../../contract/register.ts';
import type { GatewaySite } from '../site.ts';
import { pathLanguage } from './visitor-language.ts';
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

/**
 * A misspelt original path of a page of the content ("/Over-Ons") leads there in one step, and not by way of its right spelling; the right
 * spelling itself is found when it is rendered. While the API is away it takes two steps.
 * @param until when to go on without the API, as `Date.now()` tells it
 */
export async function contentAddress(
  address: PageAddress,
  site: Pick<GatewaySite, 'languages' | 'lookUp'>,
  { language, until }: { language: Language; until: number },
): Promise<PageAddress> {
  if (address.kind !== 'redirect' || address.byLanguage || pathLanguage(address.path, site)) return address;
  const path = await site.lookUp(address.path, language, until);
  return path === undefined ? address : { kind: 'redirect', path, status: 302, byLanguage: true };
}

/** Addresses of files are no pages: /favicon.ico, /wp-login.php. */
const isFile = (path: string) => /\.[A-Za-z0-9]{1,8}$/.test(path);
