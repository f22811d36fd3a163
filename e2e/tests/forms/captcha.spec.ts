import type { Page } from '@playwright/test';
import { CONTACT, contactForm } from '../../site/contact-form.ts';
import { formMails } from '../../site/mailbox.ts';
import { open } from '../../site/pages.ts';
import { expect } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';

test.use({ expectedFault: /status of 422/ });

test('the second form from an address requires a captcha, which is loaded only then, solves itself and is removed', async ({
  page,
  visitor,
}) => {
  const { fillIn, send } = contactForm(page, 'fr');
  const thanks = page.getByRole('heading', { name: 'Merci de votre confiance' });
  const challenges: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('captcha')) challenges.push(request.url());
  });
  await open(page, CONTACT.fr);
  await fillIn(visitor, 'Bonjour');
  await send.click();
  await expect(thanks).toBeVisible();
  expect(challenges).toEqual([]);

  await open(page, CONTACT.fr);
  const announced = await noteAnnouncements(page);
  const second = { ...visitor, email: `second-${visitor.email}` };
  await fillIn(second, 'Encore une question');
  await send.click();
  await expect(thanks).toBeVisible();
  expect(await announced()).toContain('Vérification en cours…');
  expect(challenges.length).toBeGreaterThan(0);
  await expect(page.locator('altcha-widget')).toHaveCount(0);
  expect((await formMails(second.email)).toAgency.text).toContain('Encore une question');
});

/** What live regions of the page say from now on: it is over before a test could look. */
async function noteAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const note = () => {
      for (const region of document.querySelectorAll('[role="status"]')) said.push(region.textContent);
    };
    new MutationObserver(note).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { announced: said });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}
