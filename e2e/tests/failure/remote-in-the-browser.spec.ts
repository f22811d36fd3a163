import type { Page } from '@playwright/test';
import { FileReleaseStore } from 'composer/gateway';
import { publishWithBrowserCode } from '../../site/added-code.ts';
import { makeLive } from '../../site/changed-release.ts';
import type { OwnSite } from '../../site/own-site.ts';
import { expect, test } from '../../site/own-site.ts';
import {
  hydratedOnInteraction,
  CONTACT,
  hydrated,
  LISTS,
  propertyPath,
  shellHydrated,
  started,
} from '../../site/pages.ts';
import type { SiteLanguage } from '../../site/pages.ts';
import { withPartInBrowser } from './broken-part.ts';
import { publishWithSyntaxError } from './broken-chunk.ts';
import { shellText } from './shell-text.ts';
import { withoutPictures } from './without-pictures.ts';

test.use({
  isSiteKept: true,
  expectedFault:
    /broken on purpose|hydration Error: Minified React error #42|above error occurred|React Router caught|did not load|Unexpected token|status of (404|500|503)|mf-[a-z]+\//,
});
test.beforeEach(({ page }) => withoutPictures(page));

const APP = 'mf-search';
const THROWS = `() => { throw new Error('broken on purpose') }`;
const NEVER = `() => new Promise(() => (globalThis.isAsked = true))`;

const liveVersion = async ({ releases }: OwnSite, name: string) => ({
  name,
  version: (await new FileReleaseStore(releases).readRegistry()).live[name]!,
});

const follow = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first().click();

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Links to properties that are for sale. */
const properties = (page: Page, language: SiteLanguage) => {
  const list = LISTS[language].sale;
  return page.getByRole('main').locator(`article a[href^="${list}"]:not([href="${list}"])`);
};

/** The layout and other remotes work, without a full load. */
async function elsewhereWorks(page: Page, language: SiteLanguage) {
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
async function retry(page: Page, language: SiteLanguage) {
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
const FAULTS: [fault: string, language: SiteLanguage, code: string, title: string, isLate?: 'late'][] = [
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

test('a page that fails on a click shows an error in its language; everything else works, and a retry recovers it', async ({
  ownSite,
  page,
}) => {
  const { url, releases } = ownSite;
  const working = await liveVersion(ownSite, APP);
  await page.clock.install();
  for (const [fault, language, code, message, isLate] of FAULTS) {
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

test('a page that cannot be hydrated: one that throws shows an error, one without code stays as the server sent it', async ({
  ownSite,
  page,
}) => {
  const { url, releases } = ownSite;
  const working = await liveVersion(ownSite, APP);
  await test.step('it throws', async () => {
    const code = withPartInBrowser(APP, './ListPage', 'default', THROWS);
    await makeLive(releases, await publishWithBrowserCode(releases, APP, code));
    await page.goto(url + LISTS.fr.sale);
    await shellHydrated(page);
    await expect(title(page)).toHaveText(await shellText('page.errorTitle'));
    await elsewhereWorks(page, 'fr');
    await makeLive(releases, working);
    await page.goBack();
    await retry(page, 'fr');
  });
  await test.step('its code has a syntax error: it stays as the server sent it', async () => {
    await makeLive(releases, await publishWithSyntaxError(releases, APP, 'ListPage'));
    await hydratedOnInteraction(page);
    await page.goto(url + LISTS.nl.sale);
    await started(page);
    const given = page.waitForEvent('console', (message) => /did not load/.test(message.text()));
    await page.keyboard.press('Shift');
    await given;
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'shell');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
    await elsewhereWorks(page, 'nl');
    await makeLive(releases, working);
    await page.goto(url + LISTS.nl.sale);
    await hydrated(page);
  });
});

test('widgets that throw in the browser show their fallbacks; their pages and the other widgets work', async ({
  ownSite,
  page,
  request,
}) => {
  const { url, releases } = ownSite;
  const widgets = [
    [APP, './FeaturedProperties', 'default'],
    ['mf-forms', './RequestInfo', 'default'],
  ] as const;
  const working = await Promise.all(widgets.map(([app]) => liveVersion(ownSite, app)));
  for (const [app, expose, part] of widgets) {
    const code = withPartInBrowser(app, expose, part, THROWS);
    await makeLive(releases, await publishWithBrowserCode(releases, app, code));
  }
  const main = page.getByRole('main');

  await test.step('a content module', async () => {
    await page.goto(`${url}/de/`);
    await shellHydrated(page);
    await expect(properties(page, 'de')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Zu verkaufen', exact: true }).last()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', /SearchBox/);
    await elsewhereWorks(page, 'de');
  });
  await test.step('a widget in the page of another remote', async () => {
    await page.goto(url + (await propertyPath(request, 'nl')));
    await shellHydrated(page);
    await expect(main.locator('form input[name=email]')).toHaveCount(0);
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(title(page)).toBeVisible();
    await elsewhereWorks(page, 'nl');
  });
  await test.step('one whose loader throws on a click', async () => {
    await makeLive(releases, working[0]!);
    const code = withPartInBrowser(APP, './FeaturedProperties', 'loader', THROWS);
    await makeLive(releases, await publishWithBrowserCode(releases, APP, code));
    await page.goto(url + CONTACT.en);
    await hydrated(page);
    await follow(page, '/en/');
    await expect(main.getByRole('link', { name: 'For sale', exact: true }).last()).toBeVisible();
    await expect(properties(page, 'en')).toHaveCount(0);
  });
  await test.step('recovered', async () => {
    for (const release of working) await makeLive(releases, release);
    await page.goto(`${url}/de/`);
    await hydrated(page);
    await expect(properties(page, 'de').first()).toBeVisible();
    await page.goto(url + (await propertyPath(request, 'nl')));
    await hydrated(page);
    await expect(main.locator('form input[name=email]')).toBeVisible();
  });
});
