import { describeThrown } from '../../contract/thrown.ts';
import type { ApiAnswer, ApiCall, Fault, FromRenderer } from '../renderer-channel/messages.ts';
import type { PageTask } from './page-task.ts';
import { CallRefused, releaseCallUrl } from './release-call.ts';
import type { RendererProcess } from './renderer-process.ts';

type Call = Extract<FromRenderer, { type: 'call' }>;

/** Calls of a renderer's pages to the API, which the gateway makes for them. */
export class RendererCalls {
  readonly #process: Pick<RendererProcess, 'send'>;
  readonly #onFault: (fault: Fault, task: PageTask) => void;
  readonly #running = new Map<number, AbortController>();

  /** @param onFault told of each call that is not for code of releases */
  constructor(process: Pick<RendererProcess, 'send'>, onFault: (fault: Fault, task: PageTask) => void) {
    this.#process = process;
    this.#onFault = onFault;
  }

  /** Makes a call of a page and sends the answer, or what went wrong, to the renderer. */
  async make(
    { call, request, app }: Pick<Call, 'call' | 'request' | 'app'>,
    body: Buffer,
    task: PageTask,
  ): Promise<void> {
    const leaving = new AbortController();
    this.#running.set(call, leaving);
    try {
      const { answer, body: answered } = await askApi(task, request, { app, body, signal: leaving.signal });
      this.#process.send({ type: 'answer', call, answer }, [answered]);
    } catch (error) {
      if (error instanceof CallRefused) this.#onFault(describeFault(error, app, task), task);
      this.#process.send({ type: 'answer', call, error: describeThrown(error) });
    } finally {
      this.#running.delete(call);
    }
  }

  cancel(call: number): void {
    this.#running.get(call)?.abort();
  }
}

function describeFault(error: CallRefused, app: string | undefined, { snapshot }: PageTask): Fault {
  const { remotes, shell } = snapshot.composition;
  const remote = app === undefined ? undefined : remotes[app];
  const owner = remote
    ? { app: remote.name, version: remote.version }
    : { app: 'page', version: shell.version };
  return { ...owner, kind: 'call', error: describeThrown(error) };
}

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
async function askApi(
  { page, snapshot, fetch, isTried }: PageTask,
  { hasBody, tag, ...call }: ApiCall,
  { app, body, signal }: { app: string | undefined; body: Buffer; signal: AbortSignal },
): Promise<Answered> {
  const url = releaseCallUrl({ call, app, page, composition: snapshot.composition });
  if (snapshot.audience === 'holder' && call.method !== 'GET') {
    // Without the visitor's headers it would not be marked as a trial.
    const isTrial = call.credentials === 'same-origin' && isTried?.(new URL(url).pathname);
    if (!isTrial) throw new CallRefused('Code that is not live changes nothing');
  }
  const headers = Object.fromEntries(PASSED_ON.flatMap((name) => nameValue(call.headers, name)));
  const { method, credentials } = call;
  const sent = hasBody ? { body: body.toString() } : {};
  const response = await fetch(url, { method, headers, credentials, signal, ...sent });
  const answer: ApiAnswer = {
    status: response.status,
    contentType: response.headers.get('content-type') ?? 'application/json',
    freshUntil: Date.parse(response.headers.get('expires') ?? '') || 0,
    tag: assignTag(response),
  };
  if (answer.tag === tag) return { answer: { ...answer, unchanged: true }, body: Buffer.alloc(0) };
  return { answer, body: Buffer.from(await response.text()) };
}

const nameValue = (headers: Record<string, string>, name: string): [string, string][] =>
  headers[name] === undefined ? [] : [[name, headers[name]]];

const tags = new WeakMap<Response, number>();
let lastTag = 0;

/** The API client shares one `Response` among all that it answers with it. */
function assignTag(response: Response): number {
  const tag = tags.get(response) ?? ++lastTag;
  tags.set(response, tag);
  return tag;
}
