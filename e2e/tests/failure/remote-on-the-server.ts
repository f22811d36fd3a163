import type { APIRequestContext } from '@playwright/test';
import { FileReleaseStore } from 'composer/gateway';
import { makeLive } from '../../site/changed-release.ts';
import { expect, test } from '../../site/own-site.ts';
import { LISTS, propertyPath } from '../../site/pages.ts';
import { publishWithServerCode } from '../../site/added-code.ts';
import { withPart } from './broken-part.ts';
import { expectFault } from './harmful-code.ts';
import { shellText } from './shell-text.ts';

export const APP = 'mf-search';
export const LIST = LISTS.fr.sale;
const THROWS = `() => { throw new Error('broken on purpose') }`;
/** An ordinary mistake: an error of which a getter throws itself. */
const THROWS_UNREADABLE = `() => { throw Object.defineProperty(new Error(), 'message', { get() { return this.response.status; } }); }`;
const PROPERTY_LINK = /href="\/fr\/a-vendre\/[^"]+\/\d+\/"/g;

/** Number of properties for sale that a page leads to. */
const propertiesIn = (html: string) => new Set(html.match(PROPERTY_LINK)).size;
const NEVER = `() => new Promise(() => {})`;

/** Failures of the list page's remote, with the status of its page. */
type PageFault = readonly [fault: string, code: string, status: number];
export const PAGE_FAULTS: readonly PageFault[] = [
  ['a page that throws in render', withPart('./ListPage', 'default', THROWS), 503],
  ['a syntax error', '}{', 503],
  ['code that throws when it starts', `throw new Error('broken on purpose')`, 503],
  ['metadata that throw', withPart('./ListPage', 'meta', THROWS), 503],
  ['a loader that throws', withPart('./ListPage', 'loader', THROWS), 500],
  ['a loader that never answers', withPart('./ListPage', 'loader', NEVER), 503],
  ['a loader whose data have no JSON', withPart('./ListPage', 'loader', '() => ({ figure: 1n })'), 503],
];

/** Failures of a widget, with the kind that is counted, as a regular expression. */
type WidgetFault = readonly [fault: string, code: string, kind: string];
export const WIDGET_FAULTS: readonly WidgetFault[] = [
  [
    'a widget that throws what cannot be read',
    withPart('./FeaturedProperties', 'default', THROWS_UNREADABLE),
    'render',
  ],
  ['a widget that throws in render', withPart('./FeaturedProperties', 'default', THROWS), 'render'],
  [
    'a widget whose loader throws what cannot be read',
    withPart('./FeaturedProperties', 'loader', THROWS_UNREADABLE),
    'loader',
  ],
  ['a widget whose loader throws', withPart('./FeaturedProperties', 'loader', THROWS), 'loader'],
  // Who waits for a core while it is waited for is not told from one that is late (docs/operations.md).
  ['a widget whose loader never answers', withPart('./FeaturedProperties', 'loader', NEVER), 'late|starved'],
];

export async function get(request: APIRequestContext, url: string) {
  const answer = await request.get(url);
  return { status: answer.status(), html: await answer.text() };
}

/** A test of each of these failures of the list page. */
export const pageFails = (faults: readonly PageFault[]) =>
  test('a page whose remote fails shows an error within the layout; everything else works', async ({
    ownSite,
    request,
  }) => {
    const { url, releases } = ownSite;
    const working = (await new FileReleaseStore(releases).readRegistry()).live[APP]!;
    const property = await propertyPath(request);
    const titles = { 500: await shellText('page.errorTitle'), 503: await shellText('page.unavailableTitle') };
    for (const [fault, code, status] of faults) {
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

/** A test of each of these failures of a widget of the home page. */
export const widgetFails = (failures: readonly WidgetFault[]) =>
  test('a widget that fails shows its fallback, the page and the other widgets stay', async ({
    ownSite,
    request,
  }) => {
    const { url, releases } = ownSite;
    const working = (await new FileReleaseStore(releases).readRegistry()).live[APP]!;
    expect(propertiesIn((await get(request, `${url}/fr/`)).html)).toBeGreaterThan(1);
    for (const [fault, code, kind] of failures) {
      await test.step(fault, async () => {
        const release = await publishWithServerCode(releases, APP, code);
        await makeLive(releases, release);
        const home = await get(request, `${url}/fr/`);
        expect(home.status).toBe(200);
        // Another widget of the remote shows one large; a throw in render costs the page all widgets of the remote.
        expect(propertiesIn(home.html)).toBeLessThanOrEqual(1);
        expect(home.html).toContain(`href="${LIST}"`);
        await expectFault(request, ownSite, release.version, kind);
        await makeLive(releases, { name: APP, version: working });
        expect(propertiesIn((await get(request, `${url}/fr/`)).html)).toBeGreaterThan(1);
      });
    }
  });
