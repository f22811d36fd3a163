import { afterEach, expect, test } from '@jest/globals';
import { sql } from './database/drizzle.ts';
import request from 'supertest';
import { contactForm } from '../testing/contact-form.ts';
import { describeOnDatabase } from '../testing/test-database.ts';
import { logLines } from '../testing/log-lines.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { feedWithOwners, OwnerBrowser } from '../testing/owner-session.ts';
import { testApi } from '../testing/test-api.ts';
import { logConsole } from './log-console.ts';
import { sendDueMails } from './mail/outbox-worker.ts';
import { queueMail } from './mail/queue-mail.ts';
import { smtpTransport } from './mail/mail-transport.ts';

const ADDRESS = '203.0.113.77';
const BROWSER = 'Mozilla/5.0 (telephone of Marie)';
const VISITOR = {
  firstName: 'Marie-Antoinette',
  lastName: 'Dupont-Durand',
  email: 'marie.dupont@example.be',
  phone: '0475 99 88 77',
  street: 'Rue Haute-Voie',
  remark: 'Je cherche une maison sans voisins.',
};
const PASSWORD = 'a garden with pear trees';
const OWNER = 'anne@owners.example';
const PERSONAL =
  /Marie|Dupont|marie\.|0475 ?99 ?88|\+32 ?475|Haute-Voie|sans voisins|203\.0\.113|telephone|pear trees|anne@|s3cret/i;

describeOnDatabase('the log, while the database fails,', (given) => {
  const rename = (from: string, to: string) =>
    given.database.execute(sql.raw(`alter table if exists ${from} rename to ${to}`));
  const broken: string[] = [];
  let undo = () => {};
  const breakTable = async (name: string) => {
    broken.push(name);
    await rename(name, `${name}_gone`);
  };
  afterEach(async () => {
    undo();
    undo = () => {};
    for (const name of broken.splice(0)) await rename(`${name}_gone`, name);
    await given.database.execute(sql`alter table form_submissions drop constraint if exists refuses_all`);
  });

  const send = (app: Parameters<typeof request>[0], path: string, body: object) =>
    request(app)
      .post(path)
      .set({
        'x-forwarded-for': ADDRESS,
        'user-agent': BROWSER,
        host: 'localhost',
        origin: 'http://localhost',
      })
      .send(body);

  test.each(['form_submissions', 'outbox_mails'])(
    'holds nothing of a form that %s cannot take',
    async (table) => {
      const { logger, text } = logLines();
      const { app } = testApi(given, { logger });
      await breakTable(table);
      await send(app, '/api/forms/contact?email=marie.dupont@example.be', contactForm(VISITOR)).expect(500);
      expect(text()).toContain('request failed');
      expect(text()).toContain('42P01');
      expect(text()).not.toMatch(PERSONAL);
    },
  );

  test('holds nothing of the row that a constraint refuses', async () => {
    const { logger, text } = logLines();
    const { app } = testApi(given, { logger });
    await given.database.execute(
      sql`alter table form_submissions add constraint refuses_all check (email is null) not valid`,
    );
    await send(app, '/api/forms/contact', contactForm(VISITOR)).expect(500);
    expect(text()).toContain('23514');
    expect(text()).not.toMatch(PERSONAL);
  });

  test.each(['owner_credentials', 'owner_sessions', 'owner_accounts', 'attempts'])(
    'holds neither e-mail nor password of an owner whom %s keeps from signing in',
    async (table) => {
      const { logger, text } = logLines();
      const api = testApi(given, { logger });
      await api.load(feedWithOwners());
      await new OwnerBrowser(api.app, given.database).choosePassword(OWNER, PASSWORD);
      await breakTable(table);
      undo = logConsole(logger);
      await send(api.app, '/api/auth/sign-in', { email: OWNER, password: PASSWORD }).expect(500);
      expect(text()).toContain('request failed');
      expect(text()).not.toMatch(PERSONAL);
    },
  );

  test('holds no token of a link', async () => {
    const { logger, text } = logLines();
    const { app } = testApi(given, { logger });
    await breakTable('owner_verifications');
    const reset = { token: 's3cret-token', newPassword: PASSWORD };
    await send(app, '/api/auth/reset-password?token=s3cret', reset).expect(500);
    expect(text()).not.toMatch(PERSONAL);
  });

  test('holds nothing of what visitors search for', async () => {
    const { logger, text } = logLines();
    const { app } = testApi(given, { logger });
    await request(app).get('/api/listings?lang=fr&goal=0&search=Marie+Dupont').expect(200);
    expect(text()).toContain('"url":"/api/listings?lang&goal&search"');
    expect(text()).not.toMatch(PERSONAL);
  });

  test('holds no receiver of a mail that a server refuses', async () => {
    const server = await startMailServer({ unknown: VISITOR.email });
    const transport = smtpTransport(server.url);
    const { logger, text } = logLines();
    const from = { name: 'Agence', address: 'office@agency.example' };
    await queueMail(given.database, { to: { address: VISITOR.email }, subject: '', text: '', html: '' });
    await sendDueMails({ database: given.database, transport, from, logger });
    transport.close();
    await server.stop();
    expect(text()).toContain('mail given up');
    expect(text()).not.toMatch(PERSONAL);
  });
});
