import type { ApiAnswer, ApiCall } from '../renderer-channel/messages.ts';
import type { PageTask } from './page-task.ts';

interface Answered {
  answer: ApiAnswer;
  body: Buffer;
}

/** Asks the API for a renderer. Throws a `TypeError` for any other address, whatever the renderer says. */
export async function askApi(
  { page, fetch }: PageTask,
  { url, method, headers, credentials, hasBody, tag }: ApiCall,
  body: Buffer,
  signal: AbortSignal,
): Promise<Answered> {
  if (!isApi(url, page.apiBaseUrl)) throw new TypeError(`${url} is no address of the API`);
  const sent = hasBody ? { body: body.toString() } : {};
  const response = await fetch(url, { method, headers, credentials, signal, ...sent });
  const answer: ApiAnswer = {
    status: response.status,
    contentType: response.headers.get('content-type') ?? 'application/json',
    freshUntil: Date.parse(response.headers.get('expires') ?? '') || 0,
    tag: tagOf(response),
  };
  if (answer.tag === tag) return { answer: { ...answer, unchanged: true }, body: Buffer.alloc(0) };
  return { answer, body: Buffer.from(await response.text()) };
}

const isApi = (url: string, apiBaseUrl: string) =>
  URL.canParse(url) && new URL(url).origin === new URL(apiBaseUrl).origin;

const tags = new WeakMap<Response, number>();
let lastTag = 0;

/** The API client shares one `Response` among all that it answers with it. */
function tagOf(response: Response): number {
  const tag = tags.get(response) ?? ++lastTag;
  tags.set(response, tag);
  return tag;
}
