import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectSourcesFree, findMap } from '../../site/map.ts';
import { open } from '../../site/pages.ts';
import { expect, SCRIPT_BLOCKED, test } from '../../site/test.ts';
import { drawOnPhone, fillsThePhone, foreignRequests, listLeavesAtOnce } from './map.ts';

test('from the list to the map, from a pin to its card and its page, asking no other site', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/fr/a-vendre/?type=2');
  const foreign = foreignRequests(page, baseURL!);
  await page.getByRole('link', { name: 'Carte', exact: true }).click();
  await expect(page).toHaveURL('/fr/a-vendre/?type=2&view=map');
  const map = findMap(page);
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

test('who asks for less motion sees no flights: the map is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/fr/a-vendre/?view=map');
  const map = findMap(page);
  await expect(map.getByRole('button', { name: /biens$/ }).first()).toBeVisible();
  const scales = await map.locator('.maplibregl-ctrl-zoom-in').evaluate((closer: HTMLElement) => {
    const scale = () => document.querySelector('.maplibregl-ctrl-scale')!.textContent;
    const before = scale();
    closer.click();
    return [before, scale()];
  });
  expect(scales[1]).not.toBe(scales[0]);
});

test('an area drawn on a phone limits the list, can be shared and taken away', async ({ page }) => {
  await drawOnPhone(page);
  await page.reload();
  await page.getByRole('button', { name: 'Getekend gebied wissen' }).click();
  await expect(page).toHaveURL('/nl/te-koop/?view=map');
});

test('an area is drawn by keyboard alone, corner by corner', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/en/for-sale/?view=map');
  const map = findMap(page);
  await expect(map.getByRole('button', { name: /properties$/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Draw an area' }).focus();
  await page.keyboard.press('Enter');
  await expect(map.getByRole('group', { name: 'Map of the properties' })).toBeFocused();
  const news = map.getByRole('status').filter({ hasText: /corner/i });
  // While the map still moves, a corner at the same place is none.
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

/** A bend of the Meuse between Namur and Dinant, and the same place of the map 60 pixels to the west. */
const MEUSE = { lat: 50.373, lng: 4.879 };
const ASIDE = 60;

test('the Meuse flows where it flows, in the picture and on the map that takes its place', async ({
  page,
}) => {
  const { lat, lng } = MEUSE;
  const bounds = [lat - 0.01, lng - 0.016, lat + 0.01, lng + 0.016].map((degrees) => degrees.toFixed(4));
  await open(page, `/fr/a-vendre/?bounds=${bounds.join()}&view=map`);
  const map = findMap(page);
  await expect(map.getByRole('link', { name: 'GSHHG' })).toBeVisible();
  await expect(map.locator('canvas')).toBeVisible();
  await expect(async () => {
    const [river, land] = await colorsAround(page);
    // Water is greener and darker than the paper of the land.
    expect(land!.reduce((sum, value) => sum + value)).toBeGreaterThan(
      river!.reduce((sum, value) => sum + value) + 60,
    );
    expect(river![1]).toBeGreaterThan(river![0]! + 5);
  }).toPass();
});

/** The colours of the middle of the map and beside it. */
async function colorsAround(page: Page): Promise<number[][]> {
  const picture = await page.locator('iframe').screenshot();
  return page.evaluate(
    async ([base64, aside]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
        willReadFrequently: true,
      })!;
      context.drawImage(image, 0, 0);
      const at = (x: number) => [...context.getImageData(x, image.height / 2, 1, 1).data.slice(0, 3)];
      return [at(image.width / 2), at(image.width / 2 - aside)];
    },
    [picture.toString('base64'), ASIDE] as const,
  );
}

test('tiles of nonsense cost the map what they would have shown, and nothing else', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/tiles/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: 'nonsense'.repeat(50), contentType: 'application/vnd.mapbox-vector-tile' });
  });
  await open(page, '/fr/a-vendre/?view=map');
  const map = findMap(page);
  await expect(map.locator('canvas')).toBeVisible();
  await expect(map.getByRole('button', { name: /biens$/ }).first()).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
});

test('list and map stand on the column of the page, and the sources of the map are not covered by a card', async ({
  page,
}) => {
  for (const [width, type] of [
    [1440, 5],
    [1920, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `/fr/a-vendre/?type=${type}&view=map`);
    const column = (await page.getByRole('search').boundingBox())!;
    const list = (await page.getByRole('article').first().boundingBox())!;
    const region = (await page.getByRole('region', { name: 'Carte des biens' }).boundingBox())!;
    expect(list.x).toBeCloseTo(column.x, 0);
    expect(region.x + region.width).toBeCloseTo(column.x + column.width, 0);
  }
  const map = findMap(page);
  await map.getByRole('button', { name: /€/ }).first().click();
  await expectSourcesFree(page, page.getByRole('group', { name: 'Sélection sur la carte' }));
});

listLeavesAtOnce(1440);

fillsThePhone('/fr/a-vendre/?view=map', /^Liste · \d+ biens$/);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedFault: SCRIPT_BLOCKED });

  test('the list stands on the page of the map, on a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/nl/te-koop/?view=map');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/\d+\/$/);
  });

  test('the map says that it needs them, and leads to the towns', async ({ page }) => {
    await page.goto('/de/zu-verkaufen/?view=map');
    await expect(page.getByText('Die Karte funktioniert nur mit JavaScript.')).toBeVisible();
    await page.getByRole('list', { name: 'Gemeinden' }).getByRole('link', { name: /Namur/ }).first().click();
    await expect(page).toHaveURL(/\/de\/zu-verkaufen\/\?city=namur%7C5000/);
  });
});
