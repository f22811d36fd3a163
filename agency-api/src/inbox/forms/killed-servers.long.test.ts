import { expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { startApiProcess } from '../../../testing/api-process.ts';
import { contactForm } from '../../../testing/contact-form.ts';
import { startPostgres } from '../../../testing/postgres-server.ts';
import { expectStoredOnce } from '../../../testing/stored-once.ts';
import { openDatabase } from '../../database/open-database.ts';

const FORMS = 200;
const SENDERS = 8;
/** Answers between two kills, at most. */
const BETWEEN = 40;
const VICTIMS = ['database', 'API', 'both'] as const;

test(`of ${FORMS} forms none is lost or doubled while database and API are killed by kill -9 at random`, async () => {
  const folder = temporaryFolder('killed-servers');
  const postgres = await startPostgres();
  const start = () => startApiProcess({ AGENCY_DATA: folder, DATABASE_URL: postgres.url });
  let api = await start();
  const stored = new Map<string, string>();
  const forms = Array.from({ length: FORMS }, (_, index) =>
    contactForm({ email: `visitor${index}@example.be` }),
  );
  let sent = 0;
  /** Sends each form again, with its key, until it is answered. */
  async function sendForms(): Promise<void> {
    while (sent < FORMS) {
      const number = sent++;
      const form = forms[number]!;
      for (let id: string | undefined; id === undefined; await setTimeout(20)) {
        id = await api.sendForm(form, `10.0.${number >> 8}.${number & 255}`);
        if (id !== undefined) stored.set(form.idempotencyKey, id);
      }
    }
  }
  const killed: string[] = [];
  async function killSome(): Promise<void> {
    for (let at = 5; at < FORMS; at = stored.size + randomInt(1, BETWEEN)) {
      while (stored.size < at) await setTimeout(1);
      // Each of them at least once.
      const victim = VICTIMS[killed.length] ?? VICTIMS[randomInt(VICTIMS.length)]!;
      killed.push(victim);
      if (victim !== 'API') await postgres.kill();
      if (victim !== 'database') await api.kill();
      if (victim !== 'API') await postgres.resume();
      if (victim !== 'database') api = await start();
    }
  }
  try {
    await Promise.all([killSome(), ...Array.from({ length: SENDERS }, sendForms)]);
    expect(killed.length).toBeGreaterThanOrEqual(VICTIMS.length);
    await api.kill();
    expect(stored.size).toBe(FORMS);
    const { database, close } = await openDatabase(postgres.url);
    await expectStoredOnce(database, stored, folder);
    await close();
  } finally {
    await api.kill();
    await postgres.stop();
  }
}, 300_000);
