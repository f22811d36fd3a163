import type { APIRequestContext, Page, Request } from '@playwright/test';
import { STATE_FILE } from 'composer/contract';
import { contentWithFooter } from '../../site/changed-footer.ts';
import { importContent } from '../../site/import-content.ts';
import { importPrice } from '../../site/import-feed.ts';
import {
  everyPage,
  hydrated,
  hydratedOnInteraction,
  LANGUAGES,
  propertyPath,
  shellHydrated,
  started,
} from '../../site/pages.ts';
import { expectSameBytes } from '../../site/same-bytes.ts';
import { LATE } from '../../site/test.ts';
import { expect, test } from '../../site/two-gateways.ts';

/** Pages that are for nobody else, and unknown ones, are rendered by one gateway alone. */
const LEAST_KEPT = 20;

/** One of each kind. */
const KINDS = [
  'home',
  'sale list',
  'property',
  'projects',
  'project',
  'article',
  'contact',
  'valuation',
] as const;

async function addresses(request: APIRequestContext): Promise<string[]> {
  const pages: Record<string, string> = await everyPage(request, 'fr');
  return KINDS.map((kind) => pages[kind]!);
}

/** Pages that are open at a time. */
const AT_ONCE = 8;

/** What a visitor writes into the page, where it has a form of its own. */
const TYPED = 'Ce que j’ai écrit';
const lines = (page: Page) =>
  page.getByRole('main').locator('form input[type=text]:visible, form textarea:visible');
async function type(page: Page) {
  if (await lines(page).count()) await lines(page).first().fill(TYPED);
}
async function expectTyped(page: Page) {
  if (await lines(page).count()) await expect(lines(page).first(), page.url()).toHaveValue(TYPED);
}

/** Whether the page's data come in a file, when it is used: others bring them along, and have used them before any import. */
const waits = (page: Page) => page.locator(`script[${STATE_FILE}]`).count();

/** The footer says which content a page was made of. */
const footer = (page: Page) => page.getByRole('contentinfo');

test.describe('in one language', () => {
  /** A browser says so of a state that cannot be had any more. */
  test.use({ expectedFault: /status of 404 .*\/page-states\// });

  test('a page of one gateway becomes interactive with the files of another: one that never rendered it, and one that did', async ({
    twoGateways,
    page,
    request,
  }) => {
    const { url, second } = twoGateways;
    const paths = await addresses(request);
    for (const path of [...paths, ...paths]) {
      await page.goto(url + path);
      await hydrated(page);
    }
    const metrics = await (await request.get(second.metricsUrl)).text();
    expect(metrics).not.toContain('facade_page_states_total{outcome="not_found"}');
    // A browser may ask twice at once: ahead, and when it needs it.
    const made = Number(/facade_page_states_total\{outcome="made"\} (\d+)/.exec(metrics)?.[1]);
    expect(made).toBeGreaterThanOrEqual(paths.length);
  });

  for (const isRestarted of [false, true])
    test(`pages that were opened before an import${isRestarted ? ' and a restart of both gateways' : ''} become interactive after it, with the new data, and keep what was typed; nothing of them is loaded twice`, async ({
      twoGateways,
      context,
      request,
    }, testInfo) => {
      test.setTimeout(600_000);
      const { url, site, second } = twoGateways;
      const faults: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(message.text());
      });
      context.on('weberror', (error) => faults.push(String(error.error())));
      // Browsers fetch the state when the line is idle; here it never is before the import, nor are pages hydrated by themselves.
      await hydratedOnInteraction(context);
      let imported = Promise.withResolvers<void>();
      await context.route('**/page-states/**', async (route) => {
        await imported.promise;
        await route.continue();
      });
      const all: [string, string][] = Object.entries(await everyPage(request, 'fr'));
      const paths = all.filter(([kind]) => !kind.startsWith('unknown'));
      let waiting = 0;
      for (let first = 0; first < paths.length; first += AT_ONCE) {
        imported = Promise.withResolvers();
        const opened: Page[] = [];
        for (const [, path] of paths.slice(first, first + AT_ONCE)) {
          const page = await context.newPage();
          await page.goto(url + path);
          if (!(await waits(page))) {
            await page.close();
            continue;
          }
          await started(page);
          await type(page);
          opened.push(page);
        }
        const words = `Nouveau pied de page ${first}`;
        if (isRestarted) await Promise.all([second.stop(), site.gateway.stop()]);
        await importContent(contentWithFooter(testInfo.outputPath(`content-${first}`), words), site);
        if (isRestarted) await Promise.all([second.start(), site.gateway.start()]);
        await expect.poll(async () => (await request.get(`${second.url}/fr/`)).text()).toContain(words);
        imported.resolve();
        waiting += opened.length;
        let loads = 0;
        const countLoad = (asking: Request) => {
          if (asking.isNavigationRequest() && !asking.frame().parentFrame()) loads++;
        };
        context.on('request', countLoad);
        for (const page of opened) {
          await page.bringToFront();
          await shellHydrated(page);
          await expect(footer(page), page.url()).toContainText(words);
          await expectTyped(page);
          // It answers: a link opens within the tab.
          await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).first().click();
          await expect(page).toHaveURL(`${url}/fr/contact/`);
          await page.close();
        }
        context.off('request', countLoad);
        expect(loads).toBe(0);
      }
      expect(waiting).toBeGreaterThan(LEAST_KEPT);
      // What the browser says of its graphics; and of code that was asked for while both were away, which is asked for again.
      const expected = isRestarted
        ? /GL Driver|status of 404|ERR_EMPTY_RESPONSE|did not load/
        : /GL Driver|status of 404/;
      expect(faults.filter((fault) => !expected.test(fault) && !LATE.test(fault))).toEqual([]);
      const metrics = await (await request.get(second.metricsUrl)).text();
      expect(metrics).toMatch(/facade_page_states_total\{outcome="not_found"\} \d+/);
    });

  test('a home whose price changes while its page is open shows the new one', async ({
    twoGateways,
    context,
    request,
  }, testInfo) => {
    const { url, site } = twoGateways;
    await hydratedOnInteraction(context);
    const imported = Promise.withResolvers<void>();
    await context.route('**/page-states/**', async (route) => {
      await imported.promise;
      await route.continue();
    });
    const path = await propertyPath(request);
    const page = await context.newPage();
    await page.goto(url + path);
    await started(page);
    await expect(page.getByRole('main')).not.toContainText('€ 123.456');
    const home = { id: Number(/(\d+)\/$/.exec(path)![1]), price: 123_456 };
    await importPrice(testInfo.outputPath('feeds'), home, site);
    await expect.poll(async () => (await request.get(site.url + path)).text()).toContain('123.456');
    imported.resolve();
    await shellHydrated(page);
    await expect(page.getByRole('main')).toContainText(/€\s123\.456/);
  });

  test('two gateways make the same page, byte for byte, and a browser that has it is told so by both', async ({
    twoGateways,
    request,
  }) => {
    const paths = Object.values(await everyPage(request, 'fr'));
    expect(await expectSameBytes(request, twoGateways, paths)).toBeGreaterThan(20);
  });
});

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ expectedFault: /status of (404|410)/, viewport: { width: 390, height: 844 } });
    test.setTimeout(300_000);

    test('every page is the same from two gateways, also when both were started anew', async ({
      twoGateways,
      request,
    }) => {
      const paths = Object.values(await everyPage(request, language));
      expect(await expectSameBytes(request, twoGateways, paths)).toBeGreaterThan(LEAST_KEPT);
      await twoGateways.second.stop();
      await twoGateways.second.start();
      expect(await expectSameBytes(request, twoGateways, paths.toReversed())).toBeGreaterThan(LEAST_KEPT);
      await twoGateways.site.gateway.stop();
      await twoGateways.site.gateway.start();
      expect(await expectSameBytes(request, twoGateways, paths)).toBeGreaterThan(LEAST_KEPT);
    });

    test('every page of one becomes interactive with the files of the other, cold and warm', async ({
      twoGateways: { url, second },
      page,
      request,
    }) => {
      const paths = Object.values(await everyPage(request, language));
      for (const path of [...paths, ...paths]) {
        await page.goto(url + path);
        await hydrated(page);
      }
      const metrics = await (await request.get(second.metricsUrl)).text();
      expect(metrics).not.toContain('facade_page_states_total{outcome="not_found"}');
    });
  });
