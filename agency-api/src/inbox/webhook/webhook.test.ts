import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../database/drizzle.ts';
import { pino } from 'pino';
import request from 'supertest';
import { contactForm } from '../../../testing/contact-form.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { testApi } from '../../../testing/test-api.ts';
import { outboxWebhooks } from '../../database/schema/webhook.ts';
import { dropWebhooks, retryWebhooks, waitingWebhooks } from './webhook-outbox.ts';
import { deliverDue } from './webhook-worker.ts';

const SECRET = 'a secret of thirty-two characters';
const logger = pino({ level: 'silent' });

describeOnDatabase('The webhook', (given) => {
  let server: Server;
  let url: string;
  /** What the agency's program answers, and what it got. */
  let answer: { status: number; location?: string };
  let received: { headers: IncomingMessage['headers']; body: string; path: string }[];
  beforeEach(async () => {
    answer = { status: 200 };
    received = [];
    server = createServer((incoming, response) => {
      void text(incoming).then((body) => {
        received.push({ headers: incoming.headers, body, path: incoming.url! });
        response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end('x');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const send = (body = contactForm(), hasWebhook = true) =>
    request(testApi(given, { hasWebhook }).app).post('/api/forms/contact').send(body).expect(200);
  const deliver = () => deliverDue({ database: given.database, target: { url, secret: SECRET }, logger });
  const pass = (time: string) =>
    given.database.execute(sql`update outbox_webhooks set due_at = due_at - ${time}::interval`);

  test('is told each form once, signed over time and body, with what was written', async () => {
    const form = contactForm();
    const { body } = await send(form);
    await send(form);
    await Promise.all([deliver(), deliver()]);
    const [delivery, ...more] = received;
    expect(more).toEqual([]);
    expect(JSON.parse(delivery!.body)).toMatchObject({
      event: 'submission',
      id: body.id,
      form: 'contact',
      language: 'nl',
      propertyId: null,
      fields: { email: 'marie@example.be', remark: form.remark },
    });
    const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(
      String(delivery!.headers['facade-signature']),
    )!;
    expect(Math.abs(Number(time) * 1000 - Date.now())).toBeLessThan(60_000);
    expect(createHmac('sha256', SECRET).update(`${time}.${delivery!.body}`).digest('hex')).toBe(signature);
    const [stored] = await given.database.select().from(outboxWebhooks);
    expect(delivery!.headers['facade-delivery']).toBe(stored!.id);
    // Once it was taken, what the visitor wrote is kept in one place only.
    expect(stored!.body).toBe('{}');
  });

  test('that is down for two days gets the form afterwards, under the same id', async () => {
    await send();
    answer = { status: 503 };
    for (let hours = 0; hours < 48; hours += 2) {
      await deliver();
      await pass('2 hours');
    }
    expect(await waitingWebhooks(given.database)).toMatchObject([
      { state: 'queued', lastError: 'the webhook answered 503' },
    ]);
    answer = { status: 204 };
    await pass('5 hours');
    await deliver();
    expect(await waitingWebhooks(given.database)).toEqual([]);
    expect(new Set(received.map(({ headers }) => headers['facade-delivery'])).size).toBe(1);
    expect(received.length).toBeGreaterThan(5);
  });

  test('that is down for more than five days is given up, and tried again or dropped by hand', async () => {
    await send();
    answer = { status: 500 };
    for (let attempt = 0; attempt < 40; attempt++) {
      await deliver();
      await pass('5 hours');
    }
    expect(await waitingWebhooks(given.database)).toMatchObject([{ state: 'dead', attempts: 39 }]);
    expect(await retryWebhooks(given.database)).toBe(1);
    answer = { status: 200 };
    await deliver();
    expect(await waitingWebhooks(given.database)).toEqual([]);
    expect(await dropWebhooks(given.database)).toBe(0);
  });

  test('never leads what visitors wrote to another address', async () => {
    await send();
    answer = { status: 307, location: `${url}/elsewhere` };
    await deliver();
    expect(received.map(({ path }) => path)).toEqual(['/leads']);
    expect(await waitingWebhooks(given.database)).toMatchObject([{ state: 'queued' }]);
  });

  test('is told nothing where none is configured, or where the form was refused', async () => {
    await send(contactForm(), false);
    await request(testApi(given, { hasWebhook: true }).app)
      .post('/api/forms/contact')
      .set('x-forwarded-for', '203.0.113.8')
      .send(contactForm({ email: 'x' }))
      .expect(422);
    expect(await given.database.$count(outboxWebhooks)).toBe(0);
  });
});
