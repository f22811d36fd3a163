import { HtmlValidate } from 'html-validate';
import { expect, test } from '../../site/test.ts';
import { everyPage } from '../../site/pages.ts';

/** The HTML standard's own rules; those of taste are left to Prettier and to axe. */
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
});

test('the HTML of every kind of page is valid', async ({ request }) => {
  for (const [name, path] of Object.entries(await everyPage(request, 'fr'))) {
    const html = await (await request.get(path)).text();
    const { results } = await checker.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect.soft(faults, `${name} ${path}`).toEqual([]);
  }
});
