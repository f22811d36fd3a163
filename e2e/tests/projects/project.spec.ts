import { cutWords } from '../../site/cut-words.ts';
import { LANGUAGES, open } from '../../site/pages.ts';
import { aProjectForSale, projectsOf, unitRows } from '../../site/projects.ts';
import { expect, test } from '../../site/test.ts';

/** Status texts of product T9, and one of an available unit. */
const WORDS = {
  fr: { sold: 'Vendu', free: 'Disponible' },
  nl: { sold: 'Verkocht', free: 'Beschikbaar' },
  en: { sold: 'Sold', free: 'Available' },
  de: { sold: 'Verkauft', free: 'Verfügbar' },
};

for (const language of LANGUAGES)
  test(`a project in ${language} lists each unit with requirement, price and status`, async ({
    page,
    request,
  }) => {
    const project = await aProjectForSale(request, language);
    await open(page, project.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.name);
    const rows = unitRows(page);
    await expect(rows.getByRole('rowheader')).toHaveText(project.priceList.map(({ name }) => name));
    for (const [index, unit] of project.priceList.entries()) {
      const row = rows.nth(index);
      if (unit.requirement) await expect(row).toContainText(unit.requirement);
      if (unit.status === 'sold') {
        await expect(row).toContainText(WORDS[language].sold);
        await expect(row).not.toContainText('€');
      } else await expect(row).toContainText('€');
      if (unit.isFree) await expect(row).toContainText(WORDS[language].free);
    }
  });

for (const language of LANGUAGES)
  test(`choices of the price list in ${language} have room on the narrowest phones`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, (await aProjectForSale(request, language)).path);
    const choices = page.locator('form:has([name="sort"])');
    await expect(choices).toBeVisible();
    expect(await cutWords(choices)).toEqual([]);
  });

test('a sold-out project says so and shows no price', async ({ page, request }) => {
  const { items } = await projectsOf(request, 'fr');
  await open(page, items.find(({ soldOut }) => soldOut)!.path);
  const glance = page.getByRole('complementary', { name: 'Le projet en bref' });
  await expect(glance).toContainText('Tout vendu');
  await expect(glance).not.toContainText('€');
  await expect(unitRows(page).filter({ hasText: 'Disponible' })).toHaveCount(0);
});

test('the price list is one click away, also by keyboard', async ({ page, request }) => {
  await open(page, (await aProjectForSale(request, 'fr')).path);
  await page.getByRole('link', { name: 'Voir les lots et les prix' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lots et prix' })).toBeInViewport();
});

test('the units of a project stand on the map, from which a card leads to each', async ({
  page,
  request,
}) => {
  const project = await aProjectForSale(request, 'fr');
  await open(page, project.path);
  const map = page.getByRole('heading', { name: 'Sur la carte' });
  await map.scrollIntoViewIfNeeded();
  await page.keyboard.press('Shift');
  const pins = page
    .locator('iframe')
    .contentFrame()
    .getByRole('button', { name: /\d+ biens|€/ });
  await pins.first().focus();
  const cards = page.getByRole('group', { name: 'Sélection sur la carte' });
  // A place with several units comes nearer first.
  await expect(async () => {
    await pins.first().press('Enter');
    await expect(cards).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(cards.getByRole('heading').getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`^${project.path}`),
  );
});

test('pictures open in full screen, and Escape closes them', async ({ page, request }) => {
  await open(page, (await aProjectForSale(request, 'fr')).path);
  const photo = page.getByRole('link', { name: /Agrandir la photo 2 sur/ });
  await photo.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/2\s*\/\s*\d+/);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText(/3\s*\/\s*\d+/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(photo).toBeFocused();
});

test.describe('a project that is not offered', () => {
  test.use({ expectedFault: /status of 404/ });

  test('says so and links to the others', async ({ page }) => {
    const answer = await open(page, '/nl/projecten/evere/saphir/99999/');
    expect(answer.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: 'Alle nieuwbouwprojecten' }).click();
    await expect(page).toHaveURL('/nl/projecten/');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('units are found by the side that their terrace faces', async ({ page, request }) => {
    const { items } = await projectsOf(request, 'fr');
    await page.goto(items.find(({ id }) => id === 36)!.path);
    const sides = page.getByLabel('Orientation de la terrasse');
    const side = (await sides.getByRole('option').allInnerTexts()).at(1)!;
    await sides.selectOption({ label: side });
    await page.getByRole('button', { name: 'Afficher' }).click();
    await expect(page).toHaveURL(/[?&]orientation=/);
    const units = await unitRows(page).allInnerTexts();
    expect(units.length).toBeGreaterThan(0);
    expect(units.filter((unit) => !unit.toLowerCase().includes(side.toLowerCase()))).toEqual([]);
  });
});
