import { createHash } from 'node:crypto';

/**
 * The sha384 of a file's content, as browsers take it (Subresource Integrity) and as `release.json` declares it. Renderers use it, and may
 * read nothing outside of the gateway: that is why it is not the one of shared-kit/build.
 */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
