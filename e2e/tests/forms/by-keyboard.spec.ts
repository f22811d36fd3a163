import { tabTo } from '../../site/keyboard.ts';
import { formMails, mailTo } from '../../site/mailbox.ts';
import { open } from '../../site/pages.ts';
import { expect, SCRIPT_BLOCKED } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';

test('a testimonial is sent by keyboard alone, in Dutch', async ({ page, visitor }) => {
  await open(page, '/nl/getuigenis-geven/');
  const texts = { text: 'Snel en vriendelijk geholpen.', name: 'Marie uit Namen', email: visitor.email };
  for (const [name, text] of Object.entries(texts)) {
    await tabTo(page, name);
    await page.keyboard.type(text);
  }
  for (const name of ['publish', 'privacy']) {
    await tabTo(page, name);
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/bedankt/getuigenis/');
  const { toAgency } = await formMails(visitor.email);
  expect(toAgency.text).toContain(texts.text);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFault: SCRIPT_BLOCKED });

  test('the newsletter is asked for by keyboard alone, in German, and confirmed by its mail', async ({
    page,
    visitor,
  }) => {
    await page.goto('/de/newsletter/');
    await tabTo(page, 'email');
    await page.keyboard.type(visitor.email);
    await tabTo(page, 'privacy');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByText('noch nichts gesendet')).toBeVisible();
    await page
      .locator('[name="openedAt"]')
      .first()
      .evaluate((input: HTMLInputElement) => (input.value = String(Number(input.value) - 60_000)));
    await tabTo(page, 'email');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/de/danke/newsletter/');
    const { text } = await mailTo(visitor.email, /./);
    await page.goto(/http\S+\/newsletter\/\S+/.exec(text!)![0]);
    await expect(page.locator('main')).toContainText('Newsletter');
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).press('Enter');
    await expect(page.getByText('Anmeldung bestätigt')).toBeVisible();
  });
});
