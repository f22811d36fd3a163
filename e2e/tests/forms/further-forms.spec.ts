import { tick, typeInto } from '../../site/keyboard.ts';
import { formMails, mailTo } from '../../site/mailbox.ts';
import { open } from '../../site/pages.ts';
import { sendTwice } from '../../site/scriptless-form.ts';
import { expect, SCRIPT_BLOCKED } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';
import { ADDRESS, APPLICATION, FOR_RENT, FOR_SALE, OFFER } from './asked-of-visitors.ts';

// Each form in one way; in the other, and requests for documents of a property for sale: further-forms.long.spec.ts.
test.describe('by keyboard alone', () => {
  // The API asks each time for a captcha before a property goes to a friend; it solves itself.
  test.use({ expectedFault: /status of 422/ });

  test('a property is sent to a friend, in English, who can refuse more of them', async ({
    page,
    visitor,
  }) => {
    test.slow();
    const friendEmail = `friend-of-${visitor.email}`;
    await open(page, `/en/send-to-a-friend/?property=${FOR_SALE}`);
    await typeInto(page, { friendFirstName: 'Leo', friendLastName: 'Peeters', friendEmail, ...visitor });
    await tick(page, 'privacy');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/thank-you\/friend\//, { timeout: 30_000 });
    const { text } = await mailTo(friendEmail, /./);
    await page.goto(/http\S+\/send-to-friend\/manage\/\S+/.exec(text!)![0]);
    await page.getByRole('button', { name: 'Receive no more' }).press('Enter');
    await expect(page.getByText('Unsubscribed correctly')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    expectedFault: new RegExp(`${SCRIPT_BLOCKED.source}|status of 422`),
  });

  test('a search alert is registered in German, and begins with the link of its mail', async ({
    page,
    visitor,
  }) => {
    await page.goto('/de/suchauftrag/?goal=0&city=namur%7C5000', { waitUntil: 'domcontentloaded' });
    await sendTwice(page, { ...visitor }, ['types', 'privacy']);
    await expect(page).toHaveURL('/de/danke/suchauftrag/');
    const { text } = await mailTo(visitor.email, /^Bestätigen Sie Ihren Suchauftrag/);
    await page.goto(/http\S+\/demand-register\/\S+/.exec(text!)![0]);
    await page.getByRole('button', { name: 'Suchauftrag bestätigen' }).click();
    await expect(page.getByText('Suchauftrag bestätigt')).toBeVisible();
  });

  test('an offer is made in English, and comes back as a document', async ({ page, visitor }) => {
    await page.goto(`/en/make-an-offer/?property=${FOR_SALE}`, { waitUntil: 'domcontentloaded' });
    const ticked = ['name="loan"][value="no"', 'name="ownHome"][value="no"', 'binding', 'privacy'];
    await sendTwice(page, { ...OFFER, ...visitor, ...ADDRESS }, ticked);
    await expect(page).toHaveURL(/\/en\/thank-you\/offer\//);
    const mails = await formMails(visitor.email);
    for (const { attachments } of [mails.toVisitor, mails.toAgency])
      expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
  });

  test('one applies for a rental in French', async ({ page, visitor }) => {
    await page.goto(`/fr/candidature-locative/?property=${FOR_RENT}`, { waitUntil: 'domcontentloaded' });
    await sendTwice(page, { ...visitor, ...APPLICATION }, ['privacy']);
    await expect(page).toHaveURL(/\/fr\/merci\/candidature\//);
    const { toAgency } = await formMails(visitor.email);
    expect(toAgency.text).toContain(visitor.email);
  });

  test('a property is not sent to a friend in Dutch: it is said why, and what was typed is kept', async ({
    page,
    visitor,
  }) => {
    await page.goto(`/nl/doorsturen/?property=${FOR_SALE}`, { waitUntil: 'domcontentloaded' });
    await sendTwice(page, { friendEmail: `friend-of-${visitor.email}`, ...visitor }, ['privacy']);
    await expect(page.getByRole('alert')).toContainText('werkt dit formulier alleen met JavaScript');
    await expect(page.locator('[name="friendEmail"]')).toHaveValue(`friend-of-${visitor.email}`);
  });
});
