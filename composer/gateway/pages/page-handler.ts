import type { Request, RequestHandler, Response } from 'express';
import { encodingFor } from '../encodings/encodings.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { sendCached, setCachedHeaders } from '../page-cache/send-cached.ts';
import type { GatewaySite } from '../site.ts';
import type { PageAnswers } from './page-answers.ts';
import { sendRendered } from './send-rendered.ts';
import type { PagePolicies } from './send-rendered.ts';

interface HandlerDependencies {
  answers: PageAnswers;
  cache: Pick<PageCache, 'encode'>;
  policies: PagePolicies;
  site: GatewaySite;
}

/** Answers page requests. */
export const pageHandler =
  ({ answers, cache, policies, site }: HandlerDependencies): RequestHandler =>
  async (request, response) => {
    const answer = await answers(request, response);
    if (answer?.kind === 'file') return notFoundFile(response);
    if (answer?.kind === 'redirect') return redirect(request, response, answer);
    if (answer?.kind === 'own')
      return sendRendered(request, response, answer.outcome, { ...answer, policies, site });
    if (!answer) return;
    const { key, page } = answer;
    const encoding = encodingFor(request);
    setCachedHeaders(request, response, page);
    sendCached(request, response, { page, encoding, body: await cache.encode(key, page, encoding) });
  };

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
