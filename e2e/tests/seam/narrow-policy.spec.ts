import type { APIRequestContext, Page } from '@playwright/test';
import { signIn } from '../../site/owner.ts';
import { everyPage, LANGUAGES, LISTS, open, propertyPath } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** What no page of the site needs: the policy would have to let it in. */
const STYLE_ATTRIBUTE = /<[a-z][^<>]*\sstyle=[^<>]*>/gi;
const SCRIPTS = /<script\b[^]*?<\/script>/g;

async function expectNarrow(request: APIRequestContext, name: string, path: string) {
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

test('no page of any kind has a style attribute, nor a policy that allows one', async ({ request }) => {
  test.slow();
  for (const language of LANGUAGES) {
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

const PORTAL: Record<string, string> = {
  fr: '/fr/espace-proprietaire/',
  de: '/de/eigentuemerportal/',
};

test('nor has a page of an owner', async ({ page }) => {
  await open(page, PORTAL.fr!);
  await signIn(page);
  const { request } = page.context();
  const further = { fr: ['historique/', 'compte/', 'compte/deux-etapes/'], de: ['verlauf/', 'konto/'] };
  for (const [language, names] of Object.entries(further))
    for (const name of ['', ...names]) await expectNarrow(request, 'owner', PORTAL[language]! + name);
});

/** Reports that the browser sends of what a policy kept it from, and what the page itself was told of. */
async function violationsOf(page: Page) {
  const violations: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('/csp-reports') && violations.push(sent.postData() ?? ''));
  await page.exposeFunction('onViolation', (what: string) => void violations.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) => {
      const report = (window as unknown as { onViolation(what: string): void }).onViolation;
      report(`${location.pathname} ${effectiveDirective} ${sourceFile}`);
    });
  });
  return violations;
}

test('what visitors move, open and play violates no policy', async ({ page, request }) => {
  test.slow();
  const violations = await violationsOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/fr/');
  await open(page, LISTS.fr.sale);
  await page.getByRole('main').locator('summary', { hasText: 'Prix' }).click();
  const slider = page.getByRole('main').getByRole('slider').first();
  await slider.press('PageUp');
  await expect(page).toHaveURL(/price=10000-/);
  await page.getByRole('link', { name: 'Carte', exact: true }).click();
  const map = page.locator('iframe').contentFrame();
  await map.getByRole('button', { name: /€/ }).first().click();

  await open(page, await propertyPath(request));
  await page.getByRole('link', { name: /Agrandir la photo 1 sur/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/1\s*\/\s*\d+/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/\d+\/$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/de/');
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await open(page, PORTAL.fr!);
  await signIn(page);
  await page.goto(`${PORTAL.fr}historique/`);
  expect(violations).toEqual([]);
});
