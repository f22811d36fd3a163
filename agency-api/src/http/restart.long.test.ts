import { afterEach, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BALANCERS, isInstalled, readSettings, startBalancer } from 'shared-kit/testing/balancers.ts';
import { restartablePort, startProgram } from 'composer/testing/server-program.ts';
import { sendSteadily } from 'composer/testing/steady-requests.ts';
import { contactForm } from '../../testing/contact-form.ts';
import { EXAMPLE_FOLDER } from '../../testing/example-agency.ts';
import { startPostgres } from '../../testing/postgres-server.ts';
import { openDatabase } from '../database/open-database.ts';
import { formSubmissions } from '../database/schema/forms.ts';

const PER_SECOND = 200;
/** One request in so many is a form: each costs the database two mails. */
const FORM_EVERY = 20;
const ROUNDS = 2;
const MAIN = join(import.meta.dirname, '../main.ts');

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

for (const balancer of BALANCERS.filter(isInstalled))
  test(`behind ${balancer} no read and no form is lost while two APIs are restarted in turn`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'facade-restart-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    const postgres = await startPostgres({ isDurable: false });
    ends.push(postgres.stop);
    const ports = [await restartablePort(), await restartablePort()] as const;
    const apis = [];
    for (const port of ports) {
      const api = await startProgram(MAIN, port, {
        API_PORT: String(port),
        API_INTERNAL_PORT: '0',
        AGENCY_CONFIG: EXAMPLE_FOLDER,
        AGENCY_DATA: folder,
        DATABASE_URL: postgres.url,
        DRAIN: '4',
        LOG_LEVEL: 'warn',
      });
      ends.push(api.kill);
      apis.push(api);
    }
    const { url, stop } = await startBalancer(balancer, {
      apis: { port: await restartablePort(), servers: ports },
    });
    ends.push(stop);

    const sentKeys: string[] = [];
    const gateways = sendSteadily(url, PER_SECOND, (number) => {
      if (number % FORM_EVERY !== 0) return { path: '/api/site?lang=fr' };
      const form = contactForm({ email: `visitor${number}@example.be` });
      sentKeys.push(form.idempotencyKey);
      // Each visitor has an address of their own.
      const visitor = `198.51.${(number >> 8) & 255}.${number & 255}`;
      return {
        path: '/api/forms/contact',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
        body: JSON.stringify(form),
      };
    });
    for (let round = 0; round < ROUNDS; round++) for (const api of apis) await api.restart();
    const { sent, answered, failures, perSecond } = await gateways.stop();

    expect(failures).toEqual([]);
    expect(answered).toBe(sent);
    expect(perSecond).toBeGreaterThan(PER_SECOND * 0.9);
    const { database, close } = await openDatabase(postgres.url);
    ends.push(close);
    const stored = await database.select().from(formSubmissions);
    expect(stored).toHaveLength(sentKeys.length);
  }, 300_000);

test('the settings that operators are given name the servers that these tests put in', () => {
  for (const name of BALANCERS) expect(() => readSettings(name)).not.toThrow();
});
