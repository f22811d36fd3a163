import type { APIRequestContext } from '@playwright/test';
import { tabTo, tick, typeInto } from '../../site/keyboard.ts';
import { formMails, mailTo } from '../../site/mailbox.ts';
import { LISTS, open } from '../../site/pages.ts';
import { sendTwice } from '../../site/scriptless-form.ts';
import { expect, SCRIPT_BLOCKED } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';

const FOR_SALE = 847;
const FOR_RENT = 1373;
const DAY = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** As it is typed into a date field of this browser, whatever the language of the page: month, day, year. */
const asTyped = (day: string) => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2$3$1');

/** What a purchase offer and an application ask, by the names of their fields. */
const OFFER = { amount: '250000', startDate: dayFromNow(1), endDate: dayFromNow(15), place: 'Namur' };
const ADDRESS = { phone: '0475 12 34 56', street: 'Rue Haute', number: '12', zip: '5000', city: 'Namur' };
/** The property is in Brussels. */
const APPLICATION = { household: '2', resources: '2400' };

/** A property with documents that are sent by mail. */
async function withDocuments(request: APIRequestContext, path: string): Promise<string> {
  const list = await (await request.get(LISTS.fr.sale)).text();
  const ids = new Set([...list.matchAll(/\/(\d+)\/"/g)].map(([, id]) => id));
  for (const id of ids) {
    const page = `${path}?property=${id}`;
    if ((await (await request.get(page)).text()).includes('name="documents"')) return page;
  }
  throw new Error('No property of the list has documents to be asked for');
}

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

  test('the documents of a property are asked for, in Dutch', async ({ page, request, visitor }) => {
    await open(page, await withDocuments(request, '/nl/documenten-aanvragen/'));
    await typeInto(page, { ...visitor });
    await tick(page, 'privacy');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/nl\/bedankt\/documenten\//);
    const { toVisitor, toAgency } = await formMails(visitor.email);
    expect(toVisitor.text).toMatch(/http\S+/);
    expect(toAgency.text).toContain(visitor.email);
  });

  test('a search alert is registered, in French', async ({ page, visitor }) => {
    await open(page, '/fr/alerte/?goal=0&city=namur%7C5000');
    await tick(page, 'types');
    await typeInto(page, { priceMax: '400000', ...visitor });
    await tick(page, 'privacy');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fr/merci/alerte/');
    expect((await formMails(visitor.email)).toVisitor.text).toMatch(/http\S+\/demand-register\/\S+/);
  });

  test('an offer is made step by step, in German', async ({ page, visitor }) => {
    await open(page, `/de/angebot-machen/?property=${FOR_SALE}`);
    await tabTo(page, 'amount');
    await page.keyboard.type(OFFER.amount);
    for (const name of ['startDate', 'endDate'] as const) {
      await tabTo(page, name);
      await page.keyboard.type(asTyped(OFFER[name]));
    }
    await page.keyboard.press('Enter');
    for (const name of ['loan', 'ownHome']) {
      await tabTo(page, name);
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await typeInto(page, { ...visitor, ...ADDRESS, place: OFFER.place });
    await tick(page, 'binding', 'privacy');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/danke\/angebot\//);
    const { toAgency } = await formMails(visitor.email);
    expect(toAgency.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
  });

  test('one applies for a rental, in English', async ({ page, visitor }) => {
    await open(page, `/en/rent-application/?property=${FOR_RENT}`);
    await typeInto(page, { ...visitor, ...APPLICATION });
    await tick(page, 'privacy');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/thank-you\/application\//);
    const { toAgency } = await formMails(visitor.email);
    expect(toAgency.text).toContain(visitor.email);
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

  test('the documents of a property are asked for in German', async ({ page, request, visitor }) => {
    await page.goto(await withDocuments(request, '/de/dokumente-anfordern/'), {
      waitUntil: 'domcontentloaded',
    });
    await sendTwice(page, { ...visitor }, ['privacy']);
    await expect(page).toHaveURL(/\/de\/danke\/dokumente\//);
    const { toVisitor } = await formMails(visitor.email);
    expect(toVisitor.text).toMatch(/http\S+\/api\/documents\/\S+/);
  });
});
