import { expectApart, expectSourcesFree, findMap } from '../../site/map.ts';
import { open } from '../../site/pages.ts';
import { expect, SCRIPT_BLOCKED, test } from '../../site/test.ts';
import { drawOnPhone, fillsThePhone, foreignRequests, listLeavesAtOnce } from './map.ts';

// The keyboard, other widths and what the map draws: map.long.spec.ts.
test('a pin of the map, which stands on the column of the page, opens a card that covers no source and leads to its page; no other site is asked', async ({
  page,
  baseURL,
}) => {
  const foreign = foreignRequests(page, baseURL!);
  await page.setViewportSize({ width: 1920, height: 900 });
  await open(page, '/fr/a-vendre/?type=2&view=map');
  const column = (await page.getByRole('search').boundingBox())!;
  const list = (await page.getByRole('article').first().boundingBox())!;
  const region = (await page.getByRole('region', { name: 'Carte des biens' }).boundingBox())!;
  expect(list.x).toBeCloseTo(column.x, 0);
  expect(region.x + region.width).toBeCloseTo(column.x + column.width, 0);
  await findMap(page).getByRole('button', { name: /€/ }).first().click();
  const cards = page.getByRole('group', { name: 'Sélection sur la carte' });
  await expectSourcesFree(page, cards);
  await cards.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/fr\/(a-vendre|projects)\/.+\/\d+\/$/);
  expect(foreign).toEqual([]);
});

test('an area drawn on a phone limits the list, and can be taken away', async ({ page }) => {
  await drawOnPhone(page);
  await page.getByRole('button', { name: 'Getekend gebied wissen' }).click();
  await expect(page).toHaveURL('/nl/te-koop/?view=map');
});

test('the server has drawn the map with its pins, before any frame or script of it is there', async ({
  page,
}) => {
  // They do not come while the test looks.
  await page.route('**/frames/**', () => {});
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fr/a-vendre/?view=map', { waitUntil: 'domcontentloaded' });
  const still = page.getByRole('region', { name: 'Carte des biens' }).locator('svg').first();
  await expect(still.getByText(/^\d+$/).first()).toBeVisible();
  await expect(still.getByText('Anvers', { exact: true })).toBeVisible();
  // Neither the page nor the frame that is to come covers it.
  const seen = await page.locator('iframe').screenshot();
  await still.evaluate((element) => (element.style.visibility = 'hidden'));
  expect(seen.equals(await page.locator('iframe').screenshot())).toBe(false);
});

test('on a desktop the map opens from the list with that picture too', async ({ page }) => {
  await page.route('**/frames/**', () => {});
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/fr/a-vendre/');
  await page.getByRole('link', { name: 'Carte', exact: true }).click();
  const still = page.getByRole('region', { name: 'Carte des biens' }).locator('svg:visible').first();
  await expect(still.getByText(/^\d+$/).first()).toBeVisible();
});

test('without WebGL the picture of the map and the list stay, and the map says why', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith('webgl')
        ? null
        : (getContext as (...all: unknown[]) => unknown).call(this, kind, ...rest);
    } as typeof getContext;
  });
  await open(page, '/fr/a-vendre/?view=map');
  await expect(
    findMap(page).getByText('Votre navigateur ne peut pas afficher la carte interactive.'),
  ).toBeVisible();
  const still = page
    .getByRole('region', { name: 'Carte des biens' })
    .locator('svg:visible')
    .filter({ hasText: 'Anvers' });
  await expect(still.getByText(/^\d+$/).first()).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

const LONG =
  'Contributors of a survey with a name that is longer than a phone is wide, and of another one. '.repeat(3);

for (const width of [320, 390])
  test(`at ${width} pixels where the map ends, its scale and sources as long as they may be cover each other nowhere`, async ({
    page,
  }) => {
    await page.route('**/frames/mf-search/map/**', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /data-tiles-attribution="[^"]*"/,
        `data-tiles-attribution="${LONG}"`,
      );
      await route.fulfill({ response, body });
    });
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/fr/a-vendre/?bounds=50.46,4.86,50.4601,4.8601&view=map');
    const map = findMap(page);
    await expect(map.locator('.map-sources')).toContainText('another one');
    const parts = [
      map.locator('.map-end'),
      map.locator('.maplibregl-ctrl-scale'),
      map.locator('.map-sources'),
      page.getByRole('button', { name: 'Dessiner une zone' }),
    ];
    for (const part of parts) await expect(part).toHaveText(/\w/);
    await expectApart(page.locator('iframe'), parts);
  });

test('on paper the map is its picture, without its buttons', async ({ page }) => {
  await open(page, '/fr/a-vendre/?view=map');
  const region = page.getByRole('region', { name: 'Carte des biens' });
  await expect(region.getByRole('button', { name: 'Dessiner une zone' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const still = region.locator('svg:visible').filter({ hasText: 'Anvers' });
  await expect(still.getByText(/^\d+$/).first()).toBeVisible();
  await expect(region.getByRole('button').or(region.locator('iframe')).filter({ visible: true })).toHaveCount(
    0,
  );
});

listLeavesAtOnce(800);

test('on a tablet the filters stand as they do above the list', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const places = async (address: string) => {
    await page.goto(address);
    const fields = page.getByRole('search').locator('summary, input[name=search], button[type=submit]');
    return Promise.all((await fields.all()).map((field) => field.boundingBox()));
  };
  expect(await places('/nl/te-koop/?view=map')).toEqual(await places('/nl/te-koop/'));
});

fillsThePhone('/nl/te-koop/?view=map', /^Lijst · \d+ panden$/);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedFault: SCRIPT_BLOCKED });

  test('the page of the map says that it needs them, and leads to the towns and, on a phone too, to homes', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/de/zu-verkaufen/?view=map');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Die Karte funktioniert nur mit JavaScript.')).toBeVisible();
    const towns = page.getByRole('list', { name: 'Gemeinden' });
    await expect(towns.getByRole('link', { name: /Namur/ }).first()).toHaveAttribute(
      'href',
      /\/de\/zu-verkaufen\/\?city=namur%7C5000/,
    );
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/\d+\/$/);
  });
});
