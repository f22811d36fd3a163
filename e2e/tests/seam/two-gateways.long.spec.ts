import type { APIRequestContext, Page } from '@playwright/test';
import { contentWithFooter } from '../../site/changed-footer.ts';
import { importContent } from '../../site/import-content.ts';
import {
  everyPage,
  hydrated,
  hydratedOnInteraction,
  LANGUAGES,
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

  test('a page that was opened before an import becomes interactive after it, with the new data; nothing of it is loaded twice', async ({
    twoGateways,
    context,
    request,
  }, testInfo) => {
    const { url, site, second } = twoGateways;
    const faults: string[] = [];
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    context.on('weberror', (error) => faults.push(String(error.error())));
    // Browsers fetch the state when the line is idle; here it never is before the import, nor are pages hydrated by themselves.
    await hydratedOnInteraction(context);
    const imported = Promise.withResolvers<void>();
    await context.route('**/page-states/**', async (route) => {
      await imported.promise;
      await route.continue();
    });
    const pages: Page[] = [];
    for (const path of await addresses(request)) {
      const page = await context.newPage();
      await page.goto(url + path);
      await started(page);
      await expect(footer(page)).toContainText('Tous droits réservés');
      pages.push(page);
    }
    await importContent(contentWithFooter(testInfo.outputPath('content'), 'Nouveau pied de page'), site);
    await expect
      .poll(async () => (await request.get(`${second.url}/fr/`)).text())
      .toContain('Nouveau pied de page');
    imported.resolve();
    let loads = 0;
    context.on('request', (asking) => {
      if (asking.isNavigationRequest() && !asking.frame().parentFrame()) loads++;
    });
    for (const page of pages) {
      await page.bringToFront();
      await shellHydrated(page);
      await expect(footer(page)).toContainText('Nouveau pied de page');
      // It answers: a link opens within the tab.
      await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).first().click();
      await expect(page).toHaveURL(`${url}/fr/contact/`);
    }
    expect(loads).toBe(0);
    expect(faults.filter((fault) => !/status of 404/.test(fault) && !LATE.test(fault))).toEqual([]);
    const metrics = await (await request.get(second.metricsUrl)).text();
    expect(metrics).toMatch(/facade_page_states_total\{outcome="not_found"\} \d+/);
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
