import { cutWords } from '../../site/cut-words.ts';
import { open, type SiteLanguage } from '../../site/pages.ts';
import { aProjectForSale, unitRows } from '../../site/projects.ts';
import { expect, test } from '../../site/test.ts';

/** Status texts of product T9, and one of an available unit. */
const WORDS = {
  fr: { sold: 'Vendu', free: 'Disponible' },
  nl: { sold: 'Verkocht', free: 'Beschikbaar' },
  en: { sold: 'Sold', free: 'Available' },
  de: { sold: 'Verkauft', free: 'Verfügbar' },
};

/** A test of the price list of a project. */
export const listsEachUnit = (language: SiteLanguage) =>
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

/** A test of the words of the choices above it. */
export const choicesHaveRoom = (language: SiteLanguage) =>
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
