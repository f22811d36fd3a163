import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { contactForm } from '../../site/contact-form.ts';
import { formMails, mailTo } from '../../site/mailbox.ts';
import { open, propertyPath } from '../../site/pages.ts';
import { expect, SCRIPT_BLOCKED } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';

const linkIn = (text: string | undefined) => /\S+\/book-a-visit\/\S+/.exec(text ?? '')![0];

async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('a visit is booked by keyboard alone, mailed with a calendar file, and cancelled by its link', async ({
    page,
    request,
    visitor,
  }) => {
    test.slow();
    await open(page, await propertyPath(request));
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('complementary').getByRole('link', { name: 'Visiter' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Quand souhaitez-vous visiter ?' })).toBeVisible();
    await open(page, new URL(page.url()).pathname + new URL(page.url()).search);
    expect(await axeFindings(page)).toEqual([]);

    const next = page.getByRole('button', { name: 'Continuer' });
    await next.press('Enter');
    await expect(page.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await next.press('Enter');
    const times = page.getByRole('group', { name: 'Choisissez une heure' });
    await times.getByRole('radio').first().press('Space');
    expect(await axeFindings(page)).toEqual([]);
    await next.press('Enter');
    const { firstName, lastName, email } = visitor;
    await page.getByLabel('Prénom').focus();
    for (const text of [firstName, lastName, email, '0475 12 34 56']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await next.press('Enter');
    await expect(page.getByRole('group', { name: 'Votre visite' })).toContainText(title);
    await page.getByLabel(/^J’accepte/).press('Space');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Réserver la visite' }).press('Enter');
    await expect(page.getByText('Votre visite est réservée.')).toBeVisible();
    const when = page.locator('main').getByText(/\d{4}, \d\d:00\u00a0–\u00a0\d\d:00/);
    await expect(when).toBeVisible();
    await page.reload();
    await expect(when).toBeVisible();

    const { toVisitor, toAgency } = await formMails(email);
    for (const { attachments, text } of [toVisitor, toAgency]) {
      expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['text/calendar']);
      expect(text).toContain(title);
    }
    await open(page, linkIn(toVisitor.text));
    expect(await axeFindings(page)).toEqual([]);
    await page.getByText('Annuler la visite').press('Enter');
    await page.getByRole('button', { name: 'Annuler ma visite' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Votre visite est annulée' })).toBeVisible();
    const { attachments } = await mailTo(email, /^Votre visite est annulée/);
    expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['text/calendar']);
  });
});

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
