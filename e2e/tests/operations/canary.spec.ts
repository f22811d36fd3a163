import type { BrowserContext, Page } from '@playwright/test';
import { FileReleaseStore, rollback, startCanary } from 'composer/gateway';
import { publishChangedText } from '../../site/changed-release.ts';
import { expect, test } from '../../site/own-site.ts';
import { hydrated } from '../../site/pages.ts';

test.use({ isSiteKept: true });

const CHANGE = { app: 'mf-search', id: 'list.sort', text: 'Classer les biens par' };
const LIVE = 'Trier par';

/** Makes whoever has these cookies a visitor of this bucket. */
const giveBucket = (context: BrowserContext, url: string, bucket: number) =>
  context.addCookies([
    { name: 'release-bucket', value: String(bucket), url, httpOnly: true, sameSite: 'Lax' },
  ]);

const sees = (page: Page, text: string) => expect(page.getByRole('combobox', { name: text })).toBeVisible();

test('a canary is seen by whose bucket it has, at first view and after a click, and by nobody once it is rolled back', async ({
  ownSite,
  page,
  context,
}) => {
  const list = `${ownSite.url}/fr/a-vendre/`;
  const store = new FileReleaseStore(ownSite.releases);
  const untried = () => [];
  const { after } = await publishChangedText(ownSite.releases, CHANGE);

  await startCanary(store, after, 50, untried);
  await page.goto(list);
  const [drawn, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(drawn).toMatchObject({ name: 'release-bucket', httpOnly: true, sameSite: 'Lax', expires: -1 });
  await sees(page, Number(drawn!.value) < 50 ? CHANGE.text : LIVE);

  await startCanary(store, after, 10, untried);
  for (const [bucket, text] of [
    [10, LIVE],
    [9, CHANGE.text],
  ] as const) {
    await giveBucket(context, ownSite.url, bucket);
    await page.goto(list);
    await sees(page, text);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page).toHaveURL(/page=2/);
    await sees(page, text);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }

  await rollback(store, 'mf-search', undefined, untried);
  for (const bucket of [9, 10]) {
    await giveBucket(context, ownSite.url, bucket);
    await page.goto(list);
    await sees(page, LIVE);
    expect(await context.cookies()).toEqual([]);
  }
});
