import { createHash } from 'node:crypto';

/** The sha384 of a file's content, as browsers take it (Subresource Integrity) and as `release.json` declares it. */
export const computeIntegrity = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
