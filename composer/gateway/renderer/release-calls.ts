import type { Thrown } from '../../contract/thrown.ts';
import { ApiCache, isCurrent, sharedAnswers } from '../api-cache.ts';
import type { CachedAnswer } from '../api-cache.ts';
import type { Channel } from '../renderer-channel/channel.ts';
import { errorFrom } from '../renderer-channel/messages.ts';
import type { ApiAnswer, ApiCall, FromRenderer } from '../renderer-channel/messages.ts';
import type { ReleaseWork, Work } from './release-work.ts';

interface Waiting {
  /** Whose code goes on with the answer. */
  work: Work | undefined;
  resolve(answer: { answer: ApiAnswer; body: Buffer }): void;
  reject(error: unknown): void;
}

interface Answer extends CachedAnswer {
  /** Can be read many times. */
  response: Response;
  /** By which the gateway knows it. */
  tag: number;
}

/** A page's request for which the API is asked. */
export interface Caller {
  job: number;
  /** Address of the API, to which paths belong; the gateway decides what is reached. */
  apiBaseUrl: string;
  /** Number of the state of the API's content, for which answers of an earlier one are old. */
  generation: number;
}

/** How code in this process reaches the API: it asks the gateway, which has the rules, the connections, the limits and the visitor. */
export class ReleaseCalls {
  readonly #channel: Channel<FromRenderer>;
  readonly #answers: ApiCache<Answer>;
  readonly #work: ReleaseWork;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  /** @param cacheBytes bound of what is kept of public answers */
  constructor(channel: Channel<FromRenderer>, cacheBytes: number, work: ReleaseWork) {
    this.#channel = channel;
    this.#work = work;
    this.#answers = new ApiCache(cacheBytes);
  }

  /** `fetch` for one page. Rejects with `CallRefused` for what the gateway does not let releases ask. */
  async fetch(caller: Caller, input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    // What most pages are made of: nothing has to be taken apart for it.
    const kept = isPlainRead(input, init) ? this.#answers.get(input) : undefined;
    if (kept && isCurrent(kept, caller.generation, Date.now())) return this.#inTurn(kept.response);
    const request = await readCall(caller, input, init);
    const isPublic = request.call.method === 'GET' && request.call.credentials !== 'same-origin';
    return isPublic
      ? this.#read(caller, request.call, request.signal)
      : this.#ask(caller, request.call, request.body, request.signal).then(asResponse);
  }

  /** An answer of the gateway to a call. */
  answer(call: number, answer: ApiAnswer | undefined, error: Thrown | undefined, body: Buffer): void {
    const waiting = this.#waiting.get(call);
    this.#waiting.delete(call);
    if (!waiting) return;
    this.#work.goOn(waiting.work, () => {
      if (answer) waiting.resolve({ answer, body });
      else waiting.reject(error ? errorFrom(error) : new Error('No answer'));
    });
  }

  /** An answer that is there already; who asked for it goes on in turn. */
  #inTurn(response: Response): Promise<Response> {
    return new Promise((resolve) => this.#work.goOn(this.#work.current(), () => resolve(response)));
  }

  async #read(caller: Caller, call: ApiCall, signal: AbortSignal | undefined): Promise<Response> {
    const kept = this.#answers.get(call.url);
    if (kept && isCurrent(kept, caller.generation, Date.now())) return kept.response;
    const asked = kept ? { ...call, tag: kept.tag } : call;
    const { answer, body } = await this.#ask(caller, asked, undefined, signal);
    if (answer.unchanged && kept) {
      kept.freshUntil = answer.freshUntil;
      kept.generation = caller.generation;
      return kept.response;
    }
    const { status, contentType, freshUntil, tag } = answer;
    const response = sharedAnswers(body)({ status, headers: { 'content-type': contentType } });
    const { generation } = caller;
    if (response.ok)
      this.#answers.set(call.url, { response, tag, freshUntil, generation, bytes: body.length });
    return response;
  }

  #ask(
    { job }: Caller,
    request: ApiCall,
    body: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<{ answer: ApiAnswer; body: Buffer }> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const call = ++this.#last;
    return new Promise<{ answer: ApiAnswer; body: Buffer }>((resolve, reject) => {
      const leave = () => {
        if (!this.#waiting.delete(call)) return;
        this.#channel.send({ type: 'cancel', call });
        reject(signal!.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      const stop = () => signal?.removeEventListener('abort', leave);
      const work = this.#work.current();
      this.#waiting.set(call, {
        work,
        resolve: (answer) => (stop(), resolve(answer)),
        reject: (error) => (stop(), reject(error)),
      });
      const message = { type: 'call', call, job, app: work?.app?.name, request } as const;
      this.#channel.send(message, body === undefined ? [] : [Buffer.from(body)]);
    });
  }
}

const isPlainRead = (input: string | URL | Request, init: RequestInit): input is string =>
  typeof input === 'string' && (init.method ?? 'GET') === 'GET' && init.credentials !== 'same-origin';

const asResponse = ({ answer, body }: { answer: ApiAnswer; body: Buffer }): Response =>
  new Response(hasNoBody(answer.status) ? null : new Uint8Array(body), {
    status: answer.status,
    headers: { 'content-type': answer.contentType },
  });

const hasNoBody = (status: number) => [204, 205, 304].includes(status);

async function readCall({ apiBaseUrl }: Caller, input: string | URL | Request, init: RequestInit) {
  const isRequest = input instanceof Request;
  const url = new URL(isRequest ? input.url : input, apiBaseUrl);
  const method = (init.method ?? (isRequest ? input.method : 'GET')).toUpperCase();
  const body = init.body ?? (isRequest && input.body ? await input.text() : undefined);
  const call: ApiCall = {
    url: url.href,
    method,
    headers: Object.fromEntries(new Headers(init.headers ?? (isRequest ? input.headers : {}))),
    credentials: init.credentials ?? (isRequest ? input.credentials : 'omit'),
    hasBody: body != null,
  };
  const signal = init.signal ?? (isRequest ? input.signal : undefined);
  return { call, body: body == null ? undefined : String(body), signal };
}
