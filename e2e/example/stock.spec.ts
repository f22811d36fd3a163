import type { Page } from '@playwright/test';
import { moduleBuilder } from 'composer/testing/module-app.ts';
import { buildStockApp, STOCK_BUILDERS, stockApp } from 'composer/testing/stock-app.ts';
import type { StockBuilder } from 'composer/testing/stock-app.ts';
import { FileReleaseStore, publish } from 'composer/gateway';
import { makeLive } from '../site/changed-release.ts';
import { expect } from '../site/test.ts';
import { test } from './example-site.ts';

const NOTE = '/fr/notes/1/';
const APP = 'mf-comments';
const FALLBACK = 'Les commentaires sont momentanément indisponibles.';

const title = (page: Page) => page.getByRole('heading', { level: 2 });

test('widgets that the ordinary plugin built are shown in the browser, flip and are rolled back', async ({
  page,
  request,
  site,
}) => {
  const original = await site.live(APP);
  const bundlers = Object.entries<StockBuilder>({
    ...STOCK_BUILDERS,
    modules: moduleBuilder('Built by modules'),
  });
  for (const [bundler, builder] of bundlers)
    await test.step(`a build by ${bundler}`, async () => {
      const build = await buildStockApp(stockApp(builder, `Built by ${bundler}`), builder);
      const published = await site.release('publish', APP, '--from', build);
      expect(published.said).toMatch(/^mf-comments \S+ is published\./);
      const [, version = ''] = published.said.split(' ');
      expect(await site.release('promote', APP, version)).toEqual({
        code: 0,
        said: expect.stringMatching(/^mf-comments \S+ is live\.\nNot checked: /),
      });
      await expect.poll(async () => (await request.get(NOTE)).text()).toContain(FALLBACK);

      await page.goto(NOTE);
      await expect(title(page)).toHaveText(`Built by ${bundler}`);
      await expect(page.getByText(FALLBACK)).toHaveCount(0);
      await expect(page.locator('.ordinary')).toHaveCSS('border-top-color', 'rgb(1, 2, 3)');
      await clickThrough(page);
    });

  await test.step('a rollback', async () => {
    expect((await site.release('rollback', APP)).code).toBe(0);
    await page.goto(NOTE);
    await expect(title(page)).toHaveText(`Built by ${bundlers.at(-2)![0]}`);
  });
  await makeLive(site.releases, { name: APP, version: original });
  await expect.poll(async () => (await request.get(NOTE)).text()).not.toContain(FALLBACK);
});

test.describe('when it fails', () => {
  test.use({ expectedFault: /broken on purpose|remoteEntry\.js|did not load/ });

  test('such a widget leaves its fallback, and the page works', async ({ page, site }) => {
    const original = await site.live(APP);
    const builder = STOCK_BUILDERS.rspack;
    const dir = stockApp(
      builder,
      `{(() => { if (note === '2') throw new Error('broken on purpose'); })()}Fine`,
    );
    await makeLive(
      site.releases,
      await publish(new FileReleaseStore(site.releases), await buildStockApp(dir, builder)),
    );
    const findFault = async (path: string) => {
      const sent = page.waitForRequest('**/faults', { timeout: 30_000 });
      await page.goto(path);
      return (await sent).postDataJSON();
    };

    await page.route(`**/remotes/${APP}/**/remoteEntry.js`, (route) => route.fulfill({ status: 404 }));
    expect(await findFault(NOTE)).toMatchObject({ app: APP, kind: 'missing-file' });
    await expect(page.getByText(FALLBACK)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Notes' }).click();
    await page.getByRole('link', { name: 'Note 1' }).click();
    await expect(title(page)).toHaveText('Fine');

    expect(await findFault('/fr/notes/2/')).toMatchObject({ app: APP, kind: 'render' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le pain');
    await expect(page.getByText(FALLBACK)).toBeVisible();
    await makeLive(site.releases, { name: APP, version: original });
  });
});

/** Its state is that of the page's React, its own chunks come, and the next page shows it without a load. */
async function clickThrough(page: Page) {
  const thanks = page.getByRole('button', { name: 'Thanks' });
  await thanks.click();
  await thanks.click();
  await expect(thanks).toHaveText('Thanks (2)');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'Notes' }).click();
  await page.getByRole('link', { name: 'Note 2' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le pain');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByText('An answer to note 2')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}
