import type { Request, RequestHandler, Response } from 'express';
import { encodingFor } from '../encodings/encodings.ts';
import { cacheControl } from '../releases/snapshot.ts';
import { sendCached, setCachedHeaders } from '../page-cache/cached-page.ts';
import type { Buckets } from '../releases/canary.ts';
import type { Audience } from '../releases/snapshot.ts';
import type { GatewaySite } from '../site.ts';
import type { PageAnswers } from './page-answers.ts';
import { sendRendered } from './send-rendered.ts';
import type { PagePolicies } from './send-rendered.ts';

interface HandlerDependencies {
  answers: PageAnswers;
  policies: PagePolicies;
  site: GatewaySite;
  /** Without them nobody gets a canary. */
  buckets?: Buckets | undefined;
}

/** Answers page requests. */
export const pageHandler =
  ({ answers, policies, site, buckets }: HandlerDependencies): RequestHandler =>
  async (request, response) => {
    const answer = await answers(request, response);
    if (answer && answer.kind !== 'cached') buckets?.setCookie(request, response);
    if (answer?.kind === 'file') return notFoundFile(response);
    if (answer?.kind === 'redirect') return redirect(request, response, answer);
    if (answer?.kind === 'own')
      return sendRendered(request, response, answer.outcome, { ...answer, policies, site });
    if (!answer) return;
    const { place, page } = answer;
    const encoding = encodingFor(request);
    setCachedHeaders(request, response, page);
    buckets?.settleCookie(request, response);
    sendCached(request, response, {
      page,
      encoding,
      body: await place.cache.encode(place.key, page, encoding),
    });
  };

function redirect(
  request: Request,
  response: Response,
  address: { path: string; status: 301 | 302; byLanguage: boolean; audience: Audience },
) {
  const query = request.originalUrl.includes('?')
    ? request.originalUrl.slice(request.originalUrl.indexOf('?'))
    : '';
  const keep = (usual: string) => response.set('cache-control', cacheControl(address.audience, usual));
  if (address.byLanguage) keep('no-cache').vary('cookie, accept-language');
  // A query may hold what is for one person only: the token of a link in a mail.
  else if (query) keep('no-store');
  else keep('public, max-age=3600');
  response.redirect(address.status, address.path + query);
}

function notFoundFile(response: Response) {
  response.status(404).set('cache-control', 'no-store').type('text').send('Not found');
}
