import { expect, test } from '../../site/test.ts';
import { LISTS, open } from '../../site/pages.ts';
import { cardsAreInLine, pricePanelHasRoom } from './cards.ts';

// Other widths: cards.long.spec.ts.
cardsAreInLine(768);

test('no two cards of the first row show one project', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, LISTS.fr.sale);
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  const projects = (
    await links.evaluateAll((all) => all.slice(0, 3).map((link) => link.getAttribute('href')!))
  )
    .map((path) => /\/projects\/.*?\/(\d+)\//.exec(path)?.[1])
    .filter(Boolean);
  expect(new Set(projects).size).toBe(projects.length);
});

pricePanelHasRoom(768, '/fr/');
