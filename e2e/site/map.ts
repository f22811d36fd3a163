import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The map's document on a page. */
export const findMap = (page: Page) => page.locator('iframe').contentFrame();

/** Expects that the map names its sources, and that none of these parts of the page lies on them. */
export async function expectSourcesFree(page: Page, ...parts: Locator[]): Promise<void> {
  const line = findMap(page).locator('.map-sources');
  await expect(line.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  for (const part of parts) {
    await expect(part).toBeVisible();
    expect(await coverings([line, part])).toEqual([]);
  }
}

/** Expects that all of these parts come to lie within another one, and that none covers another. */
export async function expectApart(room: Locator, parts: readonly Locator[]): Promise<void> {
  await expect(async () => {
    expect(await coverings(parts)).toEqual([]);
    const { x, y, width, height } = (await room.boundingBox())!;
    for (const part of parts) {
      const box = (await part.boundingBox())!;
      // A frame's document is laid out in whole pixels, its place on the page is not.
      const isWithin =
        box.x > x - 1 &&
        box.y > y - 1 &&
        box.x + box.width < x + width + 1 &&
        box.y + box.height < y + height + 1;
      expect(isWithin, `${String(part)} is not within ${String(room)}`).toBe(true);
    }
  }).toPass();
}

/** Which of these parts cover each other. */
async function coverings(parts: readonly Locator[]): Promise<string[]> {
  const boxes = await Promise.all(parts.map(async (part) => ({ part, ...(await part.boundingBox())! })));
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      )
      .map((other) => `${String(one.part)} and ${String(other.part)}`),
  );
}

/** Goes down a page until its map is near, and its pins are there. */
export async function openMapOfPage(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(page.locator('iframe')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(findMap(page).getByRole('button').first()).toBeVisible();
}
