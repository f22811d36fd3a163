import { open, type SiteLanguage } from '../../site/pages.ts';
import { PROJECTS, readProjects } from '../../site/projects.ts';
import { expect, test } from '../../site/test.ts';

const WITHOUT_VAT = { fr: 'HTVA', nl: 'excl. btw', en: 'excl. VAT', de: 'zzgl. MwSt.' };
const SOLD_OUT = { fr: 'Tout vendu', nl: 'Uitverkocht', en: 'Sold out', de: 'Ausverkauft' };

/** A test of the cards of the list. */
export const listsEachProject = (language: SiteLanguage) =>
  test(`the list in ${language} shows every project with its prices, with sold-out ones last and marked`, async ({
    page,
    request,
  }) => {
    const { items } = await readProjects(request, language);
    await open(page, PROJECTS[language]);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText(items.map(({ name }) => name));
    const soldOut = items.map((project) => project.soldOut);
    expect(soldOut).toEqual([...soldOut].sort());
    expect(soldOut).toContain(true);
    for (const [index, project] of items.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('link')).toHaveAttribute('href', project.path);
      if (project.soldOut) await expect(card).toContainText(SOLD_OUT[language]);
      const text = await card.innerText();
      expect([text.includes('€'), text.includes(WITHOUT_VAT[language])]).toEqual([
        !project.soldOut,
        !project.soldOut,
      ]);
    }
  });
