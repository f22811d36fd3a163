import { aProjectForSale, unitRows } from '../../site/projects.ts';
import { expect, SCRIPT_BLOCKED, test } from '../../site/test.ts';

test.use({ javaScriptEnabled: false, expectedFault: SCRIPT_BLOCKED });

// From the list: projects.long.spec.ts.
test('from a project to its prices and a unit without JavaScript', async ({ page, request }) => {
  const project = await aProjectForSale(request, 'nl');
  await page.goto(project.path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.name);
  await page.getByRole('link', { name: 'Bekijk eenheden en prijzen' }).click();
  await expect(page).toHaveURL(`${project.path}#units`);
  await expect(unitRows(page)).toHaveCount(project.priceList.length);
  await unitRows(page).getByRole('link').first().click();
  await expect(page).toHaveURL(project.priceList[0]!.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a picture of a project leads to its place on the page of the pictures, which leads back', async ({
  page,
  request,
}) => {
  await page.goto((await aProjectForSale(request, 'fr')).path, { waitUntil: 'domcontentloaded' });
  const address = page.url();
  await page.getByRole('link', { name: /Agrandir la photo 2 sur/ }).click();
  await expect(page).toHaveURL(/\/fr\/projects\/\d+\/photos\/#picture-2$/);
  await expect(page.locator('#picture-2')).toBeInViewport();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Retour au projet' }).first().click();
  await expect(page).toHaveURL(address);
});

test('units are chosen by a button, and the choice is in the address', async ({ page, request }) => {
  const project = await aProjectForSale(request, 'fr');
  await page.goto(project.path);
  await page.getByLabel('Disponibles seulement').check();
  await page.getByLabel('Trier par').selectOption('price');
  await page.getByRole('button', { name: 'Afficher' }).click();
  await expect(page).toHaveURL(/\?.*sort=price.*free=1.*#units$/);
  await expect(unitRows(page)).toHaveCount(project.priceList.filter(({ isFree }) => isFree).length);
});
