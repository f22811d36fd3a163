import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { startApiProcess } from '../../testing/api-process.ts';
import { contactForm } from '../../testing/contact-form.ts';
import { startPostgres, type PostgresServer } from '../../testing/postgres-server.ts';
import { openDatabase } from '../database/open-database.ts';
import { formSubmissions } from '../database/schema/forms.ts';
import { outboxMails } from '../database/schema/mail.ts';
import { emlTransport } from '../mail/eml-transport.ts';
import { sendDueMails } from '../mail/outbox-worker.ts';

const FORMS_PER_ROUND = 12;

let folder: string;
let postgres: PostgresServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facade-crash-'));
});
afterEach(async () => {
  await postgres?.stop();
  postgres = undefined;
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['PGlite', 8],
  ['PostgreSQL', 4],
] as const)(
  'on %s, killed again and again: what was answered is stored, and its mails leave once',
  async (engine, rounds) => {
    if (engine === 'PostgreSQL') postgres = await startPostgres();
    const databaseUrl = postgres?.url;
    const environment = { AGENCY_DATA: folder, DATABASE_URL: databaseUrl ?? '' };
    const answered = new Map<string, string>();
    const unanswered: object[] = [];

    for (let round = 0; round < rounds; round++) {
      const api = await startApiProcess(environment);
      const sendings = Array.from({ length: FORMS_PER_ROUND }, async (_, index) => {
        const form = contactForm({ email: `visitor${round}-${index}@example.be` });
        const id = await api.sendForm(form, `198.51.${round}.${index}`);
        if (id) answered.set(form.idempotencyKey, id);
        else unanswered.push(form);
        // The process is killed during other requests, after a delay that differs from round to round.
        if (index === round % FORMS_PER_ROUND) await api.kill();
      });
      await Promise.all(sendings);
      await api.kill();
    }

    const api = await startApiProcess(environment);
    for (const [index, form] of unanswered.entries()) {
      const { idempotencyKey } = form as { idempotencyKey: string };
      const id = await api.sendForm(form, `203.0.${index >> 8}.${index & 255}`);
      expect(id).toBeDefined();
      answered.set(idempotencyKey, id!);
    }
    await api.kill();

    const { database, close } = await openDatabase({ databaseUrl, folder: join(folder, 'database') });
    const stored = await database.select().from(formSubmissions);
    expect(new Map(stored.map(({ idempotencyKey, id }) => [idempotencyKey, id]))).toEqual(answered);
    expect(stored).toHaveLength(rounds * FORMS_PER_ROUND);

    await database.execute(sql`update outbox_mails set due_at = now() where state = 'queued'`);
    const transport = emlTransport(join(folder, 'mail'));
    const from = { name: 'Agence', address: 'office@agency.example' };
    await sendDueMails({ database, transport, from, logger: pino({ level: 'silent' }) });
    const mails = await database.select().from(outboxMails);
    await close();
    expect(mails).toHaveLength(stored.length * 2);
    expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['sent']));
    const files = (await readdir(join(folder, 'mail'))).filter((file) => !file.startsWith('.'));
    expect(files.sort()).toEqual(mails.map(({ id }) => `${id}.eml`).sort());
  },
  180_000,
);
