import type { Language } from './register.ts';

/**
 * The canonical path of a page: lower case, accent-free, one slash between segments, leading and
 * trailing slash. Takes a request path without query; never throws. Characters that are not allowed in a path are percent-encoded, so
 * the result is safe as the target of a redirect. Paths of files (`/favicon.ico`) are not pages: do not pass them.
 */
export function canonicalPath(path: string): string {
  const segments = path.split('/').map(canonicalSegment).filter(isNamed);
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

function canonicalSegment(segment: string): string {
  const plain = foldAccents(decode(segment)).toLowerCase();
  return encodeURIComponent(plain.toWellFormed()).toLowerCase();
}

function isNamed(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..';
}

/** Old links encode accents in Latin-1 (`discr%E9te`), which is malformed UTF-8: those are decoded byte by byte. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment.replace(/%([0-9a-f]{2})/gi, (_escape, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    );
  }
}

/**
 * The path that a route's pattern makes of parameters: "articles/:topic/:slug?/:id" → "articles/garden/7". What is optional is left
 * out when it is empty. Undefined when a parameter is missing.
 */
export function fillPattern(
  pattern: string,
  params: Readonly<Record<string, string | number>>,
): string | undefined {
  const segments: (string | number)[] = [];
  for (const segment of pattern.split('/')) {
    const isOptional = segment.endsWith('?');
    const name = isOptional ? segment.slice(0, -1) : segment;
    const filled = name.startsWith(':') ? (params[name.slice(1)] ?? '') : isOptional ? '' : name;
    if (filled !== '') segments.push(filled);
    else if (!isOptional) return undefined;
  }
  return segments.join('/');
}

/** Whether a path fits a pattern, in which ":name" is any segment and a trailing "?" marks one that may be missing. */
export function matchesPattern(pattern: string, path: string): boolean {
  return matchesSegments(pattern.split('/').filter(Boolean), path.split('/').filter(Boolean));
}

function matchesSegments([segment, ...rest]: string[], given: string[]): boolean {
  if (segment === undefined) return given.length === 0;
  if (segment.endsWith('?') && matchesSegments(rest, given)) return true;
  const [first, ...others] = given;
  if (first === undefined) return false;
  return (segment.startsWith(':') || segment.replace('?', '') === first) && matchesSegments(rest, others);
}

/** The language that leads a path, if one of the site's does. */
export const pathLanguage = (
  path: string,
  { languages }: { languages: readonly Language[] },
): Language | undefined => {
  const first = path.split('/', 2)[1];
  return languages.find((language) => language === first);
};

/** Letters that Unicode does not decompose into a base letter and an accent. */
// prettier-ignore
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  œ: 'oe', Œ: 'OE', æ: 'ae', Æ: 'AE', ß: 'ss', ẞ: 'SS', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i',
};

/** Text without accents, case kept: "Liège" → "Liege", "œuvre" → "oeuvre", "m²" → "m2". For slugs and for matching. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œŒæÆßẞøØłŁđĐı]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}
