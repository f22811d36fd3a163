import { createHash } from 'node:crypto';
import type { Response } from 'supertest';
import { MOVABLE_STATE } from '../../contract/page-state-file.ts';
import { gateway, served } from '../../testing/made-up-site.ts';

/** Pages that are the same whoever renders them. */
const SHELL = `
exports.shared = {};
exports.render = async (request) => {
  const { text } = await (await request.fetch(request.apiBaseUrl + '/api/text')).json();
  const state = JSON.stringify({ text, path: request.url.pathname });
  const body = '<p>' + text + ' page</p>'.repeat(500) + ${JSON.stringify(MOVABLE_STATE)} + state + '</script></body>';
  return { kind: 'page', status: 200, inlineScripts: ['start()'], pipe: (target) => target.end(body), abort() {} };
};`;

/** Two gateways before one API, as behind a balancer. */
async function twoGateways() {
  const { site, settings, content, figures } = await gateway({}, undefined, { shell: SHELL });
  Object.assign(content, { version: 1, text: 'first' });
  const sites = [site, await served(settings)];
  /** The page of one of them; a browser sends the tag that it has. */
  const ask = (which: number, address: string, headers: Record<string, string> = {}) => {
    const asking = sites[which]!.get(address).set('host', 'site.example');
    for (const [name, value] of Object.entries(headers)) asking.set(name, value);
    return asking;
  };
  return { ask, content, figures };
}

let pair: Awaited<ReturnType<typeof twoGateways>>;
beforeAll(async () => {
  pair = await twoGateways();
});

const ENCODINGS = ['identity', 'gzip', 'br', 'zstd'];

const findStateFile = ({ text }: Response) => /id="page-state" data-file="([^"]+)"/.exec(text)![1]!;

test('a page has one tag everywhere: from each gateway, in each encoding, also once it is compressed better', async () => {
  const { ask } = pair;
  const tags = new Set<string>();
  for (const which of [0, 1])
    for (const encoding of [...ENCODINGS, ...ENCODINGS])
      tags.add((await ask(which, '/fr/', { 'accept-encoding': encoding }).expect(200)).headers.etag!);
  expect([...tags]).toEqual([expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
});

test('who has a page is told so by either gateway, until it changes', async () => {
  const { ask, content } = pair;
  const { headers } = await ask(0, '/fr/', { 'accept-encoding': 'br' });
  const known = { 'if-none-match': headers.etag! };
  for (const which of [0, 1, 0, 1])
    for (const encoding of ENCODINGS)
      await ask(which, '/fr/', { ...known, 'accept-encoding': encoding }).expect(304);
  Object.assign(content, { version: 2, text: 'second' });
  for (const which of [0, 1])
    while ((await ask(which, '/fr/', known)).status === 304) await new Promise(setImmediate);
  const changed = await Promise.all([0, 1].map((which) => ask(which, '/fr/')));
  expect(changed.map((answer) => answer.headers.etag)).toEqual(Array(2).fill(changed[0]!.headers.etag));
});

test('the state that a page of one gateway names comes from the other, and is what its name says', async () => {
  const { ask, figures } = pair;
  const file = findStateFile(await ask(1, '/fr/liste/'));
  const [, hash] = /^\/page-states\/([\w-]{43})\/fr\/liste\/$/.exec(file)!;
  for (let time = 0; time < 2; time++) {
    const { text } = await ask(0, file).expect(200);
    expect(createHash('sha256').update(text).digest('base64url')).toBe(hash);
  }
  await ask(0, file.replace(hash!, 'x'.repeat(43))).expect(404);
  const { text } = await figures.get('/metrics');
  for (const outcome of ['made', 'found', 'not_found'])
    expect(text).toContain(`site_page_states_total{outcome="${outcome}"} 1`);
  expect(text).toContain('site_http_request_seconds_count{kind="page-states",status="404"} 1');
});
