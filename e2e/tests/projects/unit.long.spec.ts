import { open, OTHER_LANGUAGES } from '../../site/pages.ts';
import { aProjectForSale, PROJECTS, unitRows } from '../../site/projects.ts';
import { expect, test } from '../../site/test.ts';
import { unitIsBelowItsProject } from './unit.ts';

OTHER_LANGUAGES.forEach(unitIsBelowItsProject);

test('on a desktop navigation from the list to a unit and back needs no full load', async ({
  page,
  request,
}) => {
  const project = await aProjectForSale(request, 'fr');
  await open(page, PROJECTS.fr);
  await page.evaluate('window.isSamePage = true');
  await page.getByRole('main').getByRole('link', { name: project.name, exact: true }).click();
  await expect(page).toHaveURL(project.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.name);
  await unitRows(page).getByRole('link').first().click();
  await expect(page).toHaveURL(project.priceList[0]!.path);
  await page.locator('nav ol').getByRole('link', { name: project.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.name);
  await page.goBack();
  await expect(page).toHaveURL(project.priceList[0]!.path);
  await page.goBack();
  await expect(page).toHaveURL(project.path);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(PROJECTS.fr);
  expect(await page.evaluate('window.isSamePage')).toBe(true);
});
