import { expect, test } from '../../site/test.ts';
import { hydrated, open } from '../../site/pages.ts';
import { lettersStandInRows } from './energy-letters.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a tap on the next field opens that field, and the sheet says how many homes there are', async ({
  page,
}) => {
  await open(page, '/nl/te-koop/');
  await page.getByRole('button', { name: /^Filters/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const field = (name: string) =>
    sheet.locator('details').filter({ has: page.locator('summary', { hasText: name }) });
  for (const name of ['Gemeente', 'Type pand', 'Kamers', 'Prijs', 'Meer filters']) {
    await field(name).locator('summary').tap();
    await expect(field(name)).toHaveAttribute('open');
    await expect(sheet.locator('details[open]')).toHaveCount(1);
    await expect(field(name).locator('summary')).toBeInViewport();
  }
  await field('Kamers').locator('summary').tap();
  await sheet.getByRole('button', { name: 'Slaapkamers: één meer' }).tap();
  await expect(page).toHaveURL(/bedrooms=1/);
  const show = sheet.getByRole('button', { name: /^Toon \d/ });
  const count = /[\d.]+/.exec(await show.innerText())![0];
  await show.tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(`${count} panden`);
});

// On wider phones: search-sheet.long.spec.ts.
lettersStandInRows(360, [4, 3]);

test('the sheet keeps the focus, closes by Escape, and gives the focus back', async ({ page }) => {
  await open(page, '/fr/a-vendre/');
  const trigger = page.getByRole('button', { name: /^Filtres/ });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filtres' });
  await expect(sheet.locator(':focus')).toHaveCount(1);
  for (let press = 0; press < 25; press++) await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement!.closest('[popover], body > :first-child')?.id ?? ''),
  ).not.toBe('content');
  await expect(page.locator('footer')).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect(page.locator('footer')).toHaveJSProperty('inert', false);
});

test('the pictures of a card are swiped, and a tap on them opens the home as a page of its own', async ({
  page,
}) => {
  await open(page, '/fr/a-vendre/');
  await page.evaluate('window.isSamePage = true');
  const card = page.getByRole('main').getByRole('article').first();
  const strip = card.locator('a[aria-hidden]');
  await expect(strip.locator('img')).toHaveCount(1);
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth }));
  await expect(strip.locator('img').nth(1)).toBeInViewport();
  await strip.tap();
  await expect(page).toHaveURL(/\/fr\/.+\/\d+\/$/);
  await hydrated(page);
  expect(await page.evaluate('window.isSamePage')).toBeUndefined();
});
