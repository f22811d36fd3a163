import { LANGUAGES, open } from '../../site/pages.ts';
import { aProjectForSale, PROJECTS, unitRows } from '../../site/projects.ts';
import { expect, test } from '../../site/test.ts';

for (const language of LANGUAGES)
  test(`a unit in ${language} has an address below its project, and a breadcrumb with section, project and unit`, async ({
    page,
    request,
  }) => {
    const { path, name, priceList } = await aProjectForSale(request, language);
    const unit = priceList.find(({ isFree }) => isFree)!;
    expect(unit.path.startsWith(path)).toBe(true);
    await open(page, unit.path);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${unit.path}$`));
    const [, section, project, here, ...more] = await page
      .locator('nav ol')
      .getByRole('listitem')
      .filter({ visible: true })
      .all();
    expect(more).toEqual([]);
    await expect(section!.getByRole('link')).toHaveAttribute('href', PROJECTS[language]);
    await expect(project!.getByRole('link', { name })).toHaveAttribute('href', path);
    await expect(here!).toHaveText(title);
  });

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

test('a unit shows where it lies in its project, and leads to the next one', async ({ page, request }) => {
  const { path, priceList } = await aProjectForSale(request, 'fr');
  const [first, second] = priceList;
  await open(page, first!.path);
  await expect(page.getByRole('heading', { name: /^Situation dans le projet/ })).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Lots voisins' });
  await expect(steps.getByRole('link', { name: 'Tous les lots et prix' })).toHaveAttribute(
    'href',
    new RegExp(`^${path}`),
  );
  await steps.getByRole('link', { name: /^Lot suivant/ }).click();
  await expect(page).toHaveURL(second!.path);
});
