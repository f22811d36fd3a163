import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApiProcess } from '../../../testing/api-process.ts';
import { contactForm } from '../../../testing/contact-form.ts';
import { expectStoredOnce } from '../../../testing/stored-once.ts';
import { startPostgres, type PostgresServer } from '../../../testing/postgres-server.ts';
import { openDatabase } from '../../database/open-database.ts';

const ROUNDS = 8;
const FORMS_PER_ROUND = 12;

let folder: string;
let postgres: PostgresServer;
beforeEach(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'facade-crash-'));
});
afterEach(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

test('killed again and again: what was answered is stored, and its mails leave once', async () => {
  const environment = { AGENCY_DATA: folder, DATABASE_URL: postgres.url };
  const answered = new Map<string, string>();
  const unanswered: object[] = [];

  for (let round = 0; round < ROUNDS; round++) {
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

  const { database, close } = await openDatabase(postgres.url);
  expect(answered.size).toBe(ROUNDS * FORMS_PER_ROUND);
  await expectStoredOnce(database, answered, folder);
  await close();
}, 600_000);
