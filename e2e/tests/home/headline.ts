import { open } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** A test that nothing lies on the headline. */
export const headlineCanBeSelected = (width: number) =>
  test(`the headline of the home page can be selected at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/fr/');
    const headline = page.getByRole('heading', { level: 1 });
    await headline.click({ clickCount: 3 });
    expect(await page.evaluate(() => getSelection()!.toString().trim())).toBe(await headline.innerText());
  });
