import { rename } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { FileReleaseStore } from 'composer/gateway';
import { makeLive } from '../../site/changed-release.ts';
import { expect, test } from '../../site/own-site.ts';
import { LANGUAGES, LISTS, propertyPath } from '../../site/pages.ts';
import { publishWithServerCode } from '../../site/added-code.ts';
import { withPart } from './broken-part.ts';
import { shellText } from './shell-text.ts';

test.use({ isSiteKept: true });

const APP = 'mf-search';
const LIST = LISTS.fr.sale;
const THROWS = `() => { throw new Error('broken on purpose') }`;
/** An ordinary mistake: an error of which a getter throws itself. */
const THROWS_UNREADABLE = `() => { throw Object.defineProperty(new Error(), 'message', { get() { return this.response.status; } }); }`;
const PROPERTY_LINK = /href="\/fr\/a-vendre\/[^"]+\/\d+\/"/g;

/** Number of properties for sale that a page leads to. */
const propertiesIn = (html: string) => new Set(html.match(PROPERTY_LINK)).size;
const NEVER = `() => new Promise(() => {})`;

/** Failures of the list page's remote, with the status of its page. */
const PAGE_FAULTS: [fault: string, code: string, status: number][] = [
  ['a syntax error', '}{', 503],
  ['code that throws when it starts', `throw new Error('broken on purpose')`, 503],
  ['a page that throws in render', withPart('./ListPage', 'default', THROWS), 503],
  ['metadata that throw', withPart('./ListPage', 'meta', THROWS), 503],
  ['a loader that throws', withPart('./ListPage', 'loader', THROWS), 500],
  ['a loader that never answers', withPart('./ListPage', 'loader', NEVER), 503],
  ['a loader whose data have no JSON', withPart('./ListPage', 'loader', '() => ({ figure: 1n })'), 503],
];

const WIDGET_FAULTS: [fault: string, code: string][] = [
  ['a widget that throws in render', withPart('./FeaturedProperties', 'default', THROWS)],
  [
    'a widget that throws what cannot be read',
    withPart('./FeaturedProperties', 'default', THROWS_UNREADABLE),
  ],
  [
    'a widget whose loader throws what cannot be read',
    withPart('./FeaturedProperties', 'loader', THROWS_UNREADABLE),
  ],
  ['a widget whose loader throws', withPart('./FeaturedProperties', 'loader', THROWS)],
  ['a widget whose loader never answers', withPart('./FeaturedProperties', 'loader', NEVER)],
];

async function get(request: APIRequestContext, url: string) {
  const answer = await request.get(url);
  return { status: answer.status(), html: await answer.text() };
}

test('a page whose remote fails shows an error within the layout; everything else works', async ({
  ownSite,
  request,
}) => {
  const { url, releases } = ownSite;
  const working = (await new FileReleaseStore(releases).readRegistry()).live[APP]!;
  const property = await propertyPath(request);
  const titles = { 500: await shellText('page.errorTitle'), 503: await shellText('page.unavailableTitle') };
  for (const [fault, code, status] of PAGE_FAULTS) {
    await test.step(fault, async () => {
      await makeLive(releases, await publishWithServerCode(releases, APP, code));
      const list = await get(request, url + LIST);
      expect(list.status).toBe(status);
      expect(list.html).toContain(titles[status as 500 | 503]);
      expect(list.html).toContain('</footer>');
      expect((await get(request, `${url}/fr/`)).status).toBe(200);
      expect((await get(request, url + property)).status).toBe(200);
      await makeLive(releases, { name: APP, version: working });
      expect((await get(request, url + LIST)).status).toBe(200);
    });
  }
});

test('a widget that fails shows its fallback, the page and the other widgets stay', async ({
  ownSite,
  request,
}) => {
  const { url, releases } = ownSite;
  const working = (await new FileReleaseStore(releases).readRegistry()).live[APP]!;
  expect(propertiesIn((await get(request, `${url}/fr/`)).html)).toBeGreaterThan(1);
  for (const [fault, code] of WIDGET_FAULTS) {
    await test.step(fault, async () => {
      await makeLive(releases, await publishWithServerCode(releases, APP, code));
      const home = await get(request, `${url}/fr/`);
      expect(home.status).toBe(200);
      // Another widget of the remote shows one large; a throw in render costs the page all widgets of the remote.
      expect(propertiesIn(home.html)).toBeLessThanOrEqual(1);
      expect(home.html).toContain(`href="${LIST}"`);
      await makeLive(releases, { name: APP, version: working });
      expect(propertiesIn((await get(request, `${url}/fr/`)).html)).toBeGreaterThan(1);
    });
  }
});

test('a live release that is missing in the store is reported in each language, and recovers with its folder', async ({
  ownSite,
  request,
}) => {
  const { url, releases } = ownSite;
  const store = new FileReleaseStore(releases);
  const { version } = await publishWithServerCode(releases, APP, '');
  const folder = store.releaseFolder(APP, version);
  await makeLive(releases, { name: APP, version });
  await rename(folder, `${folder}.away`);
  for (const language of LANGUAGES) {
    const list = await get(request, url + LISTS[language].sale);
    expect(list.status, language).toBe(503);
    expect(list.html).toContain(await shellText('page.unavailableTitle', language));
  }
  expect((await get(request, `${url}/fr/`)).status).toBe(200);
  await rename(`${folder}.away`, folder);
  await expect.poll(async () => (await get(request, url + LIST)).status).toBe(200);
});
