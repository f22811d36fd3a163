import type { Page } from '@playwright/test';
import { FileReleaseStore } from 'composer/gateway';
import { open, shellHydrated } from '../../site/pages.ts';
import { expect } from '../../site/test.ts';
import { test } from '../../site/third-parties.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Paths that have to do with web vitals, of all requests of the page. */
function watchVitals(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('web-vitals')) asked.push(`${request.method()} ${pathname.split('/').at(-1)}`);
  });
  return asked;
}

test('how fast a page was is measured and sent, once, for who agrees to statistics alone, and no more for who withdraws', async ({
  page,
  configuredSite,
}) => {
  const asked = watchVitals(page);
  await open(page, '/fr/');
  await dialog(page, 'Cookies : à vous de choisir').getByRole('button', { name: 'Tout refuser' }).click();
  await expect(dialog(page, 'Cookies : à vous de choisir')).toHaveCount(0);
  await open(page, '/fr/?q=s3cret');
  await page.goto('about:blank');
  expect(asked).toEqual([]);

  await open(page, '/fr/?q=s3cret');
  const choose = async (isOn: boolean) => {
    await page.getByRole('button', { name: 'Paramètres des cookies' }).click();
    const settings = dialog(page, 'Paramètres des cookies');
    await settings.getByRole('switch', { name: /^Statistiques/ }).setChecked(isOn);
    await settings.getByRole('button', { name: 'Enregistrer mon choix' }).click();
  };
  const measuring = page.waitForResponse(/\/web-vitals\.\w+\.js$/);
  await choose(true);
  await (await measuring).finished();
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/web-vitals');
  await page.getByRole('banner').getByRole('link', { name: 'À vendre' }).first().click();
  await expect(page).toHaveURL(/a-vendre/);
  const beacon = await sent;
  const { live } = await new FileReleaseStore(configuredSite.releases).readRegistry();
  const vitals = beacon.postDataJSON();
  expect(vitals).toEqual({
    app: 'shell',
    version: live['shell'],
    shell: live['shell'],
    page: 'home',
    // Who goes on at once sends what is known by then: how long the answer took always is.
    values: expect.objectContaining({ ttfb: expect.any(Number) }),
  });
  expect(await beacon.headerValue('cookie')).toBeNull();
  expect(await beacon.headerValue('referer')).toBeNull();
  expect((await beacon.response())?.status()).toBe(204);
  await page.goto('about:blank');
  expect(asked.filter((one) => one.startsWith('POST'))).toHaveLength(1);

  // A page that is measured when its visitor changes their mind sends nothing.
  const again = page.waitForResponse(/\/web-vitals\.\w+\.js$/);
  await open(page, '/fr/');
  await again;
  asked.length = 0;
  const loaded = page.waitForEvent('load');
  await choose(false);
  await loaded;
  await shellHydrated(page);
  await page.goto('about:blank');
  expect(asked).toEqual([]);
});
