import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { CONTACT, contactForm } from '../../site/contact-form.ts';
import { hydrated, open, PRIVACY, propertyPath, started } from '../../site/pages.ts';
import { expect } from '../../site/test.ts';
import { listHosts, pageViews, storedConsent, test } from '../../site/third-parties.ts';
import { nothingAskedBeforeTheChoice } from './nothing-asked.ts';

// One site for all of them.
test.describe.configure({ mode: 'default' });

const ALL_HOSTS = ['connect.facebook.net', 'widget.trustpilot.com', 'www.googletagmanager.com'];
const AGREED_TO_STATISTICS = {
  consent: 'granted',
  consentAnalyticsStorage: 'granted',
  consentAdStorage: 'denied',
  consentAdUserData: 'denied',
  consentAdPersonalization: 'denied',
};

const notice = (page: Page) => page.getByRole('dialog', { name: 'Cookies : à vous de choisir' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Paramètres des cookies' });
const settingsButton = (page: Page) => page.getByRole('button', { name: 'Paramètres des cookies' });

async function accept(page: Page) {
  await notice(page).getByRole('button', { name: 'Tout accepter' }).click();
  await expect(notice(page)).toHaveCount(0);
}

nothingAskedBeforeTheChoice('fr');

test('an interaction while the page starts is not lost: all of it is hydrated', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/compositions/**', (route) => held.promise.then(() => route.continue()));
  await page.goto('/fr/', { waitUntil: 'domcontentloaded' });
  await started(page);
  await page.keyboard.press('Shift');
  held.resolve();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /SearchBox/);
});

test('a phone shows the notice before anything is hydrated, and answers what is pressed in it; it is hydrated by itself for what its visitor agreed to alone', async ({
  page,
  asked,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const openUntouched = async () => {
    await page.goto('/fr/');
    await started(page);
  };
  /** Phones fetch what hydrates a page when the line is idle, and do not run it. */
  const expectWaiting = async () => {
    await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  };
  await openUntouched();
  await expect(notice(page)).toBeVisible();
  await expectWaiting();
  await accept(page);
  await expect.poll(() => listHosts(asked)).toEqual(ALL_HOSTS);

  asked.length = 0;
  await openUntouched();
  await expect.poll(() => listHosts(asked)).toEqual(ALL_HOSTS);
  await settingsButton(page).click();
  const loaded = page.waitForEvent('load');
  await settings(page).getByRole('button', { name: 'Tout refuser' }).click();
  await loaded;
  await openUntouched();
  await expectWaiting();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('without scripts nothing is asked', async ({ browser, configuredSite }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${configuredSite.url}/fr/`);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.close();
});

test('who accepts is asked no more: what is configured loads and hears of each page; withdrawn, it is gone', async ({
  page,
  asked,
}) => {
  await open(page, '/fr/');
  await accept(page);
  await expect(page.locator('#content')).toBeFocused();
  await expect.poll(() => listHosts(asked)).toEqual(ALL_HOSTS);
  await page.getByRole('banner').getByRole('link', { name: 'À vendre' }).first().click();
  await expect(page).toHaveURL(/a-vendre/);
  await expect
    .poll(() => pageViews(page).then((views) => views.map(({ section }) => section)))
    .toEqual([undefined, 'for sale']);

  asked.length = 0;
  await open(page, '/fr/a-louer/');
  await expect.poll(() => listHosts(asked)).toEqual(ALL_HOSTS);
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Discuter avec nous' }).click();
  await expect.poll(() => listHosts(asked)).toContain('go.crisp.chat');
  await page.getByRole('button', { name: 'Fermer le chat' }).press('Escape');
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga=1');

  asked.length = 0;
  await page.getByRole('link', { name: 'Propriétaires' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/fr\/login\//);
  await hydrated(page);
  await expect(settingsButton(page)).toBeVisible();
  expect(asked, 'where owners sign in').toEqual([]);
  expect(await page.evaluate(() => 'fbq' in window)).toBe(false);

  await open(page, '/fr/a-louer/');
  await expect.poll(() => listHosts(asked)).toEqual(ALL_HOSTS);
  asked.length = 0;
  await settingsButton(page).click();
  const loaded = page.waitForEvent('load');
  await settings(page).getByRole('button', { name: 'Tout refuser' }).click();
  await loaded;
  await open(page, '/fr/');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Discuter avec nous' })).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('who declines is asked no more and nothing loads, until the address asks for the choice again', async ({
  page,
  asked,
}) => {
  await open(page, '/fr/');
  await notice(page).getByRole('button', { name: 'Tout refuser' }).click();
  await expect(notice(page)).toHaveCount(0);
  await open(page, CONTACT.fr);
  await expect(settingsButton(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect((await storedConsent(page)).consent).toBe('denied');
  await open(page, `${CONTACT.fr}?setcookies`);
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL(CONTACT.fr);
  expect(await storedConsent(page)).toEqual({});
  expect(asked).toEqual([]);
});

test('who had agreed and asks for the choice again is asked before anything loads', async ({
  page,
  asked,
}) => {
  await open(page, '/fr/');
  await accept(page);
  await expect.poll(() => listHosts(asked)).toEqual(ALL_HOSTS);
  await page.goto('about:blank');
  asked.length = 0;
  await open(page, '/fr/?setcookies');
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/fr/');
  expect(await storedConsent(page)).toEqual({});
  await settingsButton(page).click();
  await expect(settings(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test('the notice is not printed', async ({ page }) => {
  await open(page, '/fr/');
  await expect(notice(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(notice(page)).toBeHidden();
});

test.describe('a map on the page of a home', () => {
  test.use({ expectedFault: /maps\.googleapis\.com|Google Maps (script|JavaScript API)/ });

  test('asks Google only once its button is pressed, and gives way to that of the site when Google is away', async ({
    page,
    request,
    asked,
    context,
    configuredSite,
  }) => {
    await context.route(/^https:\/\/maps\.googleapis\.com\//, (route) => {
      asked.push(route.request().url());
      return route.abort('connectionrefused');
    });
    await open(page, await propertyPath(request, 'fr', '', configuredSite.url));
    await notice(page).getByRole('button', { name: 'Tout refuser' }).click();
    await hydrated(page);
    const google = page.getByRole('button', { name: 'Afficher Google Maps' });
    await page.locator('main small', { hasText: 'OpenStreetMap' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Google reçoit alors votre adresse IP')).toBeVisible();
    expect(asked).toEqual([]);
    await google.click();
    await expect.poll(() => listHosts(asked)).toEqual(['maps.googleapis.com']);
    await expect(page.getByText('Google Maps n’est pas disponible.')).toBeVisible();
    await expect(page.locator('main iframe').first()).toHaveAttribute('src', /\/map\/$/);
  });
});

test('by keyboard, a visitor agrees to a part: the settings keep the focus, Escape changes nothing', async ({
  page,
  asked,
}) => {
  await open(page, '/fr/');
  await notice(page).getByRole('button', { name: 'Paramètres' }).press('Enter');
  await expect(settings(page).getByRole('switch', { name: 'Nécessaires' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(settings(page)).toHaveCount(0);
  await expect(notice(page).getByRole('button', { name: 'Paramètres' })).toBeFocused();
  await page.keyboard.press('Enter');
  await settings(page)
    .getByRole('switch', { name: /^Statistiques/ })
    .press('Space');
  await settings(page).getByRole('button', { name: 'Enregistrer mon choix' }).press('Enter');
  await expect(settings(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Votre choix est enregistré.' })).toBeAttached();
  expect(await storedConsent(page)).toEqual(AGREED_TO_STATISTICS);
  await expect.poll(() => listHosts(asked)).toEqual(['widget.trustpilot.com', 'www.googletagmanager.com']);
  expect(asked.filter((address) => address.includes('AW-'))).toEqual([]);
  await settingsButton(page).click();
  await expect(settings(page).getByRole('switch', { checked: true })).toHaveCount(2);
});

test.describe('on a preview path', () => {
  test.use({ expectedFault: /status of 404/ });

  test('nothing is asked and nothing loads; whoever goes on to another page has it again', async ({
    page,
    asked,
  }) => {
    await open(page, '/fr/');
    await accept(page);
    asked.length = 0;
    await open(page, '/fr/Preview/');
    await expect(settingsButton(page)).toBeVisible();
    expect(asked).toEqual([]);
    await page
      .getByRole('main')
      .getByRole('link', { name: /accueil/ })
      .click();
    await expect(page).toHaveURL('/fr/');
    await expect.poll(() => listHosts(asked)).toEqual(ALL_HOSTS);
    await page.evaluate(() => localStorage.clear());
    await open(page, '/fr/preview/');
    await expect(settingsButton(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
});

test('axe finds no violation in the notice and the settings, and nothing moves when they come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  // Fonts that come after the first paint move text too, but not each time. What the notice moves it moves always.
  await expect(async () => {
    await open(page, PRIVACY.fr);
    await expect(notice(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await shifts()).toEqual([]);
  }).toPass();
  const violations = async () =>
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
  expect(await violations()).toEqual([]);
  await notice(page).getByRole('button', { name: 'Paramètres' }).click();
  await expect(settings(page)).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(await shifts()).toEqual([]);
});

test.describe('a form that needs a captcha', () => {
  test.use({ expectedFault: /status of 422/ });

  test('names its provider, asks it nothing before the visitor starts it, and is sent with its token', async ({
    page,
    asked,
  }) => {
    const { fillIn, send } = contactForm(page, 'fr');
    const thanks = page.getByRole('heading', { name: 'Merci de votre confiance' });
    const visitor = { firstName: 'Marie', lastName: 'Dubois', email: 'captcha@example.be' };
    for (const isFirst of [true, false]) {
      await open(page, CONTACT.fr);
      if (isFirst) await notice(page).getByRole('button', { name: 'Tout refuser' }).click();
      await fillIn(visitor, isFirst ? 'Bonjour' : 'Encore une question');
      await send.click();
      if (isFirst) await expect(thanks).toBeVisible();
    }
    await expect(page.getByText('Cloudflare Turnstile')).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Lancer la vérification' }).press('Enter');
    await page.getByRole('button', { name: 'stand-in' }).click();
    await expect(thanks).toBeVisible();
    expect(listHosts(asked)).toEqual(['challenges.cloudflare.com']);
    expect(await page.evaluate(() => 'turnstile' in window)).toBe(false);
    await expect(page.locator('script[src*=cloudflare]')).toHaveCount(0);
  });
});
