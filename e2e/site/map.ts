import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The map's document on a page. */
export const mapOf = (page: Page) => page.locator('iframe').contentFrame();

/** Expects that the map names its sources, and that none of these parts of the page lies on them. */
export async function expectSourcesFree(page: Page, ...parts: Locator[]): Promise<void> {
  const line = mapOf(page).locator('.map-sources');
  await expect(line.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  for (const part of parts) {
    await expect(part).toBeVisible();
    const [sources, other] = [(await line.boundingBox())!, (await part.boundingBox())!];
    const isApart =
      other.x >= sources.x + sources.width ||
      sources.x >= other.x + other.width ||
      other.y >= sources.y + sources.height ||
      sources.y >= other.y + other.height;
    expect(isApart, `${String(part)} covers the sources of the map`).toBe(true);
  }
}

/** Goes down a page until its map is near, and its pins are there. */
export async function openMapOfPage(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(page.locator('iframe')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(mapOf(page).getByRole('button').first()).toBeVisible();
}
