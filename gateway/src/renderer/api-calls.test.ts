import { page, renderers } from '../testing/pool-under-test.ts';

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
