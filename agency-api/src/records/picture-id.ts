import { hash } from 'node:crypto';

/** The id of a picture in addresses. It follows from the source alone: the same in every language and at every load. */
export function pictureId(source: string): string {
  return hash('sha1', source, 'base64url').slice(0, 16);
}
