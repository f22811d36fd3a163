import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../../site/test.ts';
import { everyPage, LANGUAGES_OF_RUN, open } from '../../site/pages.ts';

test.use({ expectedFault: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES_OF_RUN) {
  // Widths differ in layout, not in texts: one language is enough for wide pages.
  for (const width of language === 'fr' ? [390, 1440] : [390]) {
    test(`axe finds no serious violation on any page in ${language} at ${width} px`, async ({
      page,
      request,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      for (const [name, path] of Object.entries(await everyPage(request, language))) {
        await open(page, path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        expect.soft(found, `${name} ${path}`).toEqual([]);
      }
    });
  }
}
