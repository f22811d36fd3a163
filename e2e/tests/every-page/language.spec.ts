import { expect, test } from '../../site/test.ts';
import { everyPage, LANGUAGES, LANGUAGES_OF_RUN, open } from '../../site/pages.ts';

test.use({ expectedFault: /status of 404/ });

/** "search.rooms", "property.forSale": the key of a text that is missing. */
const GROUPS =
  'list|search|box|filter|navigation|property|meta|error|gallery|header|facts|energy|footer|menu|contact|question|group|field|fault|form|' +
  'outcome|captcha|thanks|project|range|units?|similar|print|portal|signIn|forgottenPassword|newPassword|benefit|visits';
const KEY = new RegExp(`\\b(?:${GROUPS})\\.[a-z]+[a-zA-Z.]*\\b`);

for (const language of LANGUAGES_OF_RUN) {
  test(`no page in ${language} shows the key of a text, and each names its other languages`, async ({
    page,
    request,
  }) => {
    test.slow();
    for (const [name, path] of Object.entries(await everyPage(request, language))) {
      await open(page, path);
      expect(await page.locator('body').innerText(), name).not.toMatch(KEY);
      if (name.startsWith('unknown')) continue;
      const alternates = page.locator('link[rel="alternate"][hreflang]');
      const hreflangs = await alternates.evaluateAll((links) =>
        links.map((link) => link.getAttribute('hreflang')),
      );
      expect(hreflangs, name).toEqual(expect.arrayContaining([...LANGUAGES]));
    }
  });
}
