import { expect, test } from '../../site/test.ts';
import { everyPage, LANGUAGES_OF_RUN, open } from '../../site/pages.ts';

test.use({ expectedFault: /status of 404/ });

for (const language of LANGUAGES_OF_RUN) {
  for (const [device, viewport] of [
    ['desktop', { width: 1440, height: 900 }],
    ['phone', { width: 390, height: 844 }],
  ] as const) {
    test(`every page in ${language} on a ${device} hydrates without a warning`, async ({ page, request }) => {
      test.slow();
      await page.setViewportSize(viewport);
      for (const [name, path] of Object.entries(await everyPage(request, language))) {
        const answer = await open(page, path);
        expect(answer.status(), name).toBe(name.startsWith('unknown') ? 404 : 200);
        await expect(page.locator('html'), name).toHaveAttribute('lang', language);
      }
    });
  }
}
