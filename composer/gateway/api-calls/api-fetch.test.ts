import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { CONFIGURATION_HEADER, DATA_HEADER } from '../../contract/content-state.ts';
import { ApiCalls } from './api-calls.ts';
import { apiFetch } from './api-fetch.ts';

const URL_OF_SITE = 'http://api/api/site';
const OTHER_URL = 'http://api/api/other';

type Answering = () => Response | Promise<Response>;

/** The pages' fetch before an API that gives these answers, one after the other, and the last one for ever. */
function before(
  answers: Answering[],
  options: {
    staleIfError?: number;
    cacheBytes?: number;
    generation?: () => number;
    configuration?: () => number;
    data?: () => number;
  } = {},
) {
  let asked = 0;
  const time = clock();
  const calls = new ApiCalls({
    baseUrl: 'http://api',
    awayAfter: 1_000,
    fetch: (async () => answers[Math.min(asked++, answers.length - 1)]!()) as unknown as typeof fetch,
  });
  const get = apiFetch({ calls, now: time.now, ...options });
  const text = async (url: string, init?: Parameters<typeof get>[1]) => (await get(url, init)).text();
  return { get, text, calls, pass: time.pass, asked: () => asked };
}
const answer =
  (body: string, maxAge = 60, status = 200, configuration = 1): Answering =>
  () =>
    new Response(body, {
      status,
      headers: {
        'cache-control': `public, max-age=${maxAge}`,
        'content-type': 'application/json',
        [CONFIGURATION_HEADER]: String(configuration),
      },
    });
const fails: Answering = () => Promise.reject(new TypeError('fetch failed'));
const never: Answering = () => new Promise(() => {});

function clock() {
  let time = Date.now();
  return { now: () => time, pass: (ms: number) => void (time += ms) };
}

test('asks again only when the answer is no longer fresh', async () => {
  const { text, asked, pass } = before([answer('1'), answer('2')]);
  expect(await text(URL_OF_SITE)).toBe('1');
  expect(await text(URL_OF_SITE)).toBe('1');
  expect(asked()).toBe(1);
  pass(60_001);
  expect(await text(URL_OF_SITE)).toBe('2');
});

test('many requests at once ask once', async () => {
  const { text, asked } = before([answer('1')]);
  const texts = await Promise.all(Array.from({ length: 20 }, () => text(URL_OF_SITE)));
  expect(new Set(texts)).toEqual(new Set(['1']));
  expect(asked()).toBe(1);
});

test.each([
  ['fails', fails],
  ['answers with a fault', answer('broken', 60, 500)],
])('shows the last answer while the API %s', async (_how, broken) => {
  const { text } = before([answer('1', 0), broken]);
  await text(URL_OF_SITE);
  expect(await text(URL_OF_SITE)).toBe('1');
});

test('an old answer does not stand in for ever', async () => {
  const { get, pass } = before([answer('1', 0), fails], { staleIfError: 1_000 });
  await get(URL_OF_SITE);
  pass(1_001);
  await expect(get(URL_OF_SITE)).rejects.toThrow('fetch failed');
});

test('a problem of the API passes through and is not kept', async () => {
  const { get, asked } = before([answer('no', 60, 404)]);
  expect((await get(URL_OF_SITE)).status).toBe(404);
  await get(URL_OF_SITE);
  expect(asked()).toBe(2);
});

test('a visitor who leaves gets no answer, but the next one has what came', async () => {
  let late: (response: Response) => void = () => {};
  const { get, text, asked } = before([() => new Promise((resolve) => (late = resolve))]);
  const leaving = new AbortController();
  const left = get(URL_OF_SITE, { signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  late(await answer('kept')());
  await setImmediate();
  expect(await text(URL_OF_SITE)).toBe('kept');
  expect(asked()).toBe(1);
});

test('a page waits until its deadline, and what comes later is kept for the next one', async () => {
  let late: (response: Response) => void = () => {};
  const { get, text, asked, pass } = before([() => new Promise((resolve) => (late = resolve))]);
  const start = Date.now();
  pass(start - Date.now());
  await expect(get(URL_OF_SITE, { until: start })).rejects.toMatchObject({ name: 'TimeoutError' });
  const next = text(URL_OF_SITE);
  late(await answer('late')());
  expect(await next).toBe('late');
  expect(await text(URL_OF_SITE)).toBe('late');
  expect(asked()).toBe(1);
});

test('who has an old answer gets it at the deadline', async () => {
  const { text, pass } = before([answer('old', 1), never]);
  await text(URL_OF_SITE);
  pass(2_000);
  expect(await text(URL_OF_SITE, { until: 0 })).toBe('old');
});

test('while the API is away pages answer at once: with what there is, or with an error', async () => {
  const { get, text, calls, asked, pass } = before([answer('old', 1)]);
  await text(URL_OF_SITE);
  pass(2_000);
  Object.defineProperty(calls.availability, 'isAway', { value: true });
  expect(await text(URL_OF_SITE)).toBe('old');
  await expect(get(OTHER_URL)).rejects.toMatchObject({ name: 'ApiAway' });
  expect(asked()).toBe(1);
});

test('long addresses count: what is kept stays within its bound', async () => {
  const cacheBytes = 100_000;
  const { get, text, asked } = before([answer('{}')], { cacheBytes });
  const address = (index: number) => `${URL_OF_SITE}?${'x'.repeat(10_000)}${index}`;
  for (let index = 0; index < 20; index++) await get(address(index));
  expect(asked()).toBe(20);
  // The last ones are kept, the first ones had to go.
  await text(address(19));
  expect(asked()).toBe(20);
  await text(address(0));
  expect(asked()).toBe(21);
});

test('all readers of an answer share one value, which none of them can change', async () => {
  const { get } = before([answer('{"cities":["Namur"]}')]);
  const read = async () => (await (await get(URL_OF_SITE)).json()) as { cities: string[] };
  const one = await read();
  expect(one).toEqual({ cities: ['Namur'] });
  expect(await read()).toBe(one);
  expect(() => one.cities.push('Dinant')).toThrow(TypeError);
});

test('an answer that is no JSON fails whoever reads it as such', async () => {
  const { get } = before([answer('<html>')]);
  await expect((await get(URL_OF_SITE)).json()).rejects.toThrow(SyntaxError);
});

test('in another state of the content no answer is fresh, and one that was asked for before is for nobody who comes later', async () => {
  let generation = 1;
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { text, asked } = before([answer('1'), () => promise, answer('3')], { generation: () => generation });
  expect(await text(URL_OF_SITE)).toBe('1');
  expect(await text(URL_OF_SITE)).toBe('1');
  generation = 2;
  const early = text(URL_OF_SITE);
  await setImmediate();
  generation = 3;
  expect(await text(URL_OF_SITE)).toBe('3');
  resolve(await answer('2')());
  expect(await early).toBe('2');
  expect(await text(URL_OF_SITE)).toBe('3');
  expect(asked()).toBe(3);
});

test('a caller is told of answers that are not those of now, or not for others', async () => {
  const told: boolean[] = [];
  const onAnswer = (isCurrent: boolean) => void told.push(isCurrent);
  const { text, get, pass } = before([answer('1'), answer('2', 0), fails]);
  await text(URL_OF_SITE, { onAnswer });
  pass(61_000);
  await text(URL_OF_SITE, { onAnswer });
  await text(URL_OF_SITE, { onAnswer });
  await get(OTHER_URL, { onAnswer }).catch(() => {});
  expect(told[0]).toBe(true);
  expect(told.slice(1)).toEqual([false, false, false]);
});

test('an old answer that stands in says that it is old, though it was to be used for longer when it came', async () => {
  let generation = 1;
  const { get, calls } = before([answer('{}', 3_600)], { generation: () => generation });
  const expires = async () => Date.parse((await get(URL_OF_SITE)).headers.get('expires')!);
  expect(await expires()).toBeGreaterThan(Date.now());
  const value = await (await get(URL_OF_SITE)).json();
  generation = 2;
  Object.defineProperty(calls.availability, 'isAway', { value: true });
  expect(await expires()).toBe(0);
  expect(await (await get(URL_OF_SITE)).json()).toBe(value);
});

test('an answer of earlier data than are known is given, and not kept; one that names none is', async () => {
  const of = (body: string, data?: string): Answering => {
    const headers = { 'cache-control': 'max-age=60', ...(data && { [DATA_HEADER]: data }) };
    return () => Promise.resolve(new Response(body, { headers }));
  };
  const { text, asked } = before([of('behind', '6'), of('current', '7'), of('none')], { data: () => 7 });
  expect([await text(URL_OF_SITE), await text(URL_OF_SITE), await text(URL_OF_SITE)]).toEqual([
    'behind',
    'current',
    'current',
  ]);
  expect([await text(OTHER_URL), await text(OTHER_URL), asked()]).toEqual(['none', 'none', 3]);
});

test('an answer of an API that is going is given, and neither kept nor put in place of a newer one', async () => {
  const [earlier, newer] = [answer('earlier', 60, 200, 1), answer('newer', 60, 200, 2)];
  const { get, text, pass, asked } = before([earlier, newer, earlier, fails], { configuration: () => 2 });
  const told: boolean[] = [];
  const onAnswer = (isCurrent: boolean) => void told.push(isCurrent);
  const first = await get(URL_OF_SITE, { onAnswer });
  expect([await first.text(), Date.parse(first.headers.get('expires')!)]).toEqual(['earlier', 0]);
  for (let time = 0; time < 2; time++) expect(await text(URL_OF_SITE, { onAnswer })).toBe('newer');
  expect([asked(), told]).toEqual([2, [false, true]]);
  pass(61_000);
  expect(await text(URL_OF_SITE)).toBe('earlier');
  expect(await text(URL_OF_SITE)).toBe('newer');
});
