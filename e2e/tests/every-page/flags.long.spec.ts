import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_CONFIGURATION } from '../../site/demo-content.ts';
import { open } from '../../site/pages.ts';
import { expect, test } from '../../site/own-site.ts';

const LANGUAGES = { default: 'fr', inUse: ['fr', 'nl', 'en', 'de'], flags: true };

test.use({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from the pattern
  ownSettings: async ({}, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'facade-e2e-flags-'));
    await cp(DEMO_CONFIGURATION, folder, { recursive: true });
    await writeFile(path.join(folder, 'languages.json'), JSON.stringify(LANGUAGES));
    await provide({ AGENCY_CONFIG: folder });
    await rm(folder, { recursive: true, force: true });
  },
});

test('a flag stands nearer to its own language than to the one before', async ({ ownSite, page }) => {
  await open(page, `${ownSite.url}/nl/contact/`);
  const places = await page.locator('a[hreflang]:visible').evaluateAll((links) =>
    links.map((link) => {
      const name = document.createRange();
      name.selectNode(link.childNodes[1]!);
      const flag = link.querySelector('[data-flag]')!.getBoundingClientRect();
      const { left, right } = name.getBoundingClientRect();
      return { toOwn: left - flag.right, flag: flag.left, end: right };
    }),
  );
  expect(places).toHaveLength(LANGUAGES.inUse.length);
  for (const [index, { toOwn, flag }] of places.entries())
    if (index > 0) expect(flag - places[index - 1]!.end).toBeGreaterThan(toOwn);
});
