import type { APIRequestContext, Page } from '@playwright/test';
import { formMails, mailTo } from '../../site/mailbox.ts';
import { LISTS, open } from '../../site/pages.ts';
import { expect, SCRIPT_BLOCKED } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';

const FOR_SALE = 847;
const FOR_RENT = 1373;
const DAY = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

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

/** Goes on with the Tab key, as one who has no mouse, to the next field of this name. */
async function tabTo(page: Page, name: string) {
  const isThere = () =>
    page.evaluate((wanted) => (document.activeElement as HTMLInputElement).name === wanted, name);
  for (let keys = 0; keys < 120 && !(await isThere()); keys++) await page.keyboard.press('Tab');
  expect(await isThere(), `the Tab key leads to ${name}`).toBe(true);
}

async function typeInto(page: Page, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, name);
    await page.keyboard.type(text);
  }
}

async function tick(page: Page, ...names: string[]) {
  for (const name of names) {
    await tabTo(page, name);
    await page.keyboard.press('Space');
  }
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
});

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    expectedFault: new RegExp(`${SCRIPT_BLOCKED.source}|status of 422`),
  });

  /** Fills in a form, sends it, and once more when the page asks to check it. */
  async function sendTwice(page: Page, fields: Record<string, string>, ticked: readonly string[]) {
    const field = (name: string) => page.locator(`main [name="${name}"]`).first();
    const send = () => page.locator('main form[method="post"] button[type="submit"]').first().click();
    for (const [name, text] of Object.entries(fields)) await field(name).fill(text);
    for (const name of ticked)
      await (name.includes('=') ? page.locator(`main [${name}]`).first() : field(name)).check();
    await send();
    await field('openedAt').evaluate((input: HTMLInputElement) => {
      input.value = String(Number(input.value) - 60_000);
    });
    await send();
  }

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
});
