import type { Page } from '@playwright/test';
import { FileReleaseStore } from 'composer/gateway';
import { publishWithBrowserCode } from '../../site/added-code.ts';
import { makeLive } from '../../site/changed-release.ts';
import type { OwnSite } from '../../site/own-site.ts';
import { expect, test } from '../../site/own-site.ts';
import { CONTACT, hydrated, LISTS } from '../../site/pages.ts';
import type { SiteLanguage } from '../../site/pages.ts';
import { withPartInBrowser } from './broken-part.ts';
import { shellText } from './shell-text.ts';

/** What browsers report of such faults. */
export const EXPECTED =
  /broken on purpose|hydration Error: Minified React error #42|above error occurred|React Router caught|did not load|Unexpected token|status of (404|500|503)|mf-[a-z]+\//;

export const APP = 'mf-search';
export const THROWS = `() => { throw new Error('broken on purpose') }`;
const NEVER = `() => new Promise(() => (globalThis.isAsked = true))`;

export const liveVersion = async ({ releases }: OwnSite, name: string) => ({
  name,
  version: (await new FileReleaseStore(releases).readRegistry()).live[name]!,
});

export const follow = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first().click();

export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Links to properties that are for sale. */
export const properties = (page: Page, language: SiteLanguage) => {
  const list = LISTS[language].sale;
  return page.getByRole('main').locator(`article a[href^="${list}"]:not([href="${list}"])`);
};

/** The layout and other remotes work, without a full load. */
export async function elsewhereWorks(page: Page, language: SiteLanguage) {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  let loads = 0;
  page.on('request', (asked) => (loads += asked.isNavigationRequest() ? 1 : 0));
  const contact = CONTACT[language];
  await follow(page, contact);
  await expect(page).toHaveURL(new RegExp(`${contact}$`));
  await expect(page.getByRole('main').locator('input[name=email]')).toBeVisible();
  expect(loads).toBe(0);
}

/** The tab has the broken release; a retry loads the live one. */
export async function retry(page: Page, language: SiteLanguage) {
  await page.getByRole('button', { name: await shellText('page.retry', language) }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await hydrated(page);
}

/** The loading state is shown until the deadline has passed. */
async function outlast(page: Page, language: SiteLanguage) {
  const loading = await shellText('layout.loading', language);
  await expect(page.getByRole('status').filter({ hasText: loading })).toBeAttached();
  // The code of the page has the same deadline: who misses it gets a full load.
  await expect.poll(() => page.evaluate('globalThis.isAsked')).toBe(true);
  await page.evaluate('globalThis.isAsked = false');
  await page.clock.runFor(10_000);
}

/** Failures of the list page in the browser, with the title of the message when it is opened in the tab. */
type Fault = readonly [fault: string, language: SiteLanguage, code: string, title: string, isLate?: 'late'];
export const FAULTS: readonly Fault[] = [
  ['throws in render', 'nl', withPartInBrowser(APP, './ListPage', 'default', THROWS), 'page.errorTitle'],
  ['throws in its loader', 'de', withPartInBrowser(APP, './ListPage', 'loader', THROWS), 'page.errorTitle'],
  [
    'never answers',
    'en',
    withPartInBrowser(APP, './ListPage', 'loader', NEVER),
    'page.unavailableTitle',
    'late',
  ],
];

/** A test of each of these failures of the list page. */
export const pageFailsOnAClick = (faults: readonly Fault[]) =>
  test('a page that fails on a click shows an error in its language; everything else works, and a retry recovers it', async ({
    ownSite,
    page,
  }) => {
    const { url, releases } = ownSite;
    const working = await liveVersion(ownSite, APP);
    await page.clock.install();
    for (const [fault, language, code, message, isLate] of faults) {
      await test.step(fault, async () => {
        await makeLive(releases, await publishWithBrowserCode(releases, APP, code));
        await page.goto(`${url}/${language}/`);
        await hydrated(page);
        const expectError = async () => {
          if (isLate) await outlast(page, language);
          await expect(title(page)).toHaveText(await shellText(message, language));
          expect(page.url()).toBe(url + LISTS[language].sale);
        };
        await follow(page, LISTS[language].sale);
        await expectError();
        await elsewhereWorks(page, language);
        await makeLive(releases, working);
        await page.goBack();
        await expectError();
        await retry(page, language);
      });
    }
  });
