import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Express, Request, RequestHandler, Response } from 'express';
import { encodingFor } from '../encodings/encodings.ts';
import type { Body } from './cached-page.ts';
import type { FindInputs } from './page-inputs.ts';
import type { Buckets } from '../releases/canary.ts';
import { sendCached, setCachedHeaders } from './cached-page.ts';

interface FrontDependencies {
  isOn: boolean;
  inputs: FindInputs;
  buckets: Pick<Buckets, 'settleCookie'>;
  /**
   * What every request goes through before it is answered: its limit, its figures, its log. Each of them may answer instead; only
   * then a page is compressed for it.
   */
  before: readonly RequestHandler[];
  count(): void;
}

/**
 * Answers from the page cache, before the app has anything to do; all other requests are the app's. A cached page needs
 * neither renderer nor API.
 */
export function cacheFront(dependencies: FrontDependencies, app: Express): RequestListener {
  return (incoming, outgoing) => {
    if (!dependencies.isOn || !mayBeCached(incoming)) return app(incoming, outgoing);
    const { request, response } = asOfApp(app, incoming, outgoing);
    answer(dependencies, request, response).then(
      (isAnswered) => isAnswered || app(incoming, outgoing),
      () => app(incoming, outgoing),
    );
  };
}

/** Pages stand below their language; everything else is not looked for. */
const mayBeCached = ({ method, url = '' }: IncomingMessage) =>
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
  { inputs, buckets, before, count }: FrontDependencies,
  request: Request,
  response: Response,
): Promise<boolean> {
  const { place } = await inputs(request);
  const page = place?.cache.find(place.epoch, place.key);
  if (!place || !page) return false;
  // First, so that whoever answers instead has them too.
  setCachedHeaders(request, response, page);
  buckets.settleCookie(request, response);
  inOrder(before, request, response, () => {
    count();
    const encoding = encodingFor(request);
    const send = (body: Body) => sendCached(request, response, { page, body, encoding });
    const body = page.body(encoding);
    if (body) return send(body);
    place.cache.encode(place.key, page, encoding).then(send, () => response.destroy());
  });
  return true;
}

function inOrder(
  handlers: readonly RequestHandler[],
  request: Request,
  response: Response,
  last: () => void,
  index = 0,
): void {
  const handler = handlers[index];
  if (!handler) return last();
  void handler(request, response, (error?: unknown) =>
    error ? response.destroy() : inOrder(handlers, request, response, last, index + 1),
  );
}
