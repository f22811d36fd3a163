import type { Composition } from '../../contract/boot.ts';
import { describeThrown } from '../../contract/thrown.ts';
import type { ApiAnswer, ApiCall, Fault, FromRenderer, PageRequest } from '../renderer-channel/messages.ts';
import type { PageTask } from './page-task.ts';
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

/** Code of a release asked for what is not for it: its own fault, whatever the API would have answered. */
export class CallRefused extends Error {
  override name = 'CallRefused';
}

/** A call of a release's code, with the page for which it is made. */
export interface ReleaseCall {
  call: Pick<ApiCall, 'url' | 'method' | 'credentials'>;
  /** Whose code makes it, as its renderer says. */
  app: string | undefined;
  page: Pick<PageRequest, 'apiBaseUrl' | 'url' | 'form'>;
  composition: Pick<Composition, 'remotes'>;
}

const PREFIXES = ['api', 'media', 'images'];
const METHODS = ['GET', 'POST'];

/** Letters, digits and what stands between them: nothing that any server or proxy could take for another path. */
const PLAIN = /^[\p{L}\p{N}._~@+,:-]+$/u;

/**
 * The address to ask for a release's code. Throws `CallRefused` for anything but GET and POST below `/api/`, `/media/` and `/images/` of
 * the API. Operations of the office are never for releases; those of an account (`/api/auth/`) only to hand on the form that a visitor
 * has sent without scripts to a private page of the same release.
 */
export function releaseCallUrl({ call, app, page, composition }: ReleaseCall): string {
  const url = URL.canParse(call.url) ? new URL(call.url) : undefined;
  if (!url || url.origin !== new URL(page.apiBaseUrl).origin || url.username || url.password)
    throw new CallRefused('Code of releases reaches the API only');
  if (!METHODS.includes(call.method))
    throw new CallRefused(`Code of releases asks by ${METHODS.join(' and ')} only`);
  const segments = plainSegments(url.pathname);
  if (!segments || segments.length < 2 || !PREFIXES.includes(segments[0]!))
    throw new CallRefused('Code of releases reaches /api/, /media/ and /images/ only');
  // Express routes whatever the case.
  const [, area] = segments.map((segment) => segment.toLowerCase());
  if (segments[0] === 'api' && area === 'office')
    throw new CallRefused('Operations of the office are not for releases');
  if (segments[0] === 'api' && area === 'auth' && !isOwnForm({ call, app, page, composition }))
    throw new CallRefused('Signing in and out is for forms that a visitor has sent to a private page');
  url.hash = '';
  return url.href;
}

/** Decoded segments of a path; undefined for one that another program could read differently. A slash at the end counts for nothing. */
function plainSegments(pathname: string): string[] | undefined {
  const segments = pathname.replace(/\/$/, '').split('/').slice(1).map(decoded);
  return segments.every(isPlain) ? segments : undefined;
}

const isPlain = (segment: string | undefined): segment is string =>
  segment !== undefined &&
  PLAIN.test(segment) &&
  !/^\.+$/.test(segment) &&
  segment === segment.normalize('NFKC');

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function isOwnForm({ call, app, page, composition }: ReleaseCall): boolean {
  const isHandedOn = call.method === 'POST' && call.credentials === 'same-origin' && page.form !== undefined;
  const routes = (app !== undefined && composition.remotes[app]?.routes) || [];
  const { pathname } = new URL(page.url);
  return (
    isHandedOn &&
    routes.some(
      (route) =>
        route.private &&
        Object.entries(route.paths).some(([language, path]) =>
          new URLPattern({ pathname: `/${language}/${path}/` }).test({ pathname }),
        ),
    )
  );
}
