import type { RequestHandler } from 'express';

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
