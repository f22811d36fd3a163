import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../local/ports.ts';
import { publishChangedText } from '../../site/changed-release.ts';
import { expect, test as base } from '../../site/own-site.ts';
import { hydrated } from '../../site/pages.ts';

const PREVIEW_KEY = 'a key that only this test has, for links';
const PROGRAM = path.resolve(import.meta.dirname, '../../../gateway/src/cli/release.ts');
const CHANGE = { app: 'mf-search', id: 'list.sort', text: 'Classer les biens par' };

const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from the pattern
  ownSettings: async ({}, provide) => {
    const port = await freePort();
    await provide({ PORT: String(port), PREVIEW_URL: `http://preview.localhost:${port}`, PREVIEW_KEY });
  },
});

// Who has left is told how to get a link; on all pages before, nothing is refused.
test.use({ expectedFault: /status of 403 .*\(http:\/\/preview\.localhost:\d+\/fr\/\)$/ });

test('a release is shown before it is live to who has the link, hydrated and beyond, and to nobody else', async ({
  ownSite,
  ownSettings,
  page,
  request,
}) => {
  const { after } = await publishChangedText(ownSite.releases, CHANGE);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [PROGRAM, 'preview', 'mf-search', after.version, '--for', '1h'],
    { env: { ...process.env, ...ownSettings, RELEASES: ownSite.releases } },
  );
  const link = stdout.trim().split('\n').at(-1)!;

  await page.goto(link);
  await expect(page).toHaveURL(`${ownSettings.PREVIEW_URL}/fr/`);
  const strip = page.getByRole('complementary').filter({ hasText: after.version });
  await expect(strip).toBeVisible();
  expect((await page.context().cookies()).map(({ name, httpOnly }) => ({ name, httpOnly }))).toEqual([
    { name: 'release-preview', httpOnly: true },
  ]);

  const answer = await page.goto(`${ownSettings.PREVIEW_URL}/fr/a-vendre/`);
  expect(answer!.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-facade-composition': expect.stringMatching(/^[\w-]{22}$/),
  });
  await hydrated(page);
  await expect(page.getByRole('combobox', { name: CHANGE.text })).toBeVisible();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('combobox', { name: CHANGE.text })).toBeVisible();
  await expect(strip).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip).toBeVisible();

  await test.step('on a phone, beside the strip of the debug cookie, neither covers anything', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${ownSettings.PREVIEW_URL}/debug`);
    const debugStrip = page.getByRole('complementary').filter({ hasText: 'Versions de cette page' });
    await expect(debugStrip).toContainText(`mf-search ${after.version}`);
    await hydrated(page);
    // The strip of the debug cookie may still become higher.
    await expect(async () => {
      const [first, second, header] = await Promise.all(
        [strip.first(), debugStrip, page.getByRole('banner')].map((element) => element.boundingBox()),
      );
      expect(second!.y).toBeGreaterThanOrEqual(first!.y + first!.height);
      expect(header!.y).toBeGreaterThanOrEqual(second!.y + second!.height);
    }).toPass();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await debugStrip.getByRole('link', { name: 'Quitter le débogage' }).click();
    await expect(debugStrip).toBeHidden();
    await expect(strip).toBeVisible();
    // What it still asked for when its cookie goes would be refused.
    await hydrated(page);
  });

  expect(await (await request.get(`${ownSite.url}/fr/a-vendre/`)).text()).not.toContain(CHANGE.text);
  const stranger = await request.get(`${ownSite.url}/fr/`, {
    headers: { host: new URL(ownSettings.PREVIEW_URL!).host },
  });
  expect(stranger.status()).toBe(403);

  await strip.getByRole('link', { name: 'Vers le site' }).click();
  await expect(page).toHaveURL(`http://localhost:${ownSettings.PORT}/fr/`);
  expect(await page.context().cookies(ownSettings.PREVIEW_URL!)).toEqual([]);
  await expect(strip).toBeHidden();
  const left = await page.goto(`${ownSettings.PREVIEW_URL}/fr/`);
  expect(left!.status()).toBe(403);
});
