import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { startKitViewer, type KitViewer } from '../../site/kit-viewer.ts';
import { LANGUAGES } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** For reviewers: CI keeps the folder. Fonts differ from machine to machine, so nothing compares them. */
const SCREENSHOTS = path.resolve(import.meta.dirname, '../../test-results/kit');

// One viewer for all tests of the file.
test.describe.configure({ mode: 'default' });

let viewer: KitViewer | undefined;
test.beforeAll(async () => {
  // It builds all parts, on a machine that runs other tests meanwhile.
  test.setTimeout(180_000);
  viewer = await startKitViewer();
});
test.afterAll(() => viewer?.stop());

for (const language of LANGUAGES)
  test(`axe finds nothing serious in any part in ${language}`, async ({ page }) => {
    await page.goto(`${viewer!.url}?language=${language}`);
    expect(await seriousFaults(page)).toEqual([]);
    await page.screenshot({ path: path.join(SCREENSHOTS, `${language}.png`), fullPage: true });
  });

/** Widths and colours differ in layout, not in texts. */
test('axe finds nothing serious in any part on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(viewer!.url);
  expect(await seriousFaults(page)).toEqual([]);
  await takeScreenshots(page, 'phone');
});

for (const forcedColors of ['none', 'active'] as const)
  test(`every part shows with forced colours: ${forcedColors}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await page.goto(viewer!.url);
    await takeScreenshots(page, forcedColors === 'active' ? 'forced-colours' : 'desktop');
  });

async function seriousFaults(page: Page): Promise<string[]> {
  await expect(page.locator('main > h1')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function takeScreenshots(page: Page, folder: string) {
  const parts = page.locator('main > section');
  await expect(parts.first()).toBeVisible();
  for (const part of await parts.all())
    await part.screenshot({ path: path.join(SCREENSHOTS, folder, `${await part.getAttribute('id')}.png`) });
}
