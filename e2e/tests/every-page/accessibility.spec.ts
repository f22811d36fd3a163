import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { accessibilityTree } from '../../site/accessibility-tree.ts';
import { expect, test } from '../../site/test.ts';
import { LANGUAGES_ON_PHONE, open, pagesOfThisRun } from '../../site/pages.ts';

test.use({ expectedFault: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES_ON_PHONE)
  test(`axe finds nothing on any page in ${language} at 390 px`, async ({ page, request }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 900 });
    for (const [name, path] of await pagesOfThisRun(request, language)) {
      await open(page, path);
      expect.soft(await axeFindings(page), `${name} ${path}`).toEqual([]);
    }
  });

/**
 * Widths differ in layout, not in texts: one language is enough for wide pages. What a screen reader finds on each kind of page
 * stands beside this file, to be read in review; `npm run test:trees` in e2e writes it anew.
 */
test('axe finds nothing on any page at 1440 px, and each has the accessibility tree that was reviewed', async ({
  page,
  request,
}) => {
  test.slow();
  for (const [name, path] of await pagesOfThisRun(request, 'fr')) {
    await open(page, path);
    expect.soft(await axeFindings(page), `${name} ${path}`).toEqual([]);
    const tree = await accessibilityTree(page, name === 'home' ? 'body' : 'main');
    expect.soft(tree, `${name} ${path}`).toMatchSnapshot(`${name.replaceAll(' ', '-')}.yml`);
  }
});

async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
