import { fetch, type Dispatcher, type Response } from 'undici';
import { ApiFault } from '../http/api-fault.ts';
import type { PictureHosts } from '../pictures/sources/picture-hosts.ts';

const REDIRECTS = 3;
const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** A document as its server sends it; it is passed on as it comes. */
export interface FetchedDocument {
  type: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** Types that a document may say of itself; another is a file without a type. */
const TYPES = /^(application\/pdf|image\/(?:jpeg|png|webp))\b/;

/**
 * Asks the agency's server for a document. Only servers that are allowed are asked, also where one leads on to another.
 * Throws `ApiFault` 404 for what cannot be had.
 */
export async function fetchDocument(
  address: string,
  { hosts, dispatcher, signal }: { hosts: PictureHosts; dispatcher: Dispatcher; signal: AbortSignal },
): Promise<FetchedDocument> {
  let url = new URL(address);
  for (let stop = 0; stop <= REDIRECTS && hosts.allows(url); stop++) {
    const response = await fetch(url, { dispatcher, signal, redirect: 'manual' });
    const next = isRedirect(response.status) ? response.headers.get('location') : null;
    if (next === null) return documentOf(response);
    await response.body?.cancel();
    if (!URL.canParse(next, url)) break;
    url = new URL(next, url);
  }
  throw new ApiFault('not-found');
}

async function documentOf(response: Response): Promise<FetchedDocument> {
  if (response.ok && response.body) {
    const [type = 'application/octet-stream'] = TYPES.exec(response.headers.get('content-type') ?? '') ?? [];
    return { type, bytes: response.body };
  }
  await response.body?.cancel();
  throw new ApiFault('not-found');
}
