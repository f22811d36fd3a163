import { mailTo } from '../../site/mailbox.ts';
import { siteUnderTest } from '../../site/site-under-test.ts';
import { expect, SCRIPT_BLOCKED, test } from '../../site/test.ts';

const WAYS = [
  { way: 'with JavaScript', language: 'nl', button: 'Stuur mij nieuwe links', subject: /^De documenten/ },
  { way: 'without JavaScript', language: 'de', button: 'Neue Links senden', subject: /^Die angeforderten/ },
] as const;

/** A test of a link to a document that is over. */
export function leadsToNewLink(chosen: (typeof WAYS)[number]['way']) {
  const { way, language, button, subject } = WAYS.find((one) => one.way === chosen)!;
  test.describe(way, () => {
    const isScripted = way === 'with JavaScript';
    test.use({ javaScriptEnabled: isScripted, ...(!isScripted && { expectedFault: SCRIPT_BLOCKED }) });

    test(`a link to a document that is over leads to a page that mails a new one, in ${language}`, async ({
      page,
      request,
    }) => {
      const { email, link } = siteUnderTest().oldRequests[language]!;
      await page.goto(link);
      await expect(page).toHaveURL(new RegExp(`/${language}/.+\\?token=`));
      await page.getByRole('button', { name: button }).click();
      await expect(page).toHaveURL(/done=sent/);
      const { text } = await mailTo(email, subject);
      const [fresh] = /http\S+\/api\/documents\/\S+/.exec(text!)!;
      const saved = await request.get(fresh);
      expect((await saved.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });
  });
}
