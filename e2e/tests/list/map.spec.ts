import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { open } from '../../site/pages.ts';
import { expect, SCRIPT_BLOCKED, test } from '../../site/test.ts';

/** Everything that the page and its frame ask of other sites. */
function foreignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== new URL(page.url()).host) foreign.push(url.href);
  });
  return foreign;
}

const mapOf = (page: Page) => page.locator('iframe').contentFrame();

test('from the list to the map, from a pin to its card and its page, asking no other site', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/fr/a-vendre/?type=2');
  const foreign = foreignRequests(page);
  await page.getByRole('link', { name: 'Carte', exact: true }).click();
  await expect(page).toHaveURL('/fr/a-vendre/?type=2&view=map');
  const map = mapOf(page);
  await expect(map.getByRole('group', { name: 'Carte des biens' })).toBeVisible();
  await expect(map.getByRole('button', { name: /€/ }).first()).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  // Pins are buttons, in reading order; the keyboard opens them too.
  await map.getByRole('button', { name: /€/ }).first().focus();
  await page.keyboard.press('Enter');
  const cards = page.getByRole('group', { name: 'Sélection sur la carte' });
  await expect(cards).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cards).toBeHidden();
  await map.getByRole('button', { name: /€/ }).first().click();
  await cards.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/fr\/(a-vendre|projects)\/.+\/\d+\/$/);
  expect(foreign).toEqual([]);
});

test('an area drawn on a phone limits the list, can be shared and taken away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/nl/te-koop/?view=map');
  const map = mapOf(page);
  await expect(map.getByRole('button', { name: /panden$/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Gebied tekenen' }).click();
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await frame.boundingBox())!;
  const at = (turn: number) =>
    [x + width / 2 + 90 * Math.cos(turn), y + height / 2 + 90 * Math.sin(turn)] as const;
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let turn = 0; turn < 6.2; turn += 0.2) await page.mouse.move(...at(turn));
  await page.mouse.up();
  await expect(page).toHaveURL(/\?polygon=[\d.%C2B-]+&view=map$/);
  await page.reload();
  await page.getByRole('button', { name: 'Getekend gebied wissen' }).click();
  await expect(page).toHaveURL('/nl/te-koop/?view=map');
});

test('an area is drawn by keyboard alone, corner by corner', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/en/for-sale/?view=map');
  const map = mapOf(page);
  await expect(map.getByRole('button', { name: /properties$/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Draw an area' }).focus();
  await page.keyboard.press('Enter');
  await expect(map.getByRole('group', { name: 'Map of the properties' })).toBeFocused();
  const news = map.getByRole('status').filter({ hasText: /corner/i });
  // While the map still moves, Leaflet leaves out further arrows: a corner at the same place is none.
  const setCornerTo = async (key: string, count: number) =>
    expect(async () => {
      if ((await news.textContent()) === `Corners: ${count}`) return;
      await page.keyboard.press(key);
      await page.keyboard.press(' ');
      await expect(news).toHaveText(`Corners: ${count}`, { timeout: 2_000 });
    }).toPass();
  await page.keyboard.press(' ');
  await expect(news).toHaveText('Corners: 1');
  await page.keyboard.press('Enter');
  await expect(news).toHaveText('Set at least three corners.');
  await setCornerTo('ArrowRight', 2);
  await setCornerTo('ArrowDown', 3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?polygon=[\d.%C2B-]+&view=map$/);
  await expect(page.getByRole('button', { name: 'Remove the drawn area' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedFault: SCRIPT_BLOCKED });

  test('the map says that it needs them, and leads to the towns', async ({ page }) => {
    await page.goto('/de/zu-verkaufen/?view=map');
    await expect(page.getByText('Die Karte funktioniert nur mit JavaScript.')).toBeVisible();
    await page.getByRole('list', { name: 'Gemeinden' }).getByRole('link', { name: /Namur/ }).first().click();
    await expect(page).toHaveURL(/\/de\/zu-verkaufen\/\?city=namur%7C5000/);
  });
});
