import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { FollowedState } from '../api-calls/content-state.ts';
import { encodingFor } from '../encodings/encoding-for.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { Body } from './kept-page.ts';
import type { KeptPages } from './kept-pages.ts';
import { keepableKey } from './keepable-key.ts';
import { sendKept, setKeptHeaders } from './send-kept.ts';

interface FrontDependencies {
  kept: Pick<KeptPages, 'isOn' | 'find' | 'encode'>;
  releases: Pick<LiveReleases, 'current'>;
  contentState: Pick<FollowedState, 'current'>;
  publicUrl: string | undefined;
  /**
   * What every request goes through before it is answered: its limit, its figures, its log. Each of them may answer instead; only
   * then a page is compressed for it.
   */
  before: readonly RequestHandler[];
  count(): void;
}

/**
 * Answers with pages that are kept, before the app has anything to do; all other requests are the app's. A page that is kept needs
 * neither renderer nor API.
 */
export function keptFront(dependencies: FrontDependencies, app: Express): RequestListener {
  return (incoming, outgoing) => {
    if (!dependencies.kept.isOn || !mayBeKept(incoming)) return app(incoming, outgoing);
    const { request, response } = asOfApp(app, incoming, outgoing);
    answer(dependencies, request, response).then(
      (isAnswered) => isAnswered || app(incoming, outgoing),
      () => app(incoming, outgoing),
    );
  };
}

/** Pages stand below their language; everything else is not looked for. */
const mayBeKept = ({ method, url = '' }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && /^\/[a-z]{2}\//.test(url);

/** With what the app knows of requests: the visitor's address and host, by the trusted proxies. */
function asOfApp(app: Express, incoming: IncomingMessage, outgoing: ServerResponse) {
  const request = Object.setPrototypeOf(incoming, app.request) as Request;
  const response = Object.setPrototypeOf(outgoing, app.response) as Response;
  request.originalUrl ??= request.url;
  request.res = response;
  return { request, response };
}

async function answer(
  { kept, releases, contentState, publicUrl, before, count }: FrontDependencies,
  request: Request,
  response: Response,
): Promise<boolean> {
  const snapshot = await releases.current();
  const content = await contentState.current();
  const found = keepableKey(request, { snapshot, content, publicUrl });
  const page = found && kept.find(found.epoch, found.key);
  if (!page) return false;
  // First, so that whoever answers instead has them too.
  setKeptHeaders(request, response, page);
  inOrder(before, request, response, () => {
    count();
    const encoding = encodingFor(request);
    const send = (body: Body) => sendKept(request, response, { page, body, encoding });
    const body = page.body(encoding);
    if (body) return send(body);
    kept.encode(found.key, page, encoding).then(send, () => response.destroy());
  });
  return true;
}

function inOrder(
  [handler, ...rest]: readonly RequestHandler[],
  request: Request,
  response: Response,
  last: () => void,
): void {
  if (!handler) return last();
  void handler(request, response, (error?: unknown) =>
    error ? response.destroy() : inOrder(rest, request, response, last),
  );
}
