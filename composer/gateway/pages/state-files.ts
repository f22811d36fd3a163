import type { Request, RequestHandler, Response } from 'express';
import type { FollowedState } from '../api-calls/content-state.ts';
import { markDebugged } from '../page-cache/page-inputs.ts';
import { encodingFor } from '../encodings/encodings.ts';
import type { StateMetrics } from '../http/metrics.ts';
import type { StateFile } from '../page-cache/cached-page.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { PageAnswers } from './page-answers.ts';

interface StateDependencies {
  answers: PageAnswers;
  /** Of the pages of this host. */
  cache: Pick<PageCache, 'state' | 'encodeState'>;
  contentState: Pick<FollowedState, 'generation' | 'refresh'>;
  metrics: StateMetrics;
}

/** `/<hash><path and query of the page>` */
const ADDRESS = /^\/([\w-]{43})(\/.*)$/;

/**
 * `/page-states/<hash>/fr/a-vendre/`: what the page is hydrated with (docs/decisions/0076). A gateway that did not render the page, or has dropped
 * the file, makes the page again, which is the same from every gateway (docs/decisions/0083); 404 where it is another page by now: the browser has its loaders run.
 */
export const stateFiles =
  ({ answers, cache, contentState, metrics }: StateDependencies): RequestHandler =>
  async (request, response) => {
    const [, hash, address] = ADDRESS.exec(request.url) ?? [];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const found = hash && isRead ? cache.state(hash) : undefined;
    const state = found ?? (hash && address && isRead ? await madeOrNone(hash, address) : undefined);
    // A browser that has left was told nothing.
    if (response.destroyed) return;
    metrics.countState(found ? 'found' : state ? 'made' : 'not_found');
    if (!state)
      return void response.status(404).set('cache-control', 'no-store').type('text').send('Not found');
    const encoding = encodingFor(request);
    const { bytes } = await cache.encodeState(state, encoding);
    for (const [name, value] of state.headers) response.setHeader(name, value);
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', bytes.length);
    response.end(request.method === 'HEAD' ? undefined : bytes);

    /** The gateway that sent the page may have seen a change of the content that this one has not looked for yet, or sees only while it makes the page. */
    async function madeOrNone(wanted: string, page: string): Promise<StateFile | undefined> {
      const { generation } = contentState;
      const made = await madeAgain(answers, wanted, page, request, response);
      if (made) return made;
      await contentState.refresh();
      if (contentState.generation === generation) return undefined;
      return madeAgain(answers, wanted, page, request, response);
    }
  };

async function madeAgain(
  answers: PageAnswers,
  hash: string,
  address: string,
  request: Request,
  response: Response,
): Promise<StateFile | undefined> {
  const own = response.getHeaderNames();
  const page = Object.create(request, {
    url: { value: address },
    originalUrl: { value: address },
    method: { value: 'GET' },
  }) as Request;
  // It is that of everybody's page.
  markDebugged(page, false);
  const answer = await answers(page, response);
  // Those of the page.
  for (const name of response.getHeaderNames()) if (!own.includes(name)) response.removeHeader(name);
  if (answer?.kind !== 'cached') return undefined;
  const { state } = answer.page;
  return state?.hash === hash ? state : undefined;
}
