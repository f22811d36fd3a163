import { aProjectForSale, PROJECTS, unitRows } from '../../site/projects.ts';
import { expect, SCRIPT_BLOCKED, test } from '../../site/test.ts';

test.use({ javaScriptEnabled: false, expectedFault: SCRIPT_BLOCKED });

test('from the list to a project, its prices and a unit without JavaScript', async ({ page, request }) => {
  const project = await aProjectForSale(request, 'nl');
  await page.goto(PROJECTS.nl, { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('link', { name: project.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.name);
  await page.getByRole('link', { name: 'Bekijk eenheden en prijzen' }).click();
  await expect(page).toHaveURL(`${project.path}#units`);
  await expect(unitRows(page)).toHaveCount(project.priceList.length);
  await unitRows(page).getByRole('link').first().click();
  await expect(page).toHaveURL(project.priceList[0]!.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
