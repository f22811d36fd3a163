import { expect, test } from '../../site/test.ts';
import { open } from '../../site/pages.ts';
import { firstScreenHasKeyFacts, VILLA } from './first-screen.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

// In French: phone.long.spec.ts.
firstScreenHasKeyFacts('de', 'Auf einen Blick');

test('a tablet held upright has call, visit and question at its foot, which stand beside the page where it is wider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, `/nl/property/${VILLA}/`);
  const bar = page.getByRole('complementary', { name: 'Contact met het kantoor' });
  await expect(bar.getByRole('link', { name: 'Bezoeken' })).toBeInViewport();
  await page.setViewportSize({ width: 961, height: 700 });
  await expect(bar).toBeHidden();
  await expect(page.getByRole('link', { name: 'Bezoek plannen' })).toBeVisible();
});

test('words of the cost table are whole', async ({ page }) => {
  await open(page, `/fr/property/${VILLA}/`);
  const broken = await page
    .getByRole('table')
    .first()
    .evaluate((table) => {
      const words = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (words.nextNode()) {
        const { data } = words.currentNode as Text;
        for (const { 0: word, index } of data.matchAll(/[\p{L}’]+/gu)) {
          const range = new Range();
          range.setStart(words.currentNode, index);
          range.setEnd(words.currentNode, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
        }
      }
      return found;
    });
  expect(broken).toEqual([]);
});

test('what few read opens without scripts, and is open on paper, where the map is a picture', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
  await page.goto(`/fr/property/${VILLA}/`);
  const facade = page.getByText('Année de construction');
  await expect(facade).toBeHidden();
  await page.locator('summary', { hasText: 'Construction' }).click();
  await expect(facade).toBeVisible();
  const permit = page.getByText('Permis d’urbanisme', { exact: true });
  await expect(permit).toBeHidden();
  const map = page.locator('[data-map-picture] svg');
  await page.emulateMedia({ media: 'print' });
  await expect(permit).toBeVisible();
  await expect(map).toBeVisible();
  await page.close();
});
