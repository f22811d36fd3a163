import type { Request } from '@playwright/test';
import type { Composition } from 'composer/contract';
import { moduleBuilder } from 'composer/testing/module-app.ts';
import { buildStockApp, stockApp } from 'composer/testing/stock-app.ts';
import { makeLive } from '../site/changed-release.ts';
import { expect } from '../site/test.ts';
import { test } from './example-site.ts';

const NOTE = '/fr/notes/1/';
const APP = 'mf-comments';
const TITLE = 'Built of modules';
const FALLBACK = 'Les commentaires sont momentanément indisponibles.';

const tellsOfMissingFile = (request: Request) =>
  request.url().endsWith('/faults') && request.postDataJSON().kind === 'missing-file';

test.use({ expectedFault: /integrity|mf-comments|compositions/ });

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
  // What Chromium names is what was imported by `import()`.
  const named: Record<string, string> = { 'assets/shared.js': 'remoteEntry.js' };
  for (const file of ['remoteEntry.js', 'assets/shared.js', 'assets/comments.js', 'assets/answer.js'])
    await test.step(file, async () => {
      changed = file;
      const refused = page.waitForEvent('console', (said) =>
        new RegExp(`valid digest in the 'integrity' attribute .*/${file}`).test(said.text()),
      );
      const isLater = file === 'assets/answer.js';
      // Of that nobody is told but the widget.
      const told = isLater ? undefined : page.waitForRequest(tellsOfMissingFile);
      await page.goto(NOTE);
      if (isLater) await page.getByRole('button', { name: 'Ask' }).click();
      const message = `web/${named[file] ?? file} did not load`;
      if (told) expect((await told).postDataJSON()).toMatchObject({ app: APP, message });
      await refused;
      await expect(page.getByText(TITLE)).toHaveCount(isLater ? 1 : 0);
      expect(await page.evaluate(() => 'isHarmed' in window)).toBe(false);
    });
  await test.step('an entry that does not come is told to the gateway', async () => {
    await page.unrouteAll();
    await page.route(`**/remotes/${APP}/**/remoteEntry.js`, (route) => route.fulfill({ status: 404 }));
    // The page before may still be telling what went wrong in it.
    const sent = page.waitForRequest(tellsOfMissingFile);
    await page.goto(NOTE);
    expect((await sent).postDataJSON()).toMatchObject({ app: APP });
  });

  const html = await (await request.get(NOTE)).text();
  const file = /\/compositions\/[\w-]+\.json/.exec(html)![0];
  const composition = await (await request.get(file)).text();
  const { importMap } = JSON.parse(composition) as Composition;
  const { href } = importMap!;
  await test.step('who is shown no such widget does not get the import map', async () => {
    expect(composition).not.toContain('assets/answer.js');
    expect(await (await request.get(href)).text()).toContain('assets/answer.js');
    await page.unrouteAll();
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
    await page.goto('/fr/');
    await page.getByRole('link', { name: 'Note 1' }).first().hover();
    expect(asked).not.toContain(href);
    await page.goto(NOTE);
    await expect(page.getByText(TITLE)).toBeVisible();
    expect(asked.filter((path) => path === href)).toEqual([href]);
  });
  for (const [what, change] of [
    // It would lead to a script of the attacker, and hash nothing.
    ['is changed', { body: JSON.stringify({ imports: { ordinary_comments: '/harm.js' } }) }],
    ['does not come', { status: 404 }],
  ] as const)
    await test.step(`an import map that ${what}`, async () => {
      await page.unrouteAll();
      await page.route('**/harm.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.isHarmed = true' }),
      );
      await page.route(`**${href}`, (route) => route.fulfill({ contentType: 'application/json', ...change }));
      const sent = page.waitForRequest(
        (request) =>
          request.url().endsWith('/faults') && request.postDataJSON().message.includes('import map'),
      );
      await page.goto(NOTE);
      expect((await sent).postDataJSON()).toMatchObject({ app: APP, kind: 'missing-file' });
      await expect(page.getByText(FALLBACK)).toBeVisible();
      expect(await page.evaluate(() => 'isHarmed' in window)).toBe(false);
      await expect(page.locator('script[type=importmap]')).toHaveCount(0);
      // The page works, and what failed is asked for again.
      await page.unroute(`**${href}`);
      await page.getByRole('link', { name: 'Notes' }).click();
      await page.getByRole('link', { name: 'Note 1' }).click();
      await expect(page.getByText(TITLE)).toBeVisible();
    });
  await makeLive(site.releases, { name: APP, version: original });
  await expect.poll(async () => (await request.get(NOTE)).text()).not.toContain(FALLBACK);
});
