import { jest } from '@jest/globals';
import { ApiProblem } from 'shared-kit/api-client';
import type { ApiClient } from 'shared-kit/api-client';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import type { Problem } from 'shared-kit/contracts/api/problem';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { site } from './render-part.tsx';

/** Answers of the API by operation or command: a value, or an error that is thrown. */
type Answers = Record<string, unknown>;

function createApi(answers: Answers) {
  const answer = async (id: string, _request?: unknown) => {
    if (answers[id] instanceof Error) throw answers[id];
    return answers[id];
  };
  return { get: jest.fn(answer), send: jest.fn(answer) };
}

/** What a page's loader and action get, at an address in French. */
export function pageArgs(address: string, answers: Answers, form: Record<string, string> = {}) {
  const api = createApi(answers);
  const args: PageActionArgs = {
    api: api as unknown as ApiClient,
    language: 'fr',
    site: site('fr'),
    href: siteHref('fr'),
    signal: new AbortController().signal,
    url: new URL(address, 'http://agency.test'),
    params: {},
    routeId: '',
    form: new URLSearchParams(form),
  };
  return { args, api };
}

export function problem(status: number, code: Problem['code'], errors?: Problem['errors']): ApiProblem {
  return new ApiProblem({ type: 'about:blank', title: code, status, code, ...(errors && { errors }) });
}

/** Where a loader or an action leads, and how. */
export async function catchRedirect(
  work: Promise<unknown>,
): Promise<{ status: number; location: string | null }> {
  const thrown: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof Response)) throw thrown ?? new Error('It led nowhere');
  return { status: thrown.status, location: thrown.headers.get('location') };
}
