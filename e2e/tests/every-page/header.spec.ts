import type { Page } from '@playwright/test';
import { expect, test } from '../../site/test.ts';
import { CONTACT, everyPage, open } from '../../site/pages.ts';
import { readBackground, bar, scrollTo } from './fixed-header.ts';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const TRANSPARENT = 'rgba(0, 0, 0, 0)';

for (const language of ['nl', 'de'] as const)
  test(`on a small desktop each entry of the menu in ${language} has one line`, async ({ page }) => {
    for (const width of [961, 1024, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${CONTACT[language]}`);
      const entries = page.locator('header nav').locator('li > a, summary');
      const lines = await entries.evaluateAll((all) =>
        all
          .filter((entry) => entry.checkVisibility())
          .map((entry) => {
            const words = new Range();
            words.selectNodeContents(entry.firstChild!);
            return words.getClientRects().length;
          }),
      );
      expect(lines, `${width} px`).toEqual([1, 1, 1, 1, 1, 1]);
    }
  });

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('on the home page it is transparent over the picture until then, and does not move the title', async ({
      page,
    }) => {
      await open(page, '/fr/');
      expect(await readBackground(page)).toBe(TRANSPARENT);
      const hero = (await page.locator('[data-hero]').boundingBox())!;
      const header = (await bar(page).boundingBox())!;
      const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
      expect(header.y).toBeGreaterThanOrEqual(hero.y);
      expect(title.y).toBeGreaterThanOrEqual(header.y + header.height);
      await scrollTo(page, 600);
      await expect.poll(() => readBackground(page)).not.toBe(TRANSPARENT);
      await scrollTo(page, 0);
      await expect.poll(() => readBackground(page)).toBe(TRANSPARENT);
      expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.y).toBe(title.y);
    });

    test('becoming fixed shifts nothing, and a heading that is jumped to is not covered', async ({
      page,
      request,
    }) => {
      const { home, property } = await everyPage(request, 'fr');
      for (const path of [home, property]) {
        await open(page, path);
        await recordShifts(page);
        for (const top of [10, 31, 200, 0, 400]) {
          await scrollTo(page, top);
          await expect(page.locator('header').first()).toHaveAttribute('data-scrolled', String(top > 30));
        }
        await page.locator('header').first().evaluate(animationsDone);
        expect(await readShifts(page)).toEqual([]);
        const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
        await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
        const bottom = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
        expect((await heading.boundingBox())!.y, path).toBeGreaterThanOrEqual(bottom);
      }
    });
  });
}

const animationsDone = async (element: Element) => {
  await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
};

type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
type Recording = {
  observer: PerformanceObserver;
  shifted: string[];
  note: (entries: PerformanceEntryList) => void;
};
type Recorder = typeof window & { recording: Recording };

/** Records layout shifts outside the header, whose own parts move while it shrinks. */
const recordShifts = (page: Page) =>
  page.evaluate(() => {
    const shifted: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { node } of entries.flatMap((entry) => (entry as Shift).sources))
        if (node && !(node instanceof Element && node.closest('header'))) shifted.push(node.nodeName);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    (window as Recorder).recording = { observer, shifted, note };
  });

const readShifts = (page: Page) =>
  page.evaluate(() => {
    const { observer, shifted, note } = (window as Recorder).recording;
    note(observer.takeRecords());
    return shifted;
  });
