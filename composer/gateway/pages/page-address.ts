import type { RequestHandler } from 'express';
import type { Composition } from '../../contract/boot.ts';
import { canonicalPath, fillPattern, matchesPattern, pathLanguage } from '../../contract/paths.ts';
import type { Language } from '../../contract/register.ts';
import type { GatewaySite } from '../site.ts';

/** What to do with the path of a page request. `byLanguage`: another visitor may be sent elsewhere. */
export type AddressAnswer =
  | { kind: 'render' }
  | { kind: 'file' }
  | { kind: 'redirect'; path: string; status: 301 | 302; byLanguage: boolean };

/**
 * One page has one spelling. An original path leads to the page's: in the language before it ("/fr/for-sale/"), else in the
 * visitor's.
 */
export function pageAddress(path: string, composition: Composition, language: Language): AddressAnswer {
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
  address: AddressAnswer,
  site: Pick<GatewaySite, 'languages' | 'lookUp'>,
  { language, until }: { language: Language; until: number },
): Promise<AddressAnswer> {
  if (address.kind !== 'redirect' || address.byLanguage || pathLanguage(address.path, site)) return address;
  const path = await site.lookUp(address.path, language, until);
  return path === undefined ? address : { kind: 'redirect', path, status: 302, byLanguage: true };
}

/** Addresses of files are no pages: /favicon.ico, /wp-login.php. */
const isFile = (path: string) => /\.[A-Za-z0-9]{1,8}$/.test(path);

/**
 * The localized path of a language-less one that a live release declares: "/for-sale/" in French is "/fr/a-vendre/",
 * "/property/12/" is "/fr/property/12/". Undefined when none declares it.
 */
function localizedPath(composition: Composition, path: string, language: Language): string | undefined {
  for (const { originalPaths = [], paths } of declaredPages(composition)) {
    const pattern = paths[language];
    if (pattern === undefined) continue;
    for (const original of originalPaths) {
      const params = matchSegments(original, path);
      const filled = params && fillPattern(pattern, params);
      if (filled) return `/${language}/${filled}/`;
    }
  }
  return undefined;
}

/**
 * The localized path of an original one that stands behind a language: "/fr/for-sale/" is "/fr/a-vendre/". Undefined when
 * the path is a page's own already, or no original one.
 */
function relocalizedPath(composition: Composition, path: string): string | undefined {
  const [, first, ...rest] = path.split('/');
  const language = first as Language;
  const patterns = declaredPages(composition).flatMap(({ paths }) =>
    Object.hasOwn(paths, language) ? (paths[language] ?? []) : [],
  );
  const isPage = patterns.some((pattern) => matchesPattern(pattern, rest.join('/')));
  return isPage ? undefined : localizedPath(composition, `/${rest.join('/')}`, language);
}

const declaredPages = ({ shell, remotes }: Composition) => [
  ...shell.pages,
  ...Object.values(remotes).flatMap(({ routes }) => routes),
];

function matchSegments(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    if (segment.startsWith(':')) params[segment.slice(1)] = given[index]!;
    else if (segment !== given[index]) return undefined;
  }
  return params;
}

/**
 * Old links spell accents as single bytes ("/discr%E9te/"), which is no UTF-8. They are read as Latin-1, where every such
 * byte is a letter, and the page's address redirects to its one spelling. Anything else that is no UTF-8 stays a bad request.
 */
export const latin1Path: RequestHandler = (request, _response, next) => {
  const [path = '', ...query] = request.url.split('?');
  const read = isUtf8(path) ? path : fromLatin1(path);
  if (read !== undefined) request.url = [read, ...query].join('?');
  next();
};

function isUtf8(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The path in UTF-8; undefined where a byte over 7F is no letter in Latin-1, or a "%" begins no byte. */
function fromLatin1(path: string): string | undefined {
  const bytes = path.match(/%[89a-f][0-9a-f]/gi) ?? [];
  const letters = bytes.map((byte) => String.fromCharCode(parseInt(byte.slice(1), 16)));
  if (/%(?![0-9a-f]{2})/i.test(path) || !letters.every((letter) => /\p{L}/u.test(letter))) return undefined;
  return path.replace(/%[89a-f][0-9a-f]/gi, () => encodeURIComponent(letters.shift()!));
}
