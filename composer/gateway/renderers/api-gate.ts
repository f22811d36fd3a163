import type { ApiAnswer, ApiCall } from '../renderer-channel/messages.ts';
import type { PageTask } from './page-task.ts';
import { releaseCallUrl } from './release-call.ts';

interface Answered {
  answer: ApiAnswer;
  body: Buffer;
}

/** What a release's code says of its call; all else is the gateway's to say. */
const PASSED_ON = ['accept', 'accept-language', 'content-type'];

/**
 * Asks the API for a renderer. Throws `CallRefused` for what is not for code of releases, whatever the renderer says.
 * @param app whose code asks
 */
export async function askApi(
  { page, snapshot, fetch }: PageTask,
  { hasBody, tag, ...call }: ApiCall,
  { app, body, signal }: { app: string | undefined; body: Buffer; signal: AbortSignal },
): Promise<Answered> {
  const url = releaseCallUrl({ call, app, page, composition: snapshot.composition });
  const headers = Object.fromEntries(PASSED_ON.flatMap((name) => nameValue(call.headers, name)));
  const { method, credentials } = call;
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

const nameValue = (headers: Record<string, string>, name: string): [string, string][] =>
  headers[name] === undefined ? [] : [[name, headers[name]]];

const tags = new WeakMap<Response, number>();
let lastTag = 0;

/** The API client shares one `Response` among all that it answers with it. */
function tagOf(response: Response): number {
  const tag = tags.get(response) ?? ++lastTag;
  tags.set(response, tag);
  return tag;
}
