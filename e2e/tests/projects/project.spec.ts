import { open, SAMPLE_LANGUAGE } from '../../site/pages.ts';
import { aProjectForSale, readProjects, unitRows } from '../../site/projects.ts';
import { expect, test } from '../../site/test.ts';
import { choicesHaveRoom, listsEachUnit } from './project.ts';

// Other languages, pictures and the sides of terraces: project.long.spec.ts. The map: map.spec.ts.
listsEachUnit(SAMPLE_LANGUAGE);
choicesHaveRoom(SAMPLE_LANGUAGE);

test('a sold-out project says so and shows no price', async ({ page, request }) => {
  const { items } = await readProjects(request, 'fr');
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

test.describe('a project that is not offered', () => {
  test.use({ expectedFault: /status of 404/ });

  test('says so and links to the others', async ({ page }) => {
    const answer = await open(page, '/nl/projecten/evere/saphir/99999/');
    expect(answer.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: 'Alle nieuwbouwprojecten' }).click();
    await expect(page).toHaveURL('/nl/projecten/');
  });
});
