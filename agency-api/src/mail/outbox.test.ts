import { afterEach, expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from '../database/drizzle.ts';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import request from 'supertest';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { testApi } from '../../testing/test-api.ts';
import { outboxMails } from '../database/schema/mail.ts';
import { emlTransport, smtpTransport, type MailTransport } from './mail-transport.ts';
import { sendDueMails } from './outbox-worker.ts';
import { queueMail } from './queue-mail.ts';

const logger = pino({ level: 'silent' });
const from = { name: 'Agence', address: 'office@agency.example' };
const mailTo = (address: string) => ({
  to: { name: 'Zoë "Z" <x@y.example>', address },
  replyTo: 'anne@example.be',
  subject: 'Été: bonjour',
  text: 'Voilà.',
  html: '<p>Voilà.</p>',
});

describeOnDatabase('The outbox', (given) => {
  let server: TestMailServer | undefined;
  let transport: MailTransport | undefined;
  afterEach(async () => {
    transport?.close();
    await server?.stop();
    server = transport = undefined;
  });

  async function queue(count: number, address = (index: number) => `visitor${index}@example.be`) {
    for (let index = 0; index < count; index++) await queueMail(given.database, mailTo(address(index)));
  }
  const deliver = () => sendDueMails({ database: given.database, transport: transport!, from, logger });
  const makeDue = () => given.database.execute(sql`update outbox_mails set due_at = now()`);
  const states = async () => {
    const mails = await given.database.select().from(outboxMails);
    return mails.map(({ state }) => state).sort();
  };

  test('delivers every mail once in spite of temporary refusals', async () => {
    server = await startMailServer({ refuseForNow: 0.4 });
    transport = smtpTransport(server.url);
    await queue(15);
    for (let round = 0; round < 12 && (await states()).includes('queued'); round++) {
      await deliver();
      await makeDue();
    }
    expect(new Set(await states())).toEqual(new Set(['sent']));
    expect(server.received).toHaveLength(15);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(15);
  });

  test('while the server is down for two days keeps all; then each receiver gets theirs in order', async () => {
    const order: string[] = [];
    let isDown = true;
    transport = {
      async send({ to, subject }) {
        if (isDown || Math.random() < 0.3) throw new Error('no connection');
        order.push(`${(to as { address: string }).address} ${subject}`);
      },
      close() {},
    };
    const pass = (time: string) =>
      given.database.execute(
        sql`update outbox_mails set due_at = due_at - ${time}::interval, created_at = created_at - ${time}::interval`,
      );
    for (let hour = 0; hour < 48; hour += 4) {
      for (const name of ['anne', 'paul'])
        await queueMail(given.database, { ...mailTo(`${name}@example.be`), subject: `${hour}` });
      await deliver();
      await pass('4 hours');
    }
    await queueMail(given.database, { ...mailTo('anne@example.be'), subject: 'last' });
    expect(new Set(await states())).toEqual(new Set(['queued']));

    isDown = false;
    for (let round = 0; round < 60 && (await states()).includes('queued'); round++) {
      await deliver();
      await pass('5 hours');
    }
    expect(await states()).toEqual(Array(25).fill('sent'));
    const hours = Array.from({ length: 12 }, (_, index) => String(index * 4));
    const subjects = (name: string) =>
      order.filter((line) => line.startsWith(name)).map((line) => line.split(' ')[1]);
    expect(subjects('anne')).toEqual([...hours, 'last']);
    expect(subjects('paul')).toEqual(hours);
  });

  test('once the server is back, what waited for it leaves with the first mail that does', async () => {
    let isDown = true;
    transport = {
      async send() {
        if (isDown) throw Object.assign(new Error('no connection'), { code: 'ECONNECTION' });
      },
      close() {},
    };
    await queue(3, () => 'office@agency.example');
    for (let hour = 0; hour < 10; hour++) {
      await deliver();
      await makeDue();
    }
    await deliver();
    isDown = false;
    await deliver();
    expect(await states()).toEqual(['queued', 'queued', 'queued']);
    await queue(1, () => 'visitor@example.be');
    await deliver();
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent']);
  });

  test('a mail that its server refuses again and again does not keep later ones to the same receiver', async () => {
    const sent: unknown[] = [];
    transport = {
      async send({ subject }) {
        if (subject === 'poison')
          throw Object.assign(new Error('later'), { code: 'EMESSAGE', responseCode: 451 });
        sent.push(subject);
      },
      close() {},
    };
    for (const subject of ['poison', 'lead 1', 'lead 2'])
      await queueMail(given.database, { ...mailTo('office@agency.example'), subject });
    for (let round = 0; round < 4; round++) {
      expect(sent).toEqual([]);
      await deliver();
      await makeDue();
    }
    await deliver();
    expect(sent).toEqual(['lead 1', 'lead 2']);
    expect(await states()).toEqual(['queued', 'sent', 'sent']);
  });

  test('a mail that was put off holds up no other of its receiver', async () => {
    server = await startMailServer({});
    transport = smtpTransport(server.url);
    await queueMail(given.database, mailTo('anne@example.be'), { inSeconds: 3600 });
    await queue(1, () => 'anne@example.be');
    await deliver();
    expect(await states()).toEqual(['queued', 'sent']);
  });

  test('gives up on an unknown recipient, and logs it', async () => {
    server = await startMailServer({ unknown: 'visitor1@example.be' });
    transport = smtpTransport(server.url);
    await queue(3);
    await deliver();
    expect(await states()).toEqual(['dead', 'sent', 'sent']);
    const { text } = await request(testApi(given).internal).get('/metrics');
    expect(text).toContain('facade_outbox_mails{state="dead"} 1');
    expect(text).toContain('facade_outbox_mails{state="sent"} 2');
  });

  test('keeps mails while the server is unreachable', async () => {
    server = await startMailServer({});
    transport = smtpTransport(server.url);
    await server.stop();
    await queue(2);
    await deliver();
    expect(await states()).toEqual(['queued', 'queued']);
  });

  test('sends each mail from one process only', async () => {
    server = await startMailServer({});
    transport = smtpTransport(server.url);
    await queue(12);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(server.received).toHaveLength(12);
  });

  test('marks each mail as sent before the next one leaves, so that a process that is killed repeats one at most', async () => {
    const left: string[] = [];
    const unmarked: number[] = [];
    transport = {
      async send({ messageId }) {
        const sent = (await states()).filter((state) => state === 'sent').length;
        unmarked.push(left.length - sent);
        left.push(messageId);
      },
      close() {},
    };
    await queue(6);
    await deliver();
    expect(left).toHaveLength(6);
    expect(unmarked).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('has no mail of a transaction that was rolled back', async () => {
    const undone = given.database.transaction(async (transaction) => {
      await queueMail(transaction, mailTo('nobody@example.be'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await states()).toEqual([]);
  });

  test('writes files that mail programs open; a name cannot inject an address', async () => {
    const folder = temporaryFolder('mail');
    transport = emlTransport(join(folder, 'mail'));
    await queue(1);
    await deliver();
    const files = await readdir(join(folder, 'mail'));
    const [queued] = await given.database.select().from(outboxMails);
    const { id } = queued!;
    expect(files).toEqual([`${id}.eml`]);
    const mail = await PostalMime.parse(await readFile(join(folder, 'mail', files[0]!)));
    expect(mail).toMatchObject({
      subject: 'Été: bonjour',
      from,
      to: [{ address: 'visitor0@example.be', name: 'Zoë "Z" <x@y.example>' }],
      replyTo: [{ address: 'anne@example.be' }],
      messageId: `<${id}@agency.example>`,
    });
    expect(mail.text?.trim()).toBe('Voilà.');
    expect(mail.html).toContain('<p>Voilà.</p>');
  });
});
