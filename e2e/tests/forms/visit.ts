import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { formMails, mailTo } from '../../site/mailbox.ts';
import { hydrated, open, propertyPath } from '../../site/pages.ts';
import { expect } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';

export const linkIn = (text: string | undefined) => /\S+\/book-a-visit\/\S+/.exec(text ?? '')![0];

async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** A test that a visit is booked and cancelled on a phone; if `isLookedAt`, axe looks at each page, and two are loaded anew. */
export const visitIsBooked = ({ isLookedAt }: { isLookedAt: boolean }) =>
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    test('a visit is booked by keyboard alone, mailed with a calendar file, and cancelled by its link', async ({
      page,
      request,
      visitor,
    }) => {
      test.slow();
      const look = async () => {
        if (isLookedAt) expect(await axeFindings(page)).toEqual([]);
      };
      await open(page, await propertyPath(request));
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('complementary').getByRole('link', { name: 'Visiter' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Quand souhaitez-vous visiter ?' })).toBeVisible();
      if (isLookedAt) await open(page, new URL(page.url()).pathname + new URL(page.url()).search);
      else await hydrated(page);
      await look();

      const next = page.getByRole('button', { name: 'Continuer' });
      await next.press('Enter');
      await expect(page.getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await next.press('Enter');
      const times = page.getByRole('group', { name: 'Choisissez une heure' });
      await times.getByRole('radio').first().press('Space');
      await look();
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
      await look();
      await page.getByRole('button', { name: 'Réserver la visite' }).press('Enter');
      await expect(page.getByText('Votre visite est réservée.')).toBeVisible();
      const when = page.locator('main').getByText(/\d{4}, \d\d:00\u00a0–\u00a0\d\d:00/);
      await expect(when).toBeVisible();
      if (isLookedAt) {
        await page.reload();
        await expect(when).toBeVisible();
      }

      const { toVisitor, toAgency } = await formMails(email);
      for (const { attachments, text } of [toVisitor, toAgency]) {
        expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['text/calendar']);
        expect(text).toContain(title);
      }
      await open(page, linkIn(toVisitor.text));
      await look();
      await page.getByText('Annuler la visite').press('Enter');
      await page.getByRole('button', { name: 'Annuler ma visite' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Votre visite est annulée' })).toBeVisible();
      const { attachments } = await mailTo(email, /^Votre visite est annulée/);
      expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['text/calendar']);
    });
  });
