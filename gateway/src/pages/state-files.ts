import type { Request, RequestHandler, Response } from 'express';
import { encodingFor } from '../encodings/encoding-for.ts';
import type { KeptDocument } from '../page-cache/kept-page.ts';
import type { KeptPages } from '../page-cache/kept-pages.ts';
import type { PageAnswers } from './page-answers.ts';

interface StateDependencies {
  answers: PageAnswers;
  kept: Pick<KeptPages, 'state' | 'encodeState'>;
}

/** `/<hash><path and query of the page>` */
const ADDRESS = /^\/([\w-]{22})(\/.*)$/;

/**
 * `/page-states/<hash>/fr/a-vendre/`: what the page is hydrated with (docs/decisions/0076). A gateway that did not render the page, or has dropped
 * the file, makes the page again; 404 where that is another page by now.
 */
export const stateFiles =
  ({ answers, kept }: StateDependencies): RequestHandler =>
  async (request, response) => {
    const [, hash, address] = ADDRESS.exec(request.url) ?? [];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const state =
      hash && address && isRead
        ? (kept.state(hash) ?? (await madeAgain(answers, hash, address, request, response)))
        : undefined;
    if (response.destroyed) return;
    if (!state)
      return void response.status(404).set('cache-control', 'no-store').type('text').send('Not found');
    const encoding = encodingFor(request);
    const { bytes } = await kept.encodeState(state, encoding);
    for (const [name, value] of state.headers) response.setHeader(name, value);
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', bytes.length);
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };

async function madeAgain(
  answers: PageAnswers,
  hash: string,
  address: string,
  request: Request,
  response: Response,
): Promise<KeptDocument | undefined> {
  const own = response.getHeaderNames();
  const page = Object.create(request, {
    url: { value: address },
    originalUrl: { value: address },
    method: { value: 'GET' },
  }) as Request;
  const answer = await answers(page, response);
  // Those of the page.
  for (const name of response.getHeaderNames()) if (!own.includes(name)) response.removeHeader(name);
  const state = answer?.kind === 'kept' ? answer.page.state : undefined;
  return state?.hash === hash ? state : undefined;
}
