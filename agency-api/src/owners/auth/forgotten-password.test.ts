import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../database/drizzle.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { feedWithOwners, OwnerBrowser } from '../../../testing/owner-session.ts';
import { testApi } from '../../../testing/test-api.ts';
import { outboxMails } from '../../database/schema/mail.ts';
import { claimLink } from './account-links.ts';

const ANNE = 'anne@owners.example';
const BART = 'bart@owners.example';
const PASSWORD = 'a garden with pear trees';

describeOnDatabase('a forgotten password', (given) => {
  let browser: OwnerBrowser;
  beforeEach(async () => {
    const api = testApi(given);
    await api.load(feedWithOwners());
    browser = new OwnerBrowser(api.app, given.database);
  });
  const mails = () =>
    given.database
      .select({ recipient: outboxMails.recipient, subject: outboxMails.subject, text: outboxMails.text })
      .from(outboxMails)
      .orderBy(outboxMails.createdAt);
  const askFor = (email: string, headers = {}) =>
    browser.post('/api/auth/request-password-reset', { email }, headers);

  test('a link by mail, in the owner’s language if the page tells none, lets an owner choose the first password', async () => {
    await askFor(BART);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: BART,
      subject: `Uw wachtwoord voor het eigenaarsportaal – ${given.config.agency.name}`,
    });
    const [, address, token] = /(http\S+)\?token=([\w-]+)/.exec(mail!.text) ?? [];
    expect(address).toBe('http://localhost/nl/new-password/');

    const chosen = await browser.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    expect(chosen.body).toEqual({ done: true });
    expect((await browser.signIn(BART, PASSWORD)).status).toBe(200);
  });

  test('on a site without the owner’s language the mail is in the site’s first', async () => {
    const config = {
      ...given.config,
      languages: { default: 'en' as const, inUse: ['en' as const, 'fr' as const] },
    };
    const visitor = new OwnerBrowser(testApi({ database: given.database, config }).app, given.database);
    await visitor.post('/api/auth/request-password-reset', { email: BART });
    const [mail] = await mails();
    expect(mail!.subject).toMatch(/^Your password/);
    expect(mail!.text).toContain('http://localhost/en/new-password/?token=');
  });

  test('the mail is in the language of the page, and so is the page that it leads to', async () => {
    await browser.post('/api/auth/request-password-reset', { email: BART, lang: 'de' });
    const [mail] = await mails();
    expect(mail!.subject).toMatch(/^Ihr Passwort/);
    expect(mail!.text).toContain('http://localhost/de/new-password/?token=');
  });

  test('an unknown language is refused by name, and no mail is sent', async () => {
    const { status, body } = await browser.post('/api/auth/request-password-reset', {
      email: BART,
      lang: 'xx',
    });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field: 'lang' }]);
    expect(await mails()).toEqual([]);
  });

  test('an unknown e-mail gets the same answer and no mail', async () => {
    const known = await askFor(ANNE);
    const unknown = await askFor('nobody@owners.example');
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: known.status,
      body: known.body,
    });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([ANNE]);
  });

  test('a link works once', async () => {
    const token = await browser.tokenFor(ANNE);
    expect((await choose(token, PASSWORD)).status).toBe(200);
    const again = await choose(token, 'another password that is long');
    expect(again.status).toBe(422);
    expect(again.body.errors).toEqual([
      { field: 'token', rule: 'used once, within an hour', messageKey: 'linkExpired' },
    ]);
    expect((await browser.signIn(ANNE, PASSWORD)).status).toBe(200);
  });

  const choose = (token: string, newPassword: string) =>
    browser.post('/api/auth/reset-password', { token, newPassword });

  test('a link that was used says so when it is opened again', async () => {
    const isOpen = async (token: string) =>
      (await browser.get(`/api/owner/link?kind=new-password&token=${token}`).expect(200)).body.isOpen;
    const older = await browser.tokenFor(ANNE);
    const token = await browser.tokenFor(ANNE);
    expect([await isOpen(older), await isOpen(token)]).toEqual([true, true]);
    expect((await choose(token, PASSWORD)).status).toBe(200);
    expect([await isOpen(older), await isOpen(token), await isOpen('made-up')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('the use of one link ends all others of that account, and none of another', async () => {
    const older = await browser.tokenFor(ANNE);
    const newer = await browser.tokenFor(ANNE);
    const ofBart = await browser.tokenFor(BART);
    expect((await choose(newer, PASSWORD)).status).toBe(200);
    expect((await choose(older, 'the attacker’s own password')).body.errors).toMatchObject([
      { field: 'token' },
    ]);
    expect((await choose(newer, 'the attacker’s own password')).status).toBe(422);
    expect((await browser.signIn(ANNE, PASSWORD)).status).toBe(200);
    expect((await choose(ofBart, PASSWORD)).status).toBe(200);
  });

  test('of two links that are used at once one works', async () => {
    const tokens = [await browser.tokenFor(ANNE), await browser.tokenFor(ANNE), await browser.tokenFor(ANNE)];
    const chosen = await Promise.all(tokens.map((token, index) => choose(token, `${PASSWORD} ${index}`)));
    expect(chosen.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const winner = chosen.findIndex(({ status }) => status === 200);
    expect((await browser.signIn(ANNE, `${PASSWORD} ${winner}`)).status).toBe(200);
  });

  test('one link that is used twice at once works once', async () => {
    for (let round = 0; round < 3; round++) {
      const token = await browser.tokenFor(ANNE);
      const chosen = await Promise.all(Array.from({ length: 6 }, () => choose(token, PASSWORD)));
      expect(chosen.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    }
  });

  test.each(['\0', 'reset-password:%00', '\ud800', "' or true --", '%', 'x'.repeat(200)])(
    'the token %j is refused as none and ends no link',
    async (token) => {
      const good = await browser.tokenFor(ANNE);
      const { status, body } = await choose(token, PASSWORD);
      expect([status, body.errors?.[0]?.field]).toEqual([422, 'token']);
      expect((await choose(good, PASSWORD)).status).toBe(200);
    },
  );

  test('a password that could not be stored does not use up the link, nor end sessions', async () => {
    await browser.choosePassword(ANNE, PASSWORD);
    await browser.signIn(ANNE, PASSWORD);
    const token = await browser.tokenFor(ANNE);
    await given.database.execute(sql`alter table owner_credentials rename column password to hidden`);
    const failed = await choose(token, 'a house with a slate roof');
    await given.database.execute(sql`alter table owner_credentials rename column hidden to password`);
    expect(failed.status).toBe(500);
    expect((await browser.get('/api/owner')).body.owner).not.toBeNull();
    expect((await choose(token, 'a house with a slate roof')).status).toBe(200);
    expect((await browser.signIn(ANNE, 'a house with a slate roof')).status).toBe(200);
  });

  test('a link that was in use when everything stopped is good again a minute later', async () => {
    const token = await browser.tokenFor(ANNE);
    const isOpen = async () =>
      (await browser.get(`/api/owner/link?kind=new-password&token=${token}`).expect(200)).body.isOpen;
    expect(await claimLink(given.database, token)).toMatchObject({ email: ANNE });
    expect([await isOpen(), (await choose(token, PASSWORD)).status]).toEqual([false, 422]);
    await given.database.execute(
      sql`update owner_verifications set updated_at = now() - interval '61 seconds'`,
    );
    expect([await isOpen(), (await choose(token, PASSWORD)).status]).toEqual([true, 200]);
    expect((await browser.signIn(ANNE, PASSWORD)).status).toBe(200);
  });

  test('a link ends after an hour', async () => {
    const token = await browser.tokenFor(ANNE);
    await given.database.execute(
      sql`update owner_verifications set expires_at = now() - interval '1 second'`,
    );
    const { status } = await browser.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    expect(status).toBe(422);
  });

  test('a password that is too short is named and does not use up the link', async () => {
    const token = await browser.tokenFor(ANNE);
    const short = await browser.post('/api/auth/reset-password', { token, newPassword: 'short' });
    expect(short.body.errors).toMatchObject([{ field: 'newPassword', rule: 'min 10' }]);
    expect((await browser.post('/api/auth/reset-password', { token, newPassword: PASSWORD })).status).toBe(
      200,
    );
  });

  test('choosing a password ends every session and the old password', async () => {
    await browser.choosePassword(ANNE, PASSWORD);
    await browser.signIn(ANNE, PASSWORD);
    const elsewhere = new OwnerBrowser(testApi(given).app, given.database);
    await elsewhere.choosePassword(ANNE, 'a house with a slate roof');
    expect((await browser.get('/api/owner')).body.owner).toBeNull();
    expect((await browser.signIn(ANNE, PASSWORD)).status).toBe(401);
  });

  test('the fourth link within an hour waits, for known and unknown e-mails alike', async () => {
    for (const email of [ANNE, 'nobody@owners.example']) {
      for (let link = 1; link <= 3; link++) expect((await askFor(email)).status).toBe(200);
      expect((await askFor(email)).status).toBe(429);
    }
  });

  test('a token never leaves for a host that a request merely claims', async () => {
    await askFor(ANNE, { host: 'evil.example', origin: 'http://evil.example' });
    expect(await mails()).toEqual([]);
  });

  test('with a public address links lead there', async () => {
    const { app } = testApi(given, { publicUrl: 'https://agency.example' });
    const visitor = new OwnerBrowser(app, given.database);
    await visitor.post(
      '/api/auth/request-password-reset',
      { email: ANNE },
      { origin: 'https://agency.example' },
    );
    expect((await mails())[0]!.text).toContain('https://agency.example/fr/new-password/?token=');
  });
});
