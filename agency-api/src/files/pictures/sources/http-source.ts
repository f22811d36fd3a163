import { fetch, type Response } from 'undici';
import { PictureUnavailable } from '../original.ts';
import { hostConnections, PrivateAddress, type LookUp } from './host-connections.ts';
import type { PictureHosts } from './picture-hosts.ts';

interface HttpSourceLimits {
  timeoutMs: number;
  maxBytes: number;
}

const REDIRECTS = 3;
const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/**
 * Fetches a picture from another server. Throws `PictureUnavailable` when the server is not an allowed host, has no such picture,
 * fails, is slow, or sends something else, and the signal's reason when the request is aborted.
 */
export type FetchPicture = (url: string, limits: HttpSourceLimits, signal: AbortSignal) => Promise<Buffer>;

export function pictureFetcher(hosts: PictureHosts, lookUp?: LookUp): FetchPicture {
  const dispatcher = hostConnections(hosts, lookUp);

  /** Every redirect target must be an allowed host. */
  async function follow(address: string, signal: AbortSignal): Promise<Response> {
    let url = new URL(address);
    for (let stop = 0; stop <= REDIRECTS; stop++) {
      if (!hosts.allows(url))
        throw new PictureUnavailable('not-allowed', `${url.host} is not among PICTURE_HOSTS`);
      const headers = { accept: 'image/*' };
      const response = await fetch(url, { dispatcher, signal, headers, redirect: 'manual' });
      const next = isRedirect(response.status) ? response.headers.get('location') : null;
      if (next === null) return response;
      await response.body?.cancel();
      if (!URL.canParse(next, url)) break;
      url = new URL(next, url);
    }
    throw new PictureUnavailable(
      'unusable',
      `${address} is redirected more than ${REDIRECTS} times or nowhere`,
    );
  }

  return async (url, { timeoutMs, maxBytes }, signal) => {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    let answered = false;
    try {
      const response = await follow(url, ended);
      answered = true;
      checkAnswer(response, url);
      return await readAtMost(response, maxBytes, url);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof PictureUnavailable) throw error;
      if ((error as Error).cause instanceof PrivateAddress)
        throw new PictureUnavailable('not-allowed', `${url} leads to a private network`, error);
      const fault = ended.aborted && !answered ? 'silent' : 'unreachable';
      throw new PictureUnavailable(fault, `${url} cannot be fetched`, error);
    }
  };
}

function checkAnswer({ ok, status, headers }: Response, url: string): void {
  if (status === 404 || status === 410) throw new PictureUnavailable('missing', `${url} answers ${status}`);
  if (!ok) throw new PictureUnavailable('unreachable', `${url} answers ${status}`);
  const type = headers.get('content-type') ?? '';
  if (!/^image\/(?!svg)/i.test(type))
    throw new PictureUnavailable('unusable', `${url} is "${type}", not a picture`);
}

async function readAtMost(response: Response, maxBytes: number, url: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new PictureUnavailable('unusable', `${url} is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
