import { publishWithBrowserCode } from '../../site/added-code.ts';
import { makeLive } from '../../site/changed-release.ts';
import { expect, test } from '../../site/own-site.ts';
import {
  CONTACT,
  hydrated,
  hydratedOnInteraction,
  LISTS,
  propertyPath,
  shellHydrated,
  started,
} from '../../site/pages.ts';
import { publishWithSyntaxError } from './broken-chunk.ts';
import { withPartInBrowser } from './broken-part.ts';
import {
  APP,
  elsewhereWorks,
  EXPECTED,
  FAULTS,
  follow,
  liveVersion,
  pageFailsOnAClick,
  properties,
  retry,
  THROWS,
  title,
} from './remote-in-the-browser.ts';
import { shellText } from './shell-text.ts';
import { withoutPictures } from './without-pictures.ts';

test.use({ isSiteKept: true, expectedFault: EXPECTED });
test.beforeEach(({ page }) => withoutPictures(page));

pageFailsOnAClick(FAULTS.slice(1));

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
