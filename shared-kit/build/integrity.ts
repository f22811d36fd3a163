import { createHash } from 'node:crypto';

/** The sha384 of a file's content, as browsers take it (Subresource Integrity). */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
