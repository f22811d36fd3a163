import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { contactForm } from '../../../testing/contact-form.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { testApi } from '../../../testing/test-api.ts';
import { outboxMails } from '../../database/schema/mail.ts';
import { subscribers } from './subscribers.ts';

describeOnDatabase('The newsletter', (given) => {
  let app: Express;
  beforeEach(() => {
    app = testApi(given, { publicUrl: 'https://agency.example' }).app;
  });
  let visitor = 0;
  const post = (path: string, body: object) =>
    request(app)
      .post(path)
      .set('x-forwarded-for', `203.0.113.${visitor++ % 250}`)
      .send(body);
  const signUp = (email: string) =>
    post('/api/forms/newsletter', { email, privacy: true, language: 'de', idempotencyKey: randomUUID() });
  const mails = () => given.database.select().from(outboxMails);
  const tokenIn = ({ text }: { text: string }) => /\?token=(\S+)/.exec(text)![1]!;
  const change = (token: string, action: string) => post('/api/newsletter/state', { token, action });
  const addresses = async () => (await subscribers(given.database)).map(({ email }) => email);

  test('is sent to those who confirmed it by mail, in their language, until they stop it', async () => {
    await signUp('marie@example.be').expect(200);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'marie@example.be',
      subject: expect.stringContaining('Bestätigen Sie Ihre Anmeldung'),
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(await addresses()).toEqual([]);
    const token = tokenIn(mail!);
    await change(token, 'confirm').expect(200, { state: 'active' });
    expect(await addresses()).toEqual(['marie@example.be']);
    await signUp('MARIE@Example.be').expect(200);
    expect(await addresses()).toEqual(['marie@example.be']);
    await request(app)
      .post(`/api/newsletter/unsubscribe?token=${token}`)
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    expect(await addresses()).toEqual([]);
    await request(app).get('/api/newsletter').query({ token }).expect(200, { state: 'stopped' });
  });

  test('a mail program that opens the address of the header is led to the page, and nothing changes', async () => {
    await signUp('marie@example.be').expect(200);
    const token = tokenIn((await mails())[0]!);
    await change(token, 'confirm').expect(200);
    await request(app)
      .get('/api/newsletter/unsubscribe')
      .query({ token })
      .expect(302)
      .expect('location', `/newsletter/manage/?token=${encodeURIComponent(token)}`);
    expect(await addresses()).toEqual(['marie@example.be']);
  });

  test('nobody confirms it for another address, however alike', async () => {
    await signUp('jandoe@skynet.example').expect(200);
    const token = tokenIn((await mails())[0]!);
    await signUp('jan.doe@skynet.example').expect(200);
    await change(token, 'confirm').expect(200);
    expect(await addresses()).toEqual(['jandoe@skynet.example']);
  });

  test('is asked for by the box of another form too; without the box nothing is noted', async () => {
    await post('/api/forms/contact', contactForm({ newsletter: true })).expect(200);
    const toVisitor = (await mails()).filter(({ recipient }) => recipient === 'marie@example.be');
    const [wish] = toVisitor.filter(({ headers }) => headers !== null);
    await change(tokenIn(wish!), 'confirm').expect(200);
    expect(await addresses()).toEqual(['marie@example.be']);
    await post('/api/forms/contact', contactForm({ email: 'paul@example.be' })).expect(200);
    expect((await mails()).filter(({ headers }) => headers !== null)).toHaveLength(1);
  });

  test('a token of something else is none', async () => {
    for (const token of ['x', `${'A'.repeat(43)}.${'B'.repeat(43)}`])
      await change(token, 'confirm').expect(422);
  });
});
