import { fetch, type Dispatcher, type Response } from 'undici';
import { ApiFault } from '../../http/api-fault.ts';
import { withIdleTimeout } from '../../http/idle-timeout.ts';
import type { PictureHosts } from '../../files/pictures/sources/picture-hosts.ts';

const REDIRECTS = 3;
const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** A document as its server sends it; it is passed on as it comes. */
interface FetchedDocument {
  type: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** Types that a document may say of itself; another is a file without a type. */
const TYPES = /^(application\/pdf|image\/(?:jpeg|png|webp))\b/;

interface FetchOptions {
  hosts: PictureHosts;
  dispatcher: Dispatcher;
  /** ms that the server may be silent. */
  silence: number;
  /** Ends the request when the visitor has left. */
  left: AbortSignal;
  /** Told why a server cannot be reached. */
  onUnreachable(error: unknown): void;
}

/**
 * Asks the agency's server for a document. Only servers that are allowed are asked, also where one leads on to another.
 * Throws `ApiFault` 404 for what cannot be had, be it because the server is away.
 */
export async function fetchDocument(address: string, options: FetchOptions): Promise<FetchedDocument> {
  const { silence, left, onUnreachable } = options;
  try {
    const { answer, bytes } = await withIdleTimeout(
      (signal) => follow(address, options, signal),
      silence,
      left,
    );
    return { type: readType(answer), bytes };
  } catch (error) {
    if (error instanceof ApiFault) throw error;
    onUnreachable(error);
    throw new ApiFault('not-found');
  }
}

async function follow(
  address: string,
  { hosts, dispatcher }: FetchOptions,
  signal: AbortSignal,
): Promise<Response> {
  let url = new URL(address);
  for (let stop = 0; stop <= REDIRECTS && hosts.allows(url); stop++) {
    const response = await fetch(url, { dispatcher, signal, redirect: 'manual' });
    const next = isRedirect(response.status) ? response.headers.get('location') : null;
    if (next === null) return requireDocument(response);
    await response.body?.cancel();
    if (!URL.canParse(next, url)) break;
    url = new URL(next, url);
  }
  throw new ApiFault('not-found');
}

async function requireDocument(response: Response): Promise<Response> {
  if (response.ok && response.body) return response;
  await response.body?.cancel();
  throw new ApiFault('not-found');
}

const readType = ({ headers }: Response): string =>
  TYPES.exec(headers.get('content-type') ?? '')?.[0] ?? 'application/octet-stream';
