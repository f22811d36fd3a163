import { expect, test } from '../../site/test.ts';
import { hydrated, open } from '../../site/pages.ts';

test('homes are kept, shared by a link, and compared', async ({ page, browser }) => {
  await open(page, '/fr/a-vendre/');
  const cards = page.getByRole('main').getByRole('article');
  const titles = [];
  for (const index of [0, 1]) {
    titles.unshift(await cards.nth(index).getByRole('heading').innerText());
    await cards
      .nth(index)
      .getByRole('button', { name: /Garder/ })
      .click();
    await expect(page.getByRole('button', { name: 'Annuler' })).toBeVisible();
  }
  const shortcuts = page.getByRole('navigation', { name: 'Contact et langues' });
  await expect(shortcuts.getByRole('link', { name: /^Favoris\s*2$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Voir mes favoris' }).click();
  await expect(page).toHaveURL('/fr/favoris/');
  await expect(cards.getByRole('heading')).toHaveText(titles);

  for (const box of await page.getByRole('checkbox', { name: 'Comparer' }).all()) await box.check();
  await page.getByRole('button', { name: 'Comparer (2)' }).click();
  await expect(page).toHaveURL(/\/fr\/favoris\/comparer\/\?home=\d+&home=\d+$/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);

  const address = page.url().replace('comparer/', '');
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const other = await visitor.newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Liste partagée');
  await expect(other.getByRole('main').getByRole('article')).toHaveCount(2);
  await visitor.close();
});

test('a notice that is closed is not shown any more, even before it is taken away', async ({ page }) => {
  await open(page, '/fr/a-vendre/');
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Garder/ })
    .click();
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeVisible();
  const isShown = await page.locator('[data-favourite-notice]').evaluate((notice) => {
    (notice as HTMLElement).hidePopover();
    return notice.checkVisibility();
  });
  expect(isShown).toBe(false);
});

test('a home that was opened is marked as seen', async ({ page }) => {
  await open(page, '/nl/te-koop/');
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('link').click();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('savedHomes'))).toContain('"seen":[');
  await page.goBack();
  await expect(card.getByText('Bekeken')).toBeVisible();
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('reaches the favourites from the header, without the menu', async ({ page }) => {
    await open(page, '/de/');
    await page.getByRole('banner').getByRole('link', { name: 'Merkliste' }).tap();
    await expect(page).toHaveURL('/de/merkliste/');
    await expect(page.getByText('Listen verwalten')).toBeHidden();
  });

  test('says each way on of the notice about a home that was kept in one line, beside the other', async ({
    page,
  }) => {
    await open(page, '/nl/te-koop/');
    await page
      .getByRole('main')
      .getByRole('button', { name: /bewaren/ })
      .first()
      .tap();
    const undo = page.getByRole('button', { name: 'Ongedaan maken' });
    const show = page.getByRole('link', { name: 'Favorieten bekijken' });
    const lines = (element: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    };
    expect([await undo.evaluate(lines), await show.evaluate(lines)]).toEqual([1, 1]);
    // The notice moves in.
    await expect(async () => {
      const [one, other] = [await undo.boundingBox(), await show.boundingBox()];
      expect(one!.y).toBe(other!.y);
      expect(other!.x + other!.width).toBeLessThanOrEqual(390);
    }).toPass();
  });
});
