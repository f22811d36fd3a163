import type { Page } from '@playwright/test';
import { signIn } from '../../site/owner.ts';
import { LISTS, open, propertyPath } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';
import { noPageHasStyleAttributes } from './narrow-policy.ts';

noPageHasStyleAttributes(['nl', 'en', 'de']);

/** Reports that the browser sends of what a policy kept it from, and what the page itself was told of. */
async function recordViolations(page: Page) {
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

const PORTAL = '/fr/espace-proprietaire/';

test('what visitors move, open and play violates no policy', async ({ page, request }) => {
  test.slow();
  const violations = await recordViolations(page);
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

  await open(page, PORTAL);
  await signIn(page);
  await page.goto(`${PORTAL}historique/`);
  expect(violations).toEqual([]);
});
