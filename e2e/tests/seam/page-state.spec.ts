import { CONTACT, LISTS, shellHydrated, started } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** A browser says so of a state that cannot be had any more. */
test.use({ expectedFault: /status of 404 .*\/page-states\// });

test('what a visitor has written, opened and pressed is kept when the state of the page is gone', async ({
  page,
}) => {
  const free = Promise.withResolvers<void>();
  await page.route('**/page-states/**', async (route) => {
    await free.promise;
    await route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' }, body: 'Not found' });
  });
  await page.goto(CONTACT.fr);
  await started(page);
  const field = page.getByRole('textbox', { name: 'Prénom' });
  await field.fill('Marie');
  const mail = page.getByRole('textbox', { name: 'E-mail' });
  await mail.pressSequentially('marie@');
  await mail.evaluate((element) => element.setAttribute('data-of-server', ''));
  free.resolve();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /mf-forms\/ContactPage/);
  await expect(page.locator('[data-of-server]')).toHaveCount(0);
  await expect(mail).toBeFocused();
  await page.keyboard.type('example.be');
  await expect(mail).toHaveValue('marie@example.be');
  await expect(field).toHaveValue('Marie');
});

test('a state that is not what its name says is none', async ({ page }) => {
  let damaged = 0;
  await page.route('**/page-states/**', async (route) => {
    const answer = await route.fetch();
    damaged++;
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('"language":"fr"', '"language":"nl"'),
    });
  });
  await page.goto(LISTS.fr.sale);
  await started(page);
  await shellHydrated(page);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(damaged).toBeGreaterThan(0);
});

test('so is a sheet that is open, and the place that the page is scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const free = Promise.withResolvers<void>();
  await page.route('**/page-states/**', async (route) => {
    await free.promise;
    await route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' }, body: 'Not found' });
  });
  await page.goto(LISTS.fr.sale);
  await started(page);
  await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
  await page.getByRole('button', { name: /^Filtres/ }).click();
  const sheet = page.locator(':popover-open');
  await expect(sheet).toHaveCount(1);
  await page.locator('main').evaluate((element) => element.setAttribute('data-of-server', ''));
  free.resolve();
  await shellHydrated(page);
  await expect(page.locator('[data-of-server]')).toHaveCount(0);
  await expect(sheet).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(60);
});
