import type { Page } from '@playwright/test';
import { cutWords } from '../../site/cut-words.ts';
import {
  LANGUAGES,
  LANGUAGES_ON_DESKTOP,
  LANGUAGES_ON_PHONE,
  open,
  pagesOfThisRun,
} from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';
import { expectFixedHeader } from './fixed-header.ts';

test.use({ expectedFault: /status of 404/ });

const HEIGHT = 900;

/** "search.rooms", "property.forSale": the key of a text that is missing. */
const GROUPS =
  'list|search|box|filter|navigation|property|meta|error|gallery|header|facts|energy|footer|menu|contact|question|group|field|fault|form|' +
  'outcome|captcha|thanks|project|range|units?|similar|print|portal|signIn|forgottenPassword|newPassword|benefit|visits';
const KEY = new RegExp(`\\b(?:${GROUPS})\\.[a-z]+[a-zA-Z.]*\\b`);

/** Opening every page takes long, so that it is done once for each device, whatever is checked there. */
for (const [device, languages, width, otherWidths] of [
  ['desktop', LANGUAGES_ON_DESKTOP, 1440, [1200, 1024, 768, 390, 320]],
  ['phone', LANGUAGES_ON_PHONE, 390, [320]],
] as const)
  for (const language of languages)
    test(`every page in ${language} on a ${device} hydrates without a warning, runs what it fetches, has its texts, fits with all its words, and keeps its header in view`, async ({
      page,
      request,
    }) => {
      test.slow();
      for (const [name, path] of await pagesOfThisRun(request, language)) {
        await page.setViewportSize({ width, height: HEIGHT });
        await page.coverage.startJSCoverage();
        const answer = await open(page, path);
        const ran = (await page.coverage.stopJSCoverage()).map(({ url }) => url);
        expect.soft(await unusedScripts(page, ran), name).toEqual([]);
        expect(answer.status(), name).toBe(name.startsWith('unknown') ? 404 : 200);
        await expect(page.locator('html'), name).toHaveAttribute('lang', language);
        expect(await page.locator('body').innerText(), name).not.toMatch(KEY);
        if (!name.startsWith('unknown')) await expectEveryLanguage(page, name);
        await expectFixedHeader(page, name);
        await expectFit(page, name, [width, ...otherWidths]);
      }
    });

/** Scripts that the page preloads, other than those that ran. */
async function unusedScripts(page: Page, ran: readonly string[]) {
  const preloads = page.locator('link[rel="preload"][as="script"]');
  const fetched = await preloads.evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  return fetched.filter((href) => !ran.includes(href));
}

/** The page names its versions in all languages. */
async function expectEveryLanguage(page: Page, name: string) {
  const alternates = page.locator('link[rel="alternate"][hreflang]');
  const hreflangs = await alternates.evaluateAll((links) =>
    links.map((link) => link.getAttribute('hreflang')),
  );
  expect(hreflangs, name).toEqual(expect.arrayContaining([...LANGUAGES]));
}

/** The page does not scroll sideways, and its words have room. */
async function expectFit(page: Page, name: string, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${name} at ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(await cutWords(page.locator('body')), `${name} at ${width} px`).toEqual([]);
  }
}
