import { expect, test } from '@jest/globals';
import { belgianDate } from 'shared-kit/domain/days';
import request from 'supertest';
import { extractText, getDocumentProxy } from 'unpdf';
import { outboxMails } from '../src/database/schema/mail.ts';
import { createFeed } from './feed-builder.ts';
import { offerForm } from './offer-form.ts';
import { testApi } from './test-api.ts';
import type { TestDatabase } from './test-database.ts';

/** Asked for when an offer has been made. */
export const today = () => belgianDate(new Date());
export const villa = (changes: object = {}) => ({
  ID: 1,
  RecordFile: 'A1',
  TypeDescription: 'Villa',
  ...changes,
});
export const details = [{ ID: 1, Price: 280_000, PublishPrice: true, PublishAddress: false }];

/** The text of the document that a mail carries. */
export async function readDocument({ attachments }: { attachments: { content: string }[] | null }) {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(attachments![0]!.content, 'base64')));
  const info = { ...(await pdf.getMetadata()).info } as Record<string, unknown>;
  const { text } = await extractText(pdf, { mergePages: true });
  return { text: text.replaceAll('\u00a0', ' '), info, pdf };
}

/** The last page of an offer with so many lines of conditions. */
export function testOfferPages(given: TestDatabase, lengths: readonly number[]): void {
  test.each(lengths)(
    'with %i lines of conditions is signed on a page that tells number, home and price, and which page it is',
    async (lines) => {
      const { app, load } = testApi(given);
      await load(createFeed('fr', [villa()], { details }));
      const form = offerForm({ conditions: 'une condition\n'.repeat(lines) });
      const { body } = await request(app).post('/api/forms/offer').send(form).expect(200);
      const mails = await given.database.select().from(outboxMails);
      const { pdf } = await readDocument(mails[0]!);
      const pages = (await extractText(pdf)).text.map((text) => text.replaceAll('\u00a0', ' '));
      const number = `${today().replaceAll('-', '')}-${body.id.slice(0, 6).toUpperCase()}`;
      const signed = pages.at(-1)!;
      const lastPart = signed.slice(signed.indexOf('Fait à Namur'));
      for (const part of ['Fait à Namur', `N° ${number}`, 'Villa · A1', '€ 275.000', 'Marie Dupont'])
        expect(lastPart).toContain(part);
      for (const [index, page] of pages.entries())
        expect(page).toContain(`${number} – page ${index + 1} sur ${pages.length}`);
    },
  );
}
