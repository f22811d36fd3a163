import type { APIRequestContext, Page } from '@playwright/test';
import { contentWithFooter } from '../../site/changed-footer.ts';
import { importContent } from '../../site/import-content.ts';
import { hydratedOnInteraction, everyPage, hydrated, shellHydrated, started } from '../../site/pages.ts';
import { expectSameBytes } from '../../site/same-bytes.ts';
import { LATE } from '../../site/test.ts';
import { expect, test } from '../../site/two-gateways.ts';

/** One of each kind; all of them, in each language, in `npm run test:long`. */
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

/** A browser says so of a state that cannot be had any more. */
test.use({ expectedFault: /status of 404 .*\/page-states\// });

async function addresses(request: APIRequestContext): Promise<string[]> {
  const pages: Record<string, string> = await everyPage(request, 'fr');
  return KINDS.map((kind) => pages[kind]!);
}

/** The footer says which content a page was made of. */
const footer = (page: Page) => page.getByRole('contentinfo');

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

test.describe('with the content that there is', () => {
  test.use({ isSiteKept: true });

  test('two gateways make the same page, byte for byte, and a browser that has it is told so by both', async ({
    twoGateways,
    request,
  }) => {
    const paths = Object.values(await everyPage(request, 'fr'));
    expect(await expectSameBytes(request, twoGateways, paths)).toBeGreaterThan(20);
  });

  test('what a visitor has written, opened and pressed is kept when the state of the page is gone', async ({
    twoGateways,
    page,
  }) => {
    const { url } = twoGateways;
    const free = Promise.withResolvers<void>();
    await page.route('**/page-states/**', async (route) => {
      await free.promise;
      await route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' }, body: 'Not found' });
    });
    await page.goto(`${url}/fr/contact/`);
    await started(page);
    const field = page.getByRole('textbox', { name: 'Prénom' });
    await field.fill('Marie');
    const mail = page.getByRole('textbox', { name: 'E-mail' });
    await mail.pressSequentially('marie@');
    await mail.evaluate((element) => element.setAttribute('data-of-server', ''));
    free.resolve();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', /mf-forms\/ContactPage/);
    await expect(page.locator('[data-of-server]')).toHaveCount(0);
    await expect(mail).toBeFocused();
    await page.keyboard.type('example.be');
    await expect(mail).toHaveValue('marie@example.be');
    await expect(field).toHaveValue('Marie');
  });

  test('a state that is not what its name says is none', async ({ twoGateways, page }) => {
    const { url } = twoGateways;
    let damaged = 0;
    await page.route('**/page-states/**', async (route) => {
      const answer = await route.fetch();
      damaged++;
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('"language":"fr"', '"language":"nl"'),
      });
    });
    await page.goto(`${url}/fr/a-vendre/`);
    await started(page);
    await shellHydrated(page);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(damaged).toBeGreaterThan(0);
  });

  test('so is a sheet that is open, and the place that the page is scrolled to', async ({
    twoGateways: { url },
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const free = Promise.withResolvers<void>();
    await page.route('**/page-states/**', async (route) => {
      await free.promise;
      await route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' }, body: 'Not found' });
    });
    await page.goto(`${url}/fr/a-vendre/`);
    await started(page);
    await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
    await page.getByRole('button', { name: /^Filtres/ }).click();
    const sheet = page.locator(':popover-open');
    await expect(sheet).toHaveCount(1);
    await page.locator('main').evaluate((element) => element.setAttribute('data-of-server', ''));
    free.resolve();
    await shellHydrated(page);
    await expect(page.locator('[data-of-server]')).toHaveCount(0);
    await expect(sheet).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(60);
  });
});
