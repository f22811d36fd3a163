import { page, renderers } from '../../testing/pool-under-test.ts';

/** A remote that shows what the API answers. */
const shows = page({
  loader: `return (await (await fetch('/api/x')).json()).text;`,
  render: 'return data;',
});

/** An API whose answers may be used for so many seconds; how often it was asked. */
function api(freshFor: number) {
  let asked = 0;
  const expires = new Date(Date.now() + freshFor * 1_000).toUTCString();
  const response = () => new Response(`{"text":"answer"}`, { headers: { expires } });
  return { fetch: async () => (asked++, response()), asked: () => asked };
}

test('a fresh answer is asked for once by each renderer, not by each page', async () => {
  const { text } = await renderers({ 'mf-shows': shows });
  const { fetch, asked } = api(60);
  for (let index = 0; index < 10; index++) expect(await text({ fetch })).toBe('mf-shows: answer');
  // Two renderers, and the spare that helps out while they wait for a core.
  expect(asked()).toBeLessThanOrEqual(3);
});

test('an answer that is not fresh is asked for again', async () => {
  const { text } = await renderers({ 'mf-shows': shows });
  const { fetch, asked } = api(-60);
  for (let index = 0; index < 3; index++) expect(await text({ fetch })).toBe('mf-shows: answer');
  expect(asked()).toBe(3);
});

test.each([
  ['a loader that fails by it', `await fetch('/api/../metrics');`],
  ['a loader that goes on', `await fetch('/content-state').catch(() => {});`],
  ['a loader that wants to sign in', `await fetch('/api/auth/sign-in', { method: 'POST', body: '{}' });`],
  [
    'a loader whose client hides it',
    `await fetch('http://evil.example/').catch((cause) => { throw new Error('No answer', { cause }); });`,
  ],
])('%s: a call that is not for releases is its fault, once', async (_, loader) => {
  const { text, kinds } = await renderers({ 'mf-curious': page({ loader }) });
  const { fetch, asked } = api(60);
  expect(await text({ fetch })).toMatch(/^mf-curious: (fallback|whole)$/);
  expect(kinds()).toEqual(['mf-curious call']);
  expect(asked()).toBe(0);
});

test('the API is told of a call what a release may say, and nothing else', async () => {
  const loader = `await fetch('/api/x', { method: 'POST', credentials: 'same-origin', body: '{}', headers: {
    'content-type': 'application/json', cookie: 'owner=stolen', authorization: 'Bearer x', host: 'evil', 'x-forwarded-for': '1.2.3.4' } });`;
  const { text } = await renderers({ 'mf-forger': page({ loader }) });
  const sent: unknown[] = [];
  const fetch = async (_: unknown, init: RequestInit = {}) => (sent.push(init.headers), new Response('{}'));
  expect(await text({ fetch })).toBe('mf-forger: whole');
  expect(sent).toEqual([{ 'content-type': 'application/json' }]);
});
