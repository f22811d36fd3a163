import type { APIRequestContext } from '@playwright/test';
import { FileReleaseStore } from '../../../gateway/src/releases/file-store/file-release-store.ts';
import { publishWithServerCode } from '../../site/added-code.ts';
import { makeLive } from '../../site/changed-release.ts';
import { expect, test } from '../../site/own-site.ts';
import type { OwnSite } from '../../site/own-site.ts';
import { LISTS, propertyPath } from '../../site/pages.ts';
import { withPart } from './broken-part.ts';
import { shellText } from './shell-text.ts';

test.use({ isSiteKept: true });

const APP = 'mf-search';
const LIST = LISTS.fr.sale;

/** Ways for a remote to do harm, with the kind of error that is counted and the status of the list page. */
const HARM: [harm: string, code: string, kind: string, status: number][] = [
  ['a floating rejection', inLoader(`Promise.reject(new Error('harm on purpose'))`), 'rejection', 200],
  [
    'a throw in a timer',
    inLoader(`setTimeout(() => { throw new Error('harm on purpose') })`),
    'exception',
    200,
  ],
  ['process.exit()', inLoader('process.exit()'), 'loader', 500],
  ['a changed prototype', inLoader('Object.prototype.harm = 1'), 'prototype', 503],
  ['an endless loop in render', withPart('./ListPage', 'default', '() => { for (;;); }'), 'timeout', 503],
  ['an endless loop in a loader', inLoader('for (;;);'), 'timeout', 503],
  [
    '2 GB in the heap',
    inLoader('const kept = []; for (;;) kept.push(new Array(1e7).fill({}));'),
    // A slow machine is silent for too long before the memory is used up.
    '(?:memory|timeout)',
    503,
  ],
  [
    '2 GB in buffers',
    inLoader('const kept = []; while (kept.length < 2048) kept.push(new Uint8Array(2 ** 20).fill(1));'),
    'memory',
    503,
  ],
  ['a throw while it loads', `throw new Error('harm on purpose')`, 'load', 503],
];

/** Runs before the list page's own loader. */
function inLoader(harm: string): string {
  const own = `const own = module.exports.exposes['./ListPage'].loader;`;
  return `{ ${own} ${withPart('./ListPage', 'loader', `(args) => { ${harm}; return own(args); }`)} }`;
}

async function get(request: APIRequestContext, url: string) {
  const answer = await request.get(url);
  return { status: answer.status(), html: await answer.text() };
}

/** Number of errors of a kind that were counted for a release. */
async function faults(request: APIRequestContext, { metricsUrl }: OwnSite, version: string, kind: string) {
  const metrics = await (await request.get(metricsUrl!)).text();
  const labels = `remote="${APP}",version="${version}",kind="${kind}"`;
  return Number(new RegExp(`^facade_page_faults_total\\{${labels}\\} (\\d+)$`, 'm').exec(metrics)?.[1] ?? 0);
}

const liveVersion = async ({ releases }: OwnSite) =>
  (await new FileReleaseStore(releases).readRegistry()).live[APP]!;

for (const [harm, code, kind, status] of HARM) {
  test(`a remote with ${harm} loses only its own part of the page`, async ({ ownSite, request }) => {
    const { url, releases, gateway } = ownSite;
    const { pid } = gateway;
    const working = await liveVersion(ownSite);
    const property = await propertyPath(request);
    const { version } = await publishWithServerCode(releases, APP, code);
    await makeLive(releases, { name: APP, version });

    const list = await get(request, url + LIST);
    expect(list.status).toBe(status);
    expect(list.html).toContain('</footer>');
    expect((await get(request, url + property)).status).toBe(200);
    expect((await get(request, `${url}/fr/`)).status).toBe(200);
    await expect.poll(() => faults(request, ownSite, version, kind)).toBeGreaterThan(0);

    await makeLive(releases, { name: APP, version: working });
    expect((await get(request, url + LIST)).status).toBe(200);
    expect(gateway.pid).toBe(pid);
  });
}

test('home answers within 1.5 s while a renderer loops; the release is excluded, and reported as excluded', async ({
  ownSite,
  request,
}) => {
  const { url, releases } = ownSite;
  const looping = await publishWithServerCode(releases, APP, inLoader('for (;;);'));
  await makeLive(releases, looping);
  // As on a site with visitors: its renderers have rendered the page before.
  for (let round = 0; round < 3; round++)
    await Promise.all([get(request, `${url}/fr/`), get(request, `${url}/fr/`)]);
  const list = get(request, url + LIST);
  for (let index = 0; index < 5; index++) {
    const start = performance.now();
    expect((await get(request, `${url}/fr/`)).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(1_500);
  }
  const text = await shellText('page.unavailableTitle');
  expect(await list).toMatchObject({ status: 503, html: expect.stringContaining(text) });
  // Losing a second renderer excludes the release.
  expect((await get(request, url + LIST)).status).toBe(503);
  const { excluded } = await (await request.get(`${url}/readyz`)).json();
  expect(excluded).toEqual([
    expect.objectContaining({ app: APP, version: looping.version, kind: 'timeout' }),
  ]);
  const start = performance.now();
  expect((await get(request, url + LIST)).status).toBe(503);
  expect(performance.now() - start).toBeLessThan(500);
});

test('a widget that loops on a property page is excluded alone: the page and its remote stay', async ({
  ownSite,
  request,
}) => {
  const { url, releases } = ownSite;
  const property = await propertyPath(request);
  const loops = withPart('./RequestInfo', 'default', '() => { for (;;); }');
  const forms = await publishWithServerCode(releases, 'mf-forms', loops);
  await makeLive(releases, forms);
  const page = await get(request, url + property);
  expect(page.status).toBe(200);
  const metrics = await (await request.get(ownSite.metricsUrl!)).text();
  expect(metrics).toContain(`remote="mf-forms",version="${forms.version}",kind="timeout"`);
  expect(metrics).not.toMatch(/remote="mf-property"/);
});
