import type { Request, RequestHandler, Response } from 'express';
import type { PageRequest } from '../renderer-channel/messages.ts';
import { fallbackSite } from 'shared-kit/domain/fallback-site';
import type { Language } from 'shared-kit/domain/languages';
import type { Site } from 'shared-kit/contracts/api/site';
import { pathLanguage } from 'shared-kit/domain/path-language';
import { mayLoadThirdParties } from 'shared-kit/domain/third-parties-allowed';
import type { LiveReleases } from '../releases/live-releases.ts';
import { FormInterrupted } from '../renderers/page-task.ts';
import type { PageTask, Rendered } from '../renderers/page-task.ts';
import type { RendererPool } from '../renderers/renderer-pool.ts';
import { cspNonce } from '../http/security.ts';
import type { PagePolicies } from '../http/page-policies.ts';
import type { PageMetrics } from '../http/metrics.ts';
import type { ApiCalls } from '../api-calls/api-calls.ts';
import type { ApiFetch } from './api-fetch.ts';
import type { ContentAddresses } from './content-address.ts';
import { pageAddress } from './page-address.ts';
import type { SiteLanguages } from './site-languages.ts';
import { siteOrigin } from './site-origin.ts';
import { visitorFetch } from './visitor-fetch.ts';
import { visitorLanguage } from './visitor-language.ts';

interface PageDependencies {
  releases: LiveReleases;
  renderers: Pick<RendererPool, 'render'>;
  siteLanguages: SiteLanguages;
  contentAddresses: ContentAddresses;
  fetch: ApiFetch;
  calls: ApiCalls;
  /** Longest time that a page waits for an API that answers others, in ms. */
  apiTimeout: number;
  apiBaseUrl: string;
  publicUrl: string | undefined;
  metrics: PageMetrics;
  policies: PagePolicies;
  development: boolean;
}

/** Answers page requests: address → redirect, or the shell's markup with one consistent set of releases. */
export function pageHandler(dependencies: PageDependencies): RequestHandler {
  const { releases, renderers, siteLanguages, metrics } = dependencies;
  return async (request, response) => {
    const deadline = pageDeadline(request, dependencies.apiTimeout);
    const snapshot = await releases.current();
    const wanted = pathLanguage(request.path) ?? visitorLanguage(request, fallbackSite('fr'));
    const site = await siteLanguages(wanted, deadline);
    dependencies.policies(request, response, snapshot.sources(thirdPartiesAt(request, site)));
    const language = visitorLanguage(request, site);
    const declared = pageAddress(request.path, snapshot.composition, language);
    const address = await dependencies.contentAddresses(declared, language, deadline);
    if (address.kind === 'file') return void notFoundFile(response);
    if (address.kind === 'redirect') return void redirect(request, response, address);

    const stop = metrics.startPage();
    const visitor = visitorFetch(request, {
      shared: (input, init) => dependencies.fetch(input, { ...init, until: deadline, visitor: request.ip }),
      calls: dependencies.calls,
      deadline,
      origin: siteOrigin(request, dependencies),
    });
    const task: PageTask = {
      snapshot,
      page: pageRequest(request, response, { ...dependencies, language, deadline }),
      fetch: visitor.fetch,
      signal: leaving(response),
      url: request.originalUrl,
      requestId: String(request.id),
    };
    const result = await renderOnce(renderers, task).catch((error: unknown) => {
      if (!task.signal.aborted) throw error;
    });
    if (!result) return;
    stop();
    for (const cookie of visitor.cookies()) response.append('set-cookie', cookie);
    if (result.kind === 'redirect') {
      if (!pathLanguage(request.path)) response.vary('cookie, accept-language');
      return void response.set('cache-control', 'no-cache').redirect(result.status, result.location);
    }
    response
      .status(result.status)
      .type('html')
      .set('cache-control', visitor.isPrivate() ? 'private, no-store' : 'no-cache')
      .set('vary', 'accept-encoding');
    if (!pathLanguage(request.path)) response.vary('cookie, accept-language');
    if (result.status === 503) response.set('retry-after', '30');
    if (request.method === 'HEAD') return void response.end();
    sendMarkup(response, result.markup);
  };
}

/** Names of the third parties that a page may load (product A27). */
function thirdPartiesAt(
  { path, url }: Request,
  { thirdParties, captcha }: Pick<Site, 'thirdParties' | 'captcha'>,
): string[] {
  const search = new URL(url, 'http://site').search;
  if (!mayLoadThirdParties(path, search)) return [];
  return [...Object.keys(thirdParties ?? {}), ...(captcha ? [captcha.provider] : [])];
}

/** All at once, without putting the pieces together. */
function sendMarkup(response: Response, markup: readonly Uint8Array[]) {
  response.set('content-length', String(markup.reduce((sum, { length }) => sum + length, 0)));
  response.cork();
  for (const piece of markup) response.write(piece);
  response.end();
  response.uncork();
}

/** Time for what a form that was sent does, in ms, once its body is here: late is better than twice. */
const FORM_TIME = 10_000;

/** When a page is answered at the latest, as `Date.now()` tells it: the one limit for all that is done for it. */
const pageDeadline = ({ method }: Request, apiTimeout: number): number =>
  Date.now() + (method === 'POST' ? FORM_TIME : apiTimeout);

/**
 * A form whose renderer ended may have reached the API already: it is not sent again. The visitor is told in the frame of the
 * site that the page is not available.
 */
async function renderOnce(renderers: PageDependencies['renderers'], task: PageTask): Promise<Rendered> {
  try {
    return await renderers.render(task);
  } catch (error) {
    if (!(error instanceof FormInterrupted)) throw error;
    const frame = { ...task, page: { ...task.page, form: undefined }, isFrameOnly: true };
    return { ...(await renderers.render(frame)), status: 503 } as Rendered;
  }
}

function pageRequest(
  request: Request,
  response: Response,
  context: Pick<PageDependencies, 'apiBaseUrl' | 'publicUrl' | 'development'> & {
    language: Language;
    deadline: number;
  },
): PageRequest {
  const { language, deadline, apiBaseUrl, development } = context;
  const origin = siteOrigin(request, context);
  return {
    url: new URL(request.originalUrl.replace(/^\/+/, '/'), origin).href,
    form: request.method === 'POST' ? String(request.body) : undefined,
    origin,
    language,
    apiBaseUrl,
    nonce: cspNonce(response),
    deadline,
    development,
  };
}

/** Aborted when the visitor has left before the answer was there. */
function leaving(response: Response): AbortSignal {
  const controller = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
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
  // A query may hold what is for one person only: the token of a link in a mail.
  else if (query) response.set('cache-control', 'no-store');
  else response.set('cache-control', 'public, max-age=3600');
  response.redirect(address.status, address.path + query);
}

function notFoundFile(response: Response) {
  response.status(404).set('cache-control', 'no-store').type('text').send('Not found');
}
