import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from './drizzle.ts';
import { pino } from 'pino';
import { exampleConfig } from '../../testing/example-agency.ts';
import { createFeed } from '../../testing/feed-builder.ts';
import { startPostgres, type PostgresServer } from '../../testing/postgres-server.ts';
import { makeDatabase, makeTemplate } from '../../testing/template-database.ts';
import { importFile } from '../catalogue/import/import-file.ts';
import { sendDueMails } from '../mail/outbox-worker.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { queueWebhook } from '../inbox/webhook/queue-webhook.ts';
import { deliverDue } from '../inbox/webhook/webhook-worker.ts';
import { ensureReadModel } from '../catalogue/listings/read-model/ensure-read-model.ts';
import { isDatabaseAway } from './database-away.ts';
import { openDatabase } from './open-database.ts';
import { outboxMails } from './schema/mail.ts';
import { outboxWebhooks } from './schema/webhook.ts';

let server: PostgresServer;
/** The server, with a database of the test's own. */
let postgres: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
  await makeTemplate(server.url);
});
beforeEach(async () => {
  postgres = { ...server, url: await makeDatabase(server.url) };
});
afterAll(() => server.stop());

test('a mail that left, and a form that was delivered, while the database went away do not leave again', async () => {
  const { database, close } = await openDatabase(postgres.url);
  const logger = pino({ level: 'silent' });
  await queueMail(database, { to: { address: 'marie@example.be' }, subject: 'Bonjour', text: '', html: '' });
  const form = {
    sentAt: new Date().toISOString(),
    form: 'contact',
    language: 'fr',
    propertyId: null,
    fields: {},
  };
  await queueWebhook(database, { id: randomUUID(), ...form });
  let sent = 0;
  /** The database is away before it can be told, and comes back. */
  const leave = async () => {
    sent++;
    await postgres.halt('fast');
    back = postgres.resume();
  };
  let back = Promise.resolve();

  const from = { name: 'Agence', address: 'office@agency.example' };
  await sendDueMails({ database, logger, from, transport: { send: leave, close() {} } });
  await back;
  expect(await database.select({ state: outboxMails.state }).from(outboxMails)).toEqual([{ state: 'sent' }]);
  expect(sent).toBe(1);

  const program = createServer((_request, response) => void leave().then(() => response.end()));
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(program.address() as AddressInfo).port}/`;
  await deliverDue({ database, logger, target: { url, secret: 'a secret of thirty-two characters' } });
  await back;
  program.close();
  expect(await database.select({ state: outboxWebhooks.state }).from(outboxWebhooks)).toEqual([
    { state: 'sent' },
  ]);
  expect(sent).toBe(2);
  await close();
});

test('a connection that ends while its transaction waits for something else fails that one alone', async () => {
  const { database, close } = await openDatabase(postgres.url);
  const count = (pid: unknown) => database.$count(sql`pg_stat_activity`, sql`pid = ${pid}`);
  const failure = await database
    .transaction(async (transaction) => {
      const { rows } = await transaction.execute(sql`select pg_backend_pid() as pid`);
      const { pid } = rows[0]!;
      await database.execute(sql`select pg_terminate_backend(${pid})`);
      // Nobody asks it anything while it says that it ends.
      while (await count(pid)) continue;
      await transaction.execute(sql`select 1`);
    })
    .catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
  await database.transaction((transaction) => transaction.execute(sql`select 1`));
  await close();
});

test('an import during which the database is restarted says so, changes nothing, and can be repeated at once', async () => {
  const config = exampleConfig();
  const { database, close } = await openDatabase(postgres.url);
  await ensureReadModel(database, config);
  const text = JSON.stringify(createFeed('fr', [{ ID: 1 }]));
  let back = Promise.resolve();
  async function* cutOff() {
    yield Buffer.from(text.slice(0, text.length / 2));
    await postgres.halt('immediate');
    back = postgres.resume();
    yield Buffer.from(text.slice(text.length / 2));
  }
  async function* whole() {
    yield Buffer.from(text);
  }
  const options = {
    encoding: 'utf-8',
    skipInvalid: false,
    keepAbsent: false,
    allowEmpty: false,
    allowShrink: false,
    placeholder: false,
  } as const;
  const load = async (bytes: AsyncIterable<Uint8Array>) => {
    const problems: string[] = [];
    const messages = { done() {}, problem: (line: string) => void problems.push(line) };
    return { isLoaded: await importFile({ database, config }, { bytes, options }, messages), problems };
  };
  const listed = () => database.$count(sql`listings`);
  expect(await load(cutOff())).toEqual({
    isLoaded: false,
    problems: ['the database went away meanwhile: import the file again'],
  });
  await back;
  expect(await listed()).toBe(0);
  expect(await load(whole())).toEqual({ isLoaded: true, problems: [] });
  expect(await listed()).toBe(1);
  await close();
});
