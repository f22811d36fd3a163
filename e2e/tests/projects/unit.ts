import { open, type SiteLanguage } from '../../site/pages.ts';
import { aProjectForSale, PROJECTS } from '../../site/projects.ts';
import { expect, test } from '../../site/test.ts';

/** A test of the address and the breadcrumb of a unit. */
export const unitIsBelowItsProject = (language: SiteLanguage) =>
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
