import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../database/drizzle.ts';
import type { Express } from 'express';
import request from 'supertest';
import { contactForm } from '../../../testing/contact-form.ts';
import { demandForm } from '../../../testing/demand-form.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { solvedCaptcha } from '../../../testing/solved-captcha.ts';
import { testApi } from '../../../testing/test-api.ts';
import { outboxMails } from '../../database/schema/mail.ts';

describeOnDatabase('Forms', (given) => {
  let app: Express;
  beforeEach(() => {
    app = testApi(given).app;
  });
  const send = (body: object, from = '203.0.113.7') =>
    request(app).post('/api/forms/contact').set('x-forwarded-for', from).send(body);

  const opened = (secondsAgo: number) => ({ scriptless: { openedAt: Date.now() - secondsAgo * 1000 } });

  test('the first of the hour needs no captcha, the next from the same address needs one that is valid once', async () => {
    await send(contactForm()).expect(200);
    const second = contactForm();
    const { body } = await send(second).expect(422);
    expect(body.errors).toEqual([{ field: 'captcha', rule: 'required', messageKey: 'required' }]);
    const captcha = await solvedCaptcha(app);
    await send({ ...second, captcha }).expect(200);
    const { body: replay } = await send(contactForm({ captcha })).expect(422);
    expect(replay.errors).toEqual([{ field: 'captcha', rule: 'solved', messageKey: 'invalid' }]);
    await send(contactForm({ email: 'else@example.be' }), '203.0.113.8').expect(200);
  });

  test.each(['nonsense', Buffer.from('{}').toString('base64')])('"%s" is no captcha', async (captcha) => {
    await send(contactForm()).expect(200);
    const { body } = await send(contactForm({ captcha })).expect(422);
    expect(body.errors).toMatchObject([{ field: 'captcha', rule: 'solved' }]);
  });

  test('a stored form that is sent again needs no captcha', async () => {
    const form = contactForm();
    const first = await send(form).expect(200);
    const again = await send(form, '203.0.113.9').expect(200);
    expect(again.body).toEqual(first.body);
  });

  test('without JavaScript fewer are accepted, and none that was open for more than a day', async () => {
    await send(contactForm(opened(90_000))).expect(422);
    for (let count = 0; count < 3; count++) await send(contactForm(opened(60))).expect(200);
    const { body, headers } = await send(contactForm(opened(60))).expect(429);
    expect(body.code).toBe('too-many-requests');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  const from = (count: number) => `2001:db8:${count}::1`;
  const recipients = async () => {
    const mails = await given.database.select().from(outboxMails);
    return mails.map(({ recipient }) => recipient).filter((address) => address !== given.config.agency.email);
  };
  const anHourPasses = () =>
    given.database.execute(sql`update form_submissions set created_at = created_at - interval '61 minutes'`);

  test('a mailbox gets five confirmations an hour, in any spelling of its address; the agency still gets every form', async () => {
    for (let count = 0; count < 20; count++)
      await send(contactForm({ email: `o.ne+${count}@example.be` }), from(count)).expect(200);
    await send(contactForm({ email: 'ONE@Example.be' }), from(20)).expect(200);
    expect(await recipients()).toHaveLength(5);
    expect(await given.database.select().from(outboxMails)).toHaveLength(5 + 21);
    await send(contactForm({ email: 'paul@example.be' }), from(21)).expect(200);
    expect(await recipients()).toContain('paul@example.be');
  });

  test('and ten a day', async () => {
    for (let count = 0; count < 15; count++) {
      if (count % 5 === 0) await anHourPasses();
      await send(contactForm(), from(count)).expect(200);
    }
    expect(await recipients()).toHaveLength(10);
  });

  test('five concurrent forms at the limit send one confirmation', async () => {
    for (let count = 0; count < 4; count++) await send(contactForm(), from(count)).expect(200);
    await Promise.all([4, 5, 6, 7, 8].map((count) => send(contactForm(), from(count)).expect(200)));
    expect(await recipients()).toHaveLength(5);
  });

  test('what has to be confirmed past the limit is asked later, in the same answer; of very many nothing more is', async () => {
    const askedIn = async () => {
      const asked = await given.database
        .select({ seconds: sql<number>`round(extract(epoch from due_at - created_at))::int` })
        .from(outboxMails)
        .where(sql`recipient = 'marie@example.be'`)
        .orderBy(outboxMails.position);
      return asked.map(({ seconds }) => seconds);
    };
    const ask = (count: number) =>
      request(app)
        .post('/api/forms/demand')
        .set('x-forwarded-for', from(count))
        .send(demandForm())
        .expect(200);
    for (let count = 0; count < 7; count++) await ask(count);
    expect(await askedIn()).toEqual([0, 0, 0, 0, 0, 3600, 3600]);
    for (let count = 7; count < 22; count++) await ask(count);
    expect((await askedIn()).slice(10)).toEqual(Array(10).fill(86_400));
  });

  test('a form past the limit of a mailbox gets the same response, so that it reveals no other sender', async () => {
    for (let count = 0; count < 5; count++) await send(contactForm(), from(count)).expect(200);
    const full = await send(contactForm(), from(6)).expect(200);
    const other = await send(contactForm({ email: 'paul@example.be' }), from(7)).expect(200);
    expect(Object.keys(full.body)).toEqual(Object.keys(other.body));
  });

  test('the addresses of one IPv6 network count as one', async () => {
    await send(contactForm(), '2001:db8:1:2::1').expect(200);
    await send(contactForm(), '2001:db8:1:2:ffff::9').expect(422);
    await send(contactForm(), '2001:db8:1:3::1').expect(200);
  });
});
