import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { RenderRequest } from 'shared-kit/contracts/render';
import { isLanguage } from 'shared-kit/domain/languages';
import type { LiveReleases } from '../releases/live-releases.ts';
import { cspNonce } from '../http/security.ts';
import type { PageMetrics } from '../http/metrics.ts';
import { pageAddress } from './page-address.ts';
import type { SiteLanguages } from './site-languages.ts';
import { visitorLanguage } from './visitor-language.ts';

interface PageDependencies {
  releases: LiveReleases;
  siteLanguages: SiteLanguages;
  fetch: typeof fetch;
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
    const snapshot = releases.current();
    const language = visitorLanguage(request, await siteLanguages());
    const address = pageAddress(request.path, snapshot.composition, language);
    if (address.kind === 'file') return void notFoundFile(response);
    if (address.kind === 'redirect') return void redirect(request, response, address);

    const stop = metrics.startPage();
    const render = renderRequest(request, response, { ...dependencies, snapshot, language });
    const result = await snapshot.shell().render(render);
    stop();
    if (result.kind === 'redirect') return void response.redirect(result.status, result.location);
    response
      .status(result.status)
      .type('html')
      .set('cache-control', 'no-cache')
      .set('vary', 'accept-encoding');
    if (!isLanguage(request.path.split('/')[1])) response.vary('cookie, accept-language');
    if (result.status === 503) response.set('retry-after', '30');
    if (request.method === 'HEAD') return void response.end();
    result.pipe(response);
  };
}

function renderRequest(
  request: Request,
  response: Response,
  context: PageDependencies & {
    snapshot: ReturnType<LiveReleases['current']>;
    language: RenderRequest['language'];
  },
): RenderRequest {
  const { snapshot, language, fetch, apiBaseUrl, publicUrl, metrics, log, development } = context;
  const origin = publicUrl ?? `${request.protocol}://${request.host}`;
  const leaving = new AbortController();
  response.on('close', () => leaving.abort());
  return {
    url: new URL(request.originalUrl.replace(/^\/+/, '/'), origin),
    origin,
    language,
    composition: snapshot.composition,
    load: async (ref) => snapshot.expose(ref),
    messages: (app, wanted) => snapshot.messages(app, wanted),
    fetch,
    apiBaseUrl,
    nonce: cspNonce(response),
    signal: leaving.signal,
    report({ ref, error }) {
      if (leaving.signal.aborted) return;
      metrics.countFault(ref?.remote ?? 'page');
      log.error({ ...ref, err: error, url: request.originalUrl, requestId: request.id }, 'page fault');
    },
    development,
  };
}

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
