import { describe, expect, jest, test } from '@jest/globals';
import { operations } from '../contracts/api/operations.ts';
import { ApiProblem, ApiUnreachable, createApiClient } from './api-client.ts';
import { OPERATION_PATHS } from './operation-url.ts';

const site = { language: 'fr', languages: ['fr', 'nl'] };

function answering(response: () => Response | Promise<Response>) {
  const fetch = jest.fn<typeof globalThis.fetch>(async () => response());
  return { fetch, api: createApiClient({ baseUrl: 'http://api.test', fetch, timeoutMs: 200 }) };
}
const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);
const problem = (body: object, status: number) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  });

test('the path templates are those of the contract', () => {
  const paths = Object.fromEntries(Object.entries(operations).map(([id, { path }]) => [id, path]));
  expect(OPERATION_PATHS).toEqual(paths);
});

describe('the request', () => {
  test('fills in and encodes path parameters', async () => {
    const { api, fetch } = answering(() => json({}));
    await api.get('getPage', { params: { key: 'à propos/1' }, query: { lang: 'fr' } });
    expect(fetch.mock.calls[0]?.[0]).toBe('http://api.test/api/pages/%C3%A0%20propos%2F1?lang=fr');
  });

  test('repeats a key for each item of a list and omits undefined values', async () => {
    const { api, fetch } = answering(() => json({}));
    await api.get('searchListings', {
      query: {
        lang: 'nl',
        goal: 0,
        city: ['gent|9000', 'eghezée|5310'],
        type: [],
        bedrooms: undefined,
        page: 2,
      },
    });
    expect(fetch.mock.calls[0]?.[0]).toBe(
      'http://api.test/api/listings?lang=nl&goal=0&city=gent%7C9000&city=eghez%C3%A9e%7C5310&page=2',
    );
  });

  test('has the headers of the client', async () => {
    const fetch = jest.fn<typeof globalThis.fetch>(async () => json(site));
    await createApiClient({ baseUrl: '', fetch, headers: { 'x-request-id': 'r1' } }).get('getSite', {
      query: { lang: 'fr' },
    });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/site?lang=fr');
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ 'x-request-id': 'r1', accept: 'application/json' });
  });
});

describe('the response', () => {
  test('is the parsed body', async () => {
    const { api } = answering(() => json(site));
    expect(await api.get('getSite', { query: { lang: 'fr' } })).toEqual(site);
  });

  test('with a problem is thrown as an error with status, code and invalid fields', async () => {
    const body = {
      type: 'about:blank',
      title: 'Invalid input',
      status: 422,
      code: 'invalid-input',
      errors: [{ field: 'lang', rule: 'enum', messageKey: 'invalid' }],
    };
    const { api } = answering(() => problem(body, 422));
    const error = await api.get('getSite', { query: { lang: 'fr' } }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiProblem);
    expect(error).toMatchObject({ status: 422, code: 'invalid-input', problem: body });
  });

  test('with an error page of a proxy is an error with its status', async () => {
    const { api } = answering(
      () => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
    );
    await expect(api.get('getSite', { query: { lang: 'fr' } })).rejects.toMatchObject({
      status: 502,
      code: 'fault',
    });
  });
});

describe('no usable response', () => {
  test('is ApiUnreachable when the network fails, with the cause', async () => {
    const cause = new TypeError('fetch failed');
    const { api } = answering(() => Promise.reject(cause));
    const error = await api.get('getSite', { query: { lang: 'fr' } }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiUnreachable);
    expect(error).toMatchObject({ cause, message: 'No answer from http://api.test/api/site?lang=fr' });
  });

  test('is ApiUnreachable when the body is not JSON', async () => {
    const { api } = answering(() => new Response('<html>'));
    await expect(api.get('getSite', { query: { lang: 'fr' } })).rejects.toBeInstanceOf(ApiUnreachable);
  });

  test('is ApiUnreachable on a timeout', async () => {
    const fetch: typeof globalThis.fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const api = createApiClient({ baseUrl: '', fetch, timeoutMs: 1 });
    await expect(api.get('getSite', { query: { lang: 'fr' } })).rejects.toBeInstanceOf(ApiUnreachable);
  });

  test("is the caller's own abort reason when the caller aborted", async () => {
    const leaving = new AbortController();
    const fetch: typeof globalThis.fetch = async (_url, init) => {
      leaving.abort(new Error('left the page'));
      throw init?.signal?.reason;
    };
    const api = createApiClient({ baseUrl: '', fetch });
    await expect(api.get('getSite', { query: { lang: 'fr' }, signal: leaving.signal })).rejects.toThrow(
      'left the page',
    );
  });
});
