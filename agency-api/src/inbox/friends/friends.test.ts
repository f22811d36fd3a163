import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { pino } from 'pino';
import request from 'supertest';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { solvedCaptcha } from '../../../testing/solved-captcha.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';
import { formSubmissions } from '../../database/schema/forms.ts';
import { outboxMails } from '../../database/schema/mail.ts';
import { sendDueMails } from '../../mail/outbox-worker.ts';

describeOnDatabase('A property for a friend', (given) => {
  let api: TestApi;
  beforeEach(async () => {
    api = testApi(given, { publicUrl: 'https://agency.example' });
    await api.load(createFeed('fr', [{ ID: 7, RecordFile: 'A7', TypeDescription: 'Villa au calme' }]));
  });
  const post = (path: string, body: object, from = '203.0.113.1') =>
    request(api.app).post(path).set('x-forwarded-for', from).send(body);
  const form = (changes: object = {}) => ({
    firstName: 'Cheap pills',
    lastName: 'https://spam.example',
    email: 'marie@example.be',
    friendFirstName: 'Casino',
    friendLastName: 'Spamson',
    friendEmail: 'paul@example.be',
    privacy: true,
    propertyId: 7,
    language: 'en',
    idempotencyKey: randomUUID(),
    ...changes,
  });
  const send = async (changes: object = {}, from?: string) =>
    post('/api/forms/send-to-friend', form({ captcha: await solvedCaptcha(api.app), ...changes }), from);
  const toFriend = async () => {
    const mails = await given.database.select().from(outboxMails);
    return mails.filter(({ forgetsRecipient }) => forgetsRecipient);
  };
  const tokenIn = ({ text }: { text: string }) => /\?token=(\S+)/.exec(text)![1]!;

  test('leaves with nothing that the sender wrote, and only with a captcha', async () => {
    const { body } = await post('/api/forms/send-to-friend', form()).expect(422);
    expect(body.errors).toMatchObject([{ field: 'captcha', rule: 'required' }]);
    const scriptless = { scriptless: { openedAt: Date.now() - 60_000 } };
    await post('/api/forms/send-to-friend', form(scriptless)).expect(422);
    expect((await send()).status).toBe(200);
    const [mail] = await toFriend();
    expect(mail).toMatchObject({ recipient: 'paul@example.be', recipientName: '' });
    const content = `${mail!.subject}${mail!.text}${mail!.html}`;
    expect(content).toContain('Villa au calme');
    expect(content).toContain('https://agency.example/en/property/7/');
    expect(content).not.toMatch(/pills|spam|casino|marie|paul/i);
    const mails = await given.database.select().from(outboxMails);
    expect(mails.map(({ recipient }) => recipient)).not.toContain('marie@example.be');
  });

  test('the address of the friend is kept nowhere once the mail has left', async () => {
    await send();
    const transport = { send: async () => {}, close: () => {} };
    const from = { name: 'Agency', address: 'office@agency.example' };
    await sendDueMails({ database: given.database, transport, from, logger: pino({ level: 'silent' }) });
    const stored = [
      ...(await given.database.select().from(formSubmissions)),
      ...(await given.database.select().from(outboxMails)),
    ];
    expect(JSON.stringify(stored)).not.toMatch(/paul|Casino|Spamson/);
    expect(JSON.stringify(stored)).toContain('Cheap pills');
  });

  test('a receiver gets two a day at most, whoever sends them, and none after a refusal; the sender is told the same', async () => {
    for (const count of [1, 2, 3]) {
      const { status } = await send({ friendEmail: `p.aul+${count}@example.be` }, `203.0.113.${count}`);
      expect(status).toBe(200);
    }
    const mails = await toFriend();
    expect(mails).toHaveLength(2);
    const token = tokenIn(mails[0]!);
    await post(`/api/friends/unsubscribe?token=${token}`, {}).expect(200);
    await request(api.app).get('/api/friends').query({ token }).expect(200, { state: 'stopped' });
    await given.database.delete(outboxMails);
    expect((await send({}, '203.0.113.9')).status).toBe(200);
    expect(await toFriend()).toEqual([]);
    await post('/api/friends/state', { token: 'x', action: 'stop' }).expect(422);
  });
});
