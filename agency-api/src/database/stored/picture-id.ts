import { hash } from 'node:crypto';

/** The id of a picture in addresses, derived from its source: the same in every language and load. */
export function pictureId(source: string): string {
  return hash('sha1', source, 'base64url').slice(0, 16);
}
