import type { Page } from '@playwright/test';
import {
  CONTACT,
  hydratedOnInteraction,
  LISTS,
  open,
  propertyPath,
  shellHydrated,
} from '../../site/pages.ts';
import type { SiteLanguage } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** A script with translations; its language. */
const SCRIPT = /^\/remotes\/[\w-]+\/[^/]+\/web\/messages[\w-]*\.(\w\w)\.[0-9a-f]{8}\.js$/;

/** What the page asks for, and the texts of the files with its data. */
function watch(page: Page) {
  const asked: string[] = [];
  const data: Promise<string>[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/page-states/')) data.push(response.text());
  });
  return { asked, data };
}

const PATHS: Record<
  string,
  (language: SiteLanguage, request: Parameters<typeof propertyPath>[0]) => string | Promise<string>
> = {
  'home page': (language) => `/${language}/`,
  list: (language) => LISTS[language].sale,
  property: (language, request) => propertyPath(request, language),
  form: (language) => CONTACT[language],
};

for (const [language, kinds] of [
  ['nl', ['home page', 'property']],
  ['fr', ['list', 'form']],
] as const)
  for (const kind of kinds)
    test(`the texts of a ${kind} are code of their releases, with its integrity, in ${language} alone`, async ({
      page,
      request,
    }) => {
      const { asked, data } = watch(page);
      const answer = await open(page, await PATHS[kind]!(language, request));
      const languages = asked.flatMap((file) => SCRIPT.exec(file)?.[1] ?? []);
      expect(languages.length).toBeGreaterThan(1);
      expect(new Set(languages)).toEqual(new Set([language]));
      expect(asked.filter((file) => /^\/remotes\/.*\.json$/.test(file))).toEqual([]);
      const run = await page
        .locator('script[src*="/web/messages"]')
        .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).integrity));
      expect(run.length).toBeGreaterThan(1);
      for (const integrity of run) expect(integrity).toMatch(/^sha384-/);
      for (const text of [await answer.text(), ...(await Promise.all(data))])
        expect(text).not.toMatch(/"messages":\{(?!"\w\w":"\/remotes)/);
    });

test.describe('a part whose texts do not come', () => {
  test.use({ expectedFault: /status of 404|did not load/ });

  test('stays as the server sent it; the page around it, and others, work', async ({ page }) => {
    await page.route('**/mf-search/*/web/messages-search.fr.*.js', (route) => route.fulfill({ status: 404 }));
    await hydratedOnInteraction(page);
    await page.goto('/fr/');
    const given = page.waitForEvent('console', (message) => /SearchBox did not load/.test(message.text()));
    await page.keyboard.press('Shift');
    await shellHydrated(page);
    await given;
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', /SearchBox/);
    await expect(
      page.getByRole('main').getByRole('searchbox').or(page.locator('input[name=search]')).first(),
    ).toBeVisible();
    let documents = 0;
    page.on('request', (asking) => (documents += asking.isNavigationRequest() ? 1 : 0));
    await page.locator(`a[href="${CONTACT.fr}"]:visible`).first().click();
    await expect(page.getByRole('main').locator('input[name=email]')).toBeVisible();
    expect(documents).toBe(0);
  });
});
