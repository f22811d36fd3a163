import { contactForm } from '../../site/contact-form.ts';
import { formMails, mailTo } from '../../site/mailbox.ts';
import { propertyPath } from '../../site/pages.ts';
import { expect, SCRIPT_BLOCKED } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';
import { linkIn, visitIsBooked } from './visit.ts';

// Every page of it: visit.long.spec.ts.
visitIsBooked({ isLookedAt: false });

test('the thank-you page of a visit says nothing that its address makes up', async ({ request }) => {
  const made = [
    'time=2026-12-25+10:00-13:00',
    'visit=2026-12-25+10:00-13:00',
    `visit=${'a'.repeat(36)}.t9.${'b'.repeat(43)}`,
  ];
  const pages = {
    fr: ['merci/visite', 'Merci de l’intérêt'],
    nl: ['bedankt/bezoek', 'Bedankt voor uw interesse'],
  } as const;
  for (const [language, [path, neutral]] of Object.entries(pages))
    for (const query of made) {
      const answer = await request.get(`/${language}/${path}/?${query}`);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      const main = /<main[\s\S]*<\/main>/.exec(html)![0];
      expect(main).toContain(neutral);
      expect(main).not.toMatch(/2026|10:00|réservée|gereserveerd|geboekt/);
    }
});

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    expectedFault: new RegExp(`${SCRIPT_BLOCKED.source}|status of 422`),
  });

  test('the steps are one page: wrong fields are told, and the agency proposes another time', async ({
    page,
    request,
    visitor,
  }) => {
    test.slow();
    await page.goto(await propertyPath(request, 'de'), { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: 'Besichtigung vereinbaren' }).click();
    const { field, takeAMinute } = contactForm(page, 'de');
    const book = page.getByRole('button', { name: 'Besichtigung buchen' });
    const times = page.getByRole('group', { name: 'Wählen Sie eine Uhrzeit' });
    await field('firstName').fill(visitor.firstName);
    await field('lastName').fill(visitor.lastName);
    await field('email').fill(visitor.email);
    await field('privacy').check();
    await book.click();
    await expect(times).toContainText('Wählen Sie eine Uhrzeit');
    await expect(page.getByText('Telefonnummer ist ein Pflichtfeld')).toBeVisible();
    await expect(field('firstName')).toHaveValue(visitor.firstName);

    await times.getByRole('radio').last().check();
    await page.getByLabel('Telefonnummer', { exact: true }).fill('087 12 34 56');
    await takeAMinute();
    await book.click();
    await expect(page.getByText('Ihre Besichtigung ist gebucht.')).toBeVisible();
    await expect(page.locator('main')).toContainText(/\d{4}, \d\d:00\u00a0–\u00a0\d\d:00/);
    const { toAgency } = await formMails(visitor.email);
    await page.goto(linkIn(toAgency.text));
    await expect(page.getByText(visitor.email)).toBeVisible();
    await page.getByText('Proposer un autre moment').click();
    await page.getByLabel('Nouveau moment').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Proposer ce moment' }).click();
    await expect(page.getByText('Moment proposé')).toBeVisible();

    const proposed = await mailTo(visitor.email, /anderer Termin/);
    await page.goto(linkIn(proposed.text));
    await page.getByRole('button', { name: 'Diesen Termin annehmen' }).click();
    await expect(page.getByRole('heading', { name: 'Ihre Besichtigung ist bestätigt' })).toBeVisible();
  });
});
