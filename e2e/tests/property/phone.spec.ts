import { expect, test } from '../../site/test.ts';
import { open } from '../../site/pages.ts';

/** A villa with seven key facts, whose page was 15,577 px high with everything open. */
const VILLA = 1381;
const HALF = 15_577 / 2;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const [language, facts] of [
  ['fr', 'En un coup d’œil'],
  ['de', 'Auf einen Blick'],
] as const)
  test(`in ${language} price and key facts are on the first screen of a phone, and the page is half as long`, async ({
    page,
  }) => {
    await open(page, `/${language}/property/${VILLA}/`);
    const main = page.getByRole('main');
    const bar = (await page.getByRole('complementary').last().boundingBox())!;
    const bottomOf = async (part: ReturnType<typeof main.getByText>) => {
      const { y, height } = (await part.boundingBox())!;
      return y + height;
    };
    await expect(main.getByText(/^€\s755\.000$/).first()).toBeVisible();
    expect(await bottomOf(main.getByText(/^€\s755\.000$/).first())).toBeLessThan(bar.y);
    const list = main.getByRole('list', { name: facts });
    expect(await bottomOf(list)).toBeLessThan(bar.y);
    const rows = await list
      .getByRole('listitem')
      .evaluateAll((items) =>
        Object.values(Object.groupBy(items, (item) => item.getBoundingClientRect().top)),
      );
    expect(rows.map((row) => row!.length)).toEqual([3, 3, 1]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(HALF + 200);
  });

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

test('what few read opens without scripts, and is open on paper', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
  await page.goto(`/fr/property/${VILLA}/`);
  const facade = page.getByText('Année de construction');
  await expect(facade).toBeHidden();
  await page.locator('summary', { hasText: 'Construction' }).click();
  await expect(facade).toBeVisible();
  const permit = page.getByText('Permis d’urbanisme', { exact: true });
  await expect(permit).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(permit).toBeVisible();
  await page.close();
});
