import { expect, test } from '@jest/globals';
import { sql } from '../database/drizzle.ts';
import request from 'supertest';
import { contactForm } from '../../testing/contact-form.ts';
import { createFeed } from '../../testing/feed-builder.ts';
import { offerForm } from '../../testing/offer-form.ts';
import { demandForm } from '../../testing/demand-form.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { testApi } from '../../testing/test-api.ts';
import { appointments } from '../database/schema/appointments.ts';
import { demands } from '../database/schema/demands.ts';
import { formSubmissions } from '../database/schema/forms.ts';
import { outboxMails } from '../database/schema/mail.ts';
import { eraseOld } from './erase-old.ts';

describeOnDatabase('What is older than the privacy statement promises', (given) => {
  test('is erased with what was booked', async () => {
    const { database } = given;
    await database.execute(sql`
      insert into appointments (id, property_id, email, language, state, day, slot, starts_at, ends_at, is_by_hand, office_mailbox, created_at)
      select gen_random_uuid(), 7, 'marie@example.be', 'fr', 'confirmed', '2024-01-01', '10:00-13:00', now(), now(), false, '',
        now() - make_interval(months => months) from unnest(array[23, 25]) as months`);
    expect(await eraseOld(database, { months: 24, applicationDays: 90, isTrial: false })).toMatchObject({
      appointments: 1,
    });
    expect(await database.$count(appointments)).toBe(1);
  });

  test('is erased, but offers stay for ten years with the mails that carry their document: some were accepted (product V47)', async () => {
    const { database } = given;
    const api = testApi(given);
    await api.load(
      createFeed('fr', [{ ID: 1 }], { details: [{ ID: 1, Price: 280_000, PublishPrice: true }] }),
    );
    await request(api.app).post('/api/forms/offer').send(offerForm()).expect(200);
    // Of a second form from one address a captcha is asked.
    const other = request(api.app).post('/api/forms/contact').set('x-forwarded-for', '203.0.113.1');
    await other.send(contactForm()).expect(200);
    await database.execute(sql`update outbox_mails set state = 'sent'`);
    const erase = async (months: number) => {
      for (const table of ['form_submissions', 'outbox_mails'])
        await database.execute(
          sql`update ${sql.raw(table)} set created_at = now() - make_interval(months => ${months}::int)`,
        );
      return eraseOld(database, { months: 24, applicationDays: 90, isTrial: false });
    };
    expect(await erase(119)).toMatchObject({ forms: 1, keptOffers: 1 });
    const [form] = await database.select().from(formSubmissions);
    const { offerNumber } = form!.fields as { offerNumber: string };
    const mails = await database.select().from(outboxMails);
    expect(mails.map(({ attachments }) => attachments![0]!.filename)).toEqual(
      Array(2).fill(expect.stringContaining(`-${offerNumber}.pdf`)),
    );
    expect(await erase(121)).toMatchObject({ forms: 1, keptOffers: 0, mails: 2 });
    expect(await database.$count(outboxMails)).toBe(0);
  });

  test('is erased, but alerts that are still wanted; a trial only counts', async () => {
    const { database } = given;
    const { app } = testApi(given);
    const send = (path: string, body: object, from: string) =>
      request(app).post(`/api/forms/${path}`).set('x-forwarded-for', from).send(body).expect(200);
    await send('contact', contactForm(), '203.0.113.1');
    await send('demand', demandForm(), '203.0.113.2');
    await send('demand', demandForm({ email: 'active@example.be' }), '203.0.113.3');
    await database.execute(sql`update demands set state = 'active' where email = 'active@example.be'`);
    await database.execute(sql`update outbox_mails set state = 'sent'`);
    for (const table of ['form_submissions', 'demands', 'outbox_mails'])
      await database.execute(sql.raw(`update ${table} set created_at = created_at - interval '25 months'`));
    await send('contact', contactForm(), '203.0.113.4');

    const counted = {
      forms: 2,
      trialForms: 0,
      keptOffers: 0,
      ownerDocuments: 0,
      emailChanges: 0,
      demands: 1,
      appointments: 0,
      mails: 6,
      files: 0,
    };
    expect(await eraseOld(database, { months: 24, applicationDays: 90, isTrial: true })).toEqual(counted);
    expect(await database.$count(formSubmissions)).toBe(4);
    expect(await eraseOld(database, { months: 24, applicationDays: 90, isTrial: false })).toEqual(counted);
    expect(await database.$count(formSubmissions)).toBe(2);
    expect((await database.select().from(demands)).map(({ email }) => email)).toEqual(['active@example.be']);
    expect(await database.$count(outboxMails)).toBe(2);
  });
});
