import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { sql } from '../src/database/drizzle.ts';
import { pino } from 'pino';
import type { Database } from '../src/database/database.ts';
import { formSubmissions } from '../src/database/schema/forms.ts';
import { outboxMails } from '../src/database/schema/mail.ts';
import { emlTransport } from '../src/mail/mail-transport.ts';
import { sendDueMails } from '../src/mail/outbox-worker.ts';

/**
 * Expects that the database has these contact forms, by key and id, and no others, and that each has its two mails, which leave once.
 * @param folder data folder of the API that took them
 */
export async function expectStoredOnce(
  database: Database,
  stored: ReadonlyMap<string, string>,
  folder: string,
): Promise<void> {
  const forms = await database.select().from(formSubmissions);
  expect(new Map(forms.map(({ idempotencyKey, id }) => [idempotencyKey, id]))).toEqual(stored);
  expect(forms).toHaveLength(stored.size);

  await database.execute(sql`update outbox_mails set due_at = now() where state = 'queued'`);
  const transport = emlTransport(join(folder, 'mail'));
  const from = { name: 'Agence', address: 'office@agency.example' };
  await sendDueMails({ database, transport, from, logger: pino({ level: 'silent' }) });
  const mails = await database.select().from(outboxMails);
  expect(mails).toHaveLength(forms.length * 2);
  expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['sent']));
  const files = (await readdir(join(folder, 'mail'))).filter((file) => !file.startsWith('.'));
  expect(files.sort()).toEqual(mails.map(({ id }) => `${id}.eml`).sort());
}
