import type { APIRequestContext } from '@playwright/test';
import { everyPage, LISTS, type SiteLanguage } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** What no page of the site needs: the policy would have to let it in. */
const STYLE_ATTRIBUTE = /<[a-z][^<>]*\sstyle=[^<>]*>/gi;
const SCRIPTS = /<script\b[^]*?<\/script>/g;

export async function expectNarrow(request: APIRequestContext, name: string, path: string) {
  const answer = await request.get(path);
  const markup = (await answer.text()).replaceAll(SCRIPTS, '');
  expect.soft(markup.match(STYLE_ATTRIBUTE), `${name} ${path}`).toBeNull();
  const policy = answer.headers()['content-security-policy']!.split(';');
  expect.soft(policy, name).toContain("style-src-attr 'none'");
  expect
    .soft(
      policy.filter((directive) => /unsafe-|https:(?!\/)|\*(?!\.)/.test(directive)),
      name,
    )
    .toEqual([]);
}

/** A test that no page in these languages has a style attribute, nor a policy that allows one. */
export const noPageHasStyleAttributes = (languages: readonly SiteLanguage[]) =>
  test(`no page of any kind in ${languages.join(', ')} has a style attribute, nor a policy that allows one`, async ({
    request,
  }) => {
    test.slow();
    for (const language of languages) {
      const { sale, rent } = LISTS[language];
      const pages = {
        ...(await everyPage(request, language)),
        'list by price': `${sale}?price=150000-400000`,
        'list by rent': `${rent}?price=500-1500`,
        'list on the map': `${sale}?view=map`,
      };
      for (const [name, path] of Object.entries(pages))
        await expectNarrow(request, `${name} ${language}`, path);
    }
    await expectNarrow(request, 'map', '/frames/mf-search/map/');
  });
