import { PictureUnavailable } from '../picture-unavailable.ts';

export interface HttpSourceLimits {
  timeoutMs: number;
  maxBytes: number;
}

/**
 * Fetches a picture from another server. Throws `PictureUnavailable` when it has none, fails, is slow, or sends something else, and the
 * signal's reason once nobody waits for the picture any more.
 */
export async function fetchPicture(
  url: string,
  { timeoutMs, maxBytes }: HttpSourceLimits,
  signal: AbortSignal,
): Promise<Buffer> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  let answered = false;
  try {
    const response = await fetch(url, { signal: ended, headers: { accept: 'image/*' } });
    answered = true;
    checkAnswer(response, url);
    return await readAtMost(response, maxBytes, url);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PictureUnavailable) throw error;
    const fault = ended.aborted && !answered ? 'silent' : 'unreachable';
    throw new PictureUnavailable(fault, `${url} cannot be fetched`, error);
  }
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
