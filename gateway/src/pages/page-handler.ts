import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { RenderRequest } from 'shared-kit/contracts/render';
import { isLanguage } from 'shared-kit/domain/languages';
import type { LiveReleases } from '../releases/live-releases.ts';
import { cspNonce } from '../http/security.ts';
import type { PageMetrics } from '../http/metrics.ts';
import type { ApiCalls } from '../api-calls/api-calls.ts';
import type { ApiFetch } from './api-fetch.ts';
import { pageAddress } from './page-address.ts';
import type { SiteLanguages } from './site-languages.ts';
import { visitorFetch } from './visitor-fetch.ts';
import { visitorLanguage } from './visitor-language.ts';

interface PageDependencies {
  releases: LiveReleases;
  siteLanguages: SiteLanguages;
  fetch: ApiFetch;
  calls: ApiCalls;
  /** Longest time that a page waits for an API that answers others, in ms. */
  apiTimeout: number;
  apiBaseUrl: string;
  publicUrl: string | undefined;
  metrics: PageMetrics;
  log: Logger;
  development: boolean;
}

/** Answers page requests: address → redirect, or the shell's markup with one consistent set of releases. */
export function pageHandler(dependencies: PageDependencies): RequestHandler {
  const { releases, siteLanguages, metrics } = dependencies;
  return async (request, response) => {
    const deadline = pageDeadline(request, dependencies.apiTimeout);
    const snapshot = releases.current();
    const language = visitorLanguage(request, await siteLanguages(deadline));
    const address = pageAddress(request.path, snapshot.composition, language);
    if (address.kind === 'file') return void notFoundFile(response);
    if (address.kind === 'redirect') return void redirect(request, response, address);

    const stop = metrics.startPage();
    const visitor = visitorFetch(request, {
      shared: (input, init) => dependencies.fetch(input, { ...init, until: deadline, visitor: request.ip }),
      calls: dependencies.calls,
      deadline,
      origin: siteOrigin(request, dependencies),
    });
    const context = { ...dependencies, snapshot, language, deadline, fetch: visitor.fetch };
    const result = await snapshot.shell().render(renderRequest(request, response, context));
    stop();
    for (const cookie of visitor.cookies()) response.append('set-cookie', cookie);
    if (result.kind === 'redirect')
      return void response.set('cache-control', 'no-cache').redirect(result.status, result.location);
    response
      .status(result.status)
      .type('html')
      .set('cache-control', visitor.isPrivate() ? 'private, no-store' : 'no-cache')
      .set('vary', 'accept-encoding');
    if (!isLanguage(request.path.split('/')[1])) response.vary('cookie, accept-language');
    if (result.status === 503) response.set('retry-after', '30');
    if (request.method === 'HEAD') return void response.end();
    result.pipe(response);
  };
}

/** Time for what a form that was sent does, in ms, once its body is here: late is better than twice. */
const FORM_TIME = 10_000;

/** When a page is answered at the latest, as `Date.now()` tells it: the one limit for all that is done for it. */
const pageDeadline = ({ method }: Request, apiTimeout: number): number =>
  Date.now() + (method === 'POST' ? FORM_TIME : apiTimeout);

function renderRequest(
  request: Request,
  response: Response,
  context: Omit<PageDependencies, 'fetch'> & {
    snapshot: ReturnType<LiveReleases['current']>;
    language: RenderRequest['language'];
    deadline: number;
    fetch: typeof fetch;
  },
): RenderRequest {
  const { snapshot, language, deadline, fetch, apiBaseUrl, publicUrl, metrics, log, development } = context;
  const origin = siteOrigin(request, { publicUrl });
  const leaving = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) leaving.abort();
  });
  return {
    url: new URL(request.originalUrl.replace(/^\/+/, '/'), origin),
    form: request.method === 'POST' ? String(request.body) : undefined,
    origin,
    language,
    composition: snapshot.composition,
    load: async (ref) => snapshot.expose(ref),
    messages: (app, wanted) => snapshot.messages(app, wanted),
    blame: (stack) => snapshot.blame(stack),
    fetch,
    apiBaseUrl,
    nonce: cspNonce(response),
    signal: leaving.signal,
    deadline,
    report({ ref, error }) {
      if (leaving.signal.aborted) return;
      metrics.countFault(ref?.remote ?? 'page');
      log.error({ ...ref, err: error, url: request.originalUrl, requestId: request.id }, 'page fault');
    },
    development,
  };
}

const siteOrigin = (request: Request, { publicUrl }: { publicUrl: string | undefined }) =>
  publicUrl ?? `${request.protocol}://${request.host}`;

function redirect(
  request: Request,
  response: Response,
  address: { path: string; status: 301 | 302; byLanguage: boolean },
) {
  const query = request.originalUrl.includes('?')
    ? request.originalUrl.slice(request.originalUrl.indexOf('?'))
    : '';
  if (address.byLanguage) response.vary('cookie, accept-language').set('cache-control', 'no-cache');
  else response.set('cache-control', 'public, max-age=3600');
  response.redirect(address.status, address.path + query);
}

function notFoundFile(response: Response) {
  response.status(404).set('cache-control', 'no-store').type('text').send('Not found');
}
