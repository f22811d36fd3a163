import { foldAccents } from './fold-accents.ts';

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
