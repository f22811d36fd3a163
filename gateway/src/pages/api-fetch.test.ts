import { apiFetch } from './api-fetch.ts';

const URL_OF_SITE = 'http://api/api/site';

function fakeApi(answers: (() => Response | Promise<Response>)[]) {
  let calls = 0;
  const ask = (async () => answers[Math.min(calls++, answers.length - 1)]!()) as unknown as typeof fetch;
  return { ask, calls: () => calls };
}
const answer =
  (body: string, maxAge = 60, status = 200) =>
  () =>
    new Response(body, {
      status,
      headers: { 'cache-control': `public, max-age=${maxAge}`, 'content-type': 'application/json' },
    });
const fails = () => Promise.reject(new TypeError('fetch failed'));

function clock() {
  let time = 0;
  return { now: () => time, pass: (ms: number) => (time += ms) };
}

test('asks again only when the answer is no longer fresh', async () => {
  const { ask, calls } = fakeApi([answer('1'), answer('2')]);
  const time = clock();
  const get = apiFetch({ timeout: 500, fetch: ask, now: time.now });
  expect(await (await get(URL_OF_SITE)).text()).toBe('1');
  expect(await (await get(URL_OF_SITE)).text()).toBe('1');
  expect(calls()).toBe(1);
  time.pass(60_001);
  expect(await (await get(URL_OF_SITE)).text()).toBe('2');
});

test('many requests at once ask once', async () => {
  const { ask, calls } = fakeApi([answer('1')]);
  const get = apiFetch({ timeout: 500, fetch: ask });
  const texts = await Promise.all(Array.from({ length: 20 }, async () => (await get(URL_OF_SITE)).text()));
  expect(new Set(texts)).toEqual(new Set(['1']));
  expect(calls()).toBe(1);
});

test.each([
  ['fails', fails],
  ['answers with a fault', answer('broken', 60, 500)],
])('shows the last answer while the API %s', async (_how, broken) => {
  const { ask } = fakeApi([answer('1', 0), broken]);
  const get = apiFetch({ timeout: 500, fetch: ask });
  await get(URL_OF_SITE);
  expect(await (await get(URL_OF_SITE)).text()).toBe('1');
});

test('an old answer does not stand in for ever', async () => {
  const { ask } = fakeApi([answer('1', 0), fails]);
  const time = clock();
  const get = apiFetch({ timeout: 500, fetch: ask, now: time.now, staleIfError: 1000 });
  await get(URL_OF_SITE);
  time.pass(1001);
  await expect(get(URL_OF_SITE)).rejects.toThrow('fetch failed');
});

test('a problem of the API passes through and is not kept', async () => {
  const { ask, calls } = fakeApi([answer('no', 60, 404)]);
  const get = apiFetch({ timeout: 500, fetch: ask });
  expect((await get(URL_OF_SITE)).status).toBe(404);
  await get(URL_OF_SITE);
  expect(calls()).toBe(2);
});

test('a page that cannot wait longer gets the last answer, or an error, while the API goes on', async () => {
  let late: (response: Response) => void = () => {};
  const { ask, calls } = fakeApi([answer('old', 1), () => new Promise((resolve) => (late = resolve))]);
  const time = clock();
  const get = apiFetch({ timeout: 500, fetch: ask, now: time.now });
  const leaving = () => ({ signal: AbortSignal.abort(new Error('no time')) });
  await get(URL_OF_SITE);
  time.pass(2_000);
  expect(await (await get(URL_OF_SITE, leaving())).text()).toBe('old');
  await expect(get('http://api/api/other', leaving())).rejects.toThrow('no time');
  const waiting = get('http://api/api/other');
  expect(calls()).toBe(3);
  late(answer('new')());
  expect(await (await waiting).text()).toBe('new');
});

test('an API that did not answer is not waited for again at once where an earlier answer will do', async () => {
  const { ask, calls } = fakeApi([answer('old', 1), fails, answer('new')]);
  const time = clock();
  const get = apiFetch({ timeout: 500, fetch: ask, now: time.now });
  const text = async () => (await get(URL_OF_SITE)).text();
  expect(await text()).toBe('old');
  time.pass(2_000);
  expect(await text()).toBe('old');
  expect(await text()).toBe('old');
  expect(calls()).toBe(2);
  time.pass(1_000);
  expect(await text()).toBe('new');
});

test('a page waits for the API until its patience ends', async () => {
  const { ask } = fakeApi([answer('old', 1), () => new Promise(() => {})]);
  const time = clock();
  const get = apiFetch({ timeout: 500, fetch: ask, now: time.now });
  await get(URL_OF_SITE);
  time.pass(2_000);
  expect(await (await get(URL_OF_SITE, { until: 2_001 })).text()).toBe('old');
  await expect(get('http://api/api/other', { until: 2_001 })).rejects.toThrow('too long');
});

test('all readers of an answer share one value, which none of them can change', async () => {
  const { ask } = fakeApi([answer('{"cities":["Namur"]}')]);
  const get = apiFetch({ timeout: 500, fetch: ask });
  const read = async () => (await (await get(URL_OF_SITE)).json()) as { cities: string[] };
  const one = await read();
  expect(one).toEqual({ cities: ['Namur'] });
  expect(await read()).toBe(one);
  expect(() => one.cities.push('Dinant')).toThrow(TypeError);
});

test('an answer that is no JSON fails whoever reads it as such', async () => {
  const { ask } = fakeApi([answer('<html>')]);
  const get = apiFetch({ timeout: 500, fetch: ask });
  await expect((await get(URL_OF_SITE)).json()).rejects.toThrow(SyntaxError);
});
