import { open, OTHER_LANGUAGES } from '../../site/pages.ts';
import { aProjectForSale, readProjects, unitRows } from '../../site/projects.ts';
import { expect, test } from '../../site/test.ts';
import { choicesHaveRoom, listsEachUnit } from './project.ts';

OTHER_LANGUAGES.forEach(listsEachUnit);
OTHER_LANGUAGES.forEach(choicesHaveRoom);

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('units are found by the side that their terrace faces', async ({ page, request }) => {
    const { items } = await readProjects(request, 'fr');
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
