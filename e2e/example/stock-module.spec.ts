import { moduleBuilder } from 'composer/testing/module-app.ts';
import { buildStockApp, stockApp } from 'composer/testing/stock-app.ts';
import { makeLive } from '../site/changed-release.ts';
import { expect } from '../site/test.ts';
import { test } from './example-site.ts';

const NOTE = '/fr/notes/1/';
const APP = 'mf-comments';
const TITLE = 'Built of modules';
const FALLBACK = 'Les commentaires sont momentanément indisponibles.';

test.use({ expectedFault: /integrity|mf-comments/ });

test('a module that is not what was published does not run: an entry, what it imports, and what comes later', async ({
  page,
  site,
  request,
}) => {
  const original = await site.live(APP);
  const builder = moduleBuilder(TITLE);
  const build = await buildStockApp(stockApp(builder, TITLE), builder);
  const published = await site.release('publish', APP, '--from', build);
  await site.release('promote', APP, published.said.split(' ')[1]!);
  await expect.poll(async () => (await request.get(NOTE)).text()).toContain(FALLBACK);

  let changed = '';
  await page.route(`**/remotes/${APP}/**`, async (route) => {
    if (!route.request().url().endsWith(`/${changed}`)) return route.fallback();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\nwindow.isHarmed = true;` });
  });
  for (const file of ['remoteEntry.js', 'assets/shared.js', 'assets/comments.js', 'assets/answer.js'])
    await test.step(file, async () => {
      changed = file;
      const refused = page.waitForEvent('console', (said) =>
        new RegExp(`valid digest in the 'integrity' attribute .*/${file}`).test(said.text()),
      );
      await page.goto(NOTE);
      const isLater = file === 'assets/answer.js';
      if (isLater) await page.getByRole('button', { name: 'Ask' }).click();
      await refused;
      await expect(page.getByText(TITLE)).toHaveCount(isLater ? 1 : 0);
      expect(await page.evaluate(() => 'isHarmed' in window)).toBe(false);
    });
  await makeLive(site.releases, { name: APP, version: original });
  await expect.poll(async () => (await request.get(NOTE)).text()).not.toContain(FALLBACK);
});
