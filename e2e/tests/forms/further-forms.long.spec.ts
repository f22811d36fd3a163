import type { APIRequestContext } from '@playwright/test';
import { tabTo, tick, typeInto } from '../../site/keyboard.ts';
import { formMails } from '../../site/mailbox.ts';
import { LISTS, open } from '../../site/pages.ts';
import { sendTwice } from '../../site/scriptless-form.ts';
import { expect, SCRIPT_BLOCKED } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';
import { ADDRESS, APPLICATION, FOR_RENT, FOR_SALE, OFFER } from './asked-of-visitors.ts';

/** As it is typed into a date field of this browser, whatever the language of the page: month, day, year. */
const asTyped = (day: string) => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2$3$1');

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
