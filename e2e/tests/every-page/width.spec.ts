import { expect, test } from '../../site/test.ts';
import { everyPage, LANGUAGES_OF_RUN, open } from '../../site/pages.ts';

test.use({ expectedFault: /status of 404/ });

for (const language of LANGUAGES_OF_RUN) {
  test(`no page in ${language} scrolls sideways at 390, 768 and 1440 px`, async ({ page, request }) => {
    test.slow();
    for (const [name, path] of Object.entries(await everyPage(request, language))) {
      await open(page, path);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, `${name} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
