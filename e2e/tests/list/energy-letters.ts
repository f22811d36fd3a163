import { expect, test } from '../../site/test.ts';
import { open } from '../../site/pages.ts';

/** A test that so many energy letters stand in each row of the sheet of filters. */
export const lettersStandInRows = (width: number, rows: readonly number[]) =>
  test(`at ${width} px the energy letters stand in rows of ${rows.join(' and ')}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/fr/a-vendre/');
    await page.getByRole('button', { name: /^Filtres/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filtres' });
    await sheet.locator('summary', { hasText: 'Plus de filtres' }).tap();
    const letters = sheet.locator('label:has([name="energy"])');
    await expect(letters.first()).toBeVisible();
    const boxes = await letters.evaluateAll((all) =>
      all.map((letter) => letter.getBoundingClientRect().toJSON()),
    );
    const byRow = Object.values(Object.groupBy(boxes as DOMRect[], ({ top }) => top));
    expect(byRow.map((row) => row!.length)).toEqual(rows);
    expect(
      Math.min(...boxes.map(({ width: side, height }) => Math.min(side, height))),
    ).toBeGreaterThanOrEqual(44);
  });
