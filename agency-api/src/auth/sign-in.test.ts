import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { feedWithOwners, OwnerBrowser } from '../../testing/owner-session.ts';
import { testApi, type TestApi } from '../../testing/test-api.ts';
import { rows } from '../database/database.ts';

const ANNE = 'anne@owners.example';
const PASSWORD = 'a garden with pear trees';

describeOnEachDatabase('signing in', (given) => {
  let api: TestApi;
  let browser: OwnerBrowser;
  beforeEach(async () => {
    api = testApi(given);
    await api.load(feedWithOwners());
    browser = new OwnerBrowser(api.app, given.database);
    await browser.choosePassword(ANNE, PASSWORD);
  });
  const whoIsIt = async () => (await browser.get('/api/owner').expect(200)).body.owner;

  test('with the right password, the e-mail in any case; out again', async () => {
    const signedIn = await browser.signIn(' ANNE@owners.example', PASSWORD);
    expect(signedIn.body).toEqual({ done: true });
    expect(await whoIsIt()).toEqual({ firstName: 'Anne', lastName: 'Lefèvre' });

    expect((await browser.post('/api/auth/sign-out', {})).status).toBe(200);
    expect(await whoIsIt()).toBeNull();
  });

  test('signing out ends the session itself, not only the cookie', async () => {
    await browser.signIn(ANNE, PASSWORD);
    await browser.post('/api/auth/sign-out', {});
    expect(await rows(given.database, sql`select id from owner_sessions`)).toEqual([]);
  });

  test('the cookie is out of reach of scripts and of other sites', async () => {
    const [cookie] = (await browser.signIn(ANNE, PASSWORD)).headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toMatch(/; Secure/);
  });

  test('a site with a public https address sets it for https only', async () => {
    const { app } = testApi(given, { publicUrl: 'https://agency.example' });
    const signedIn = await new OwnerBrowser(app, given.database).signIn(ANNE, PASSWORD, {
      origin: 'https://agency.example',
    });
    expect(signedIn.headers['set-cookie']?.[0]).toMatch(/^__Secure-.*; Secure/);
  });

  test('a wrong password and an unknown e-mail get the same answer', async () => {
    const wrong = await browser.signIn(ANNE, 'a garden with plum trees');
    const unknown = await browser.signIn('nobody@owners.example', PASSWORD);
    const withoutPassword = await browser.signIn('bart@owners.example', PASSWORD);
    const answerOf = ({ status, body }: typeof wrong) => ({ status, ...body, requestId: undefined });
    expect(answerOf(wrong)).toMatchObject({ status: 401, code: 'sign-in-failed' });
    expect(answerOf(unknown)).toEqual(answerOf(wrong));
    expect(answerOf(withoutPassword)).toEqual(answerOf(wrong));
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  test('an e-mail that is none, and no password, are named', async () => {
    const { status, body } = await browser.post('/api/auth/sign-in', { email: 'anne' });
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['email', 'password']);
  });

  test('the agency is told of each sign-in, and of no failed one', async () => {
    await browser.signIn(ANNE, 'a garden with plum trees');
    await browser.signIn(ANNE, PASSWORD);
    const notices = await rows<{ subject: string; text: string }>(
      given.database,
      sql`select subject, text from outbox_mails where recipient = ${given.config.agency.email}`,
    );
    expect(notices).toHaveLength(1);
    expect(notices[0]!.text).toMatch(
      /^Anne Lefèvre \(anne@owners\.example\) s’est connecté\(e\) à l’espace propriétaire/,
    );
  });

  test('somebody whom the feeds no longer name is nobody, at once and for good', async () => {
    await browser.signIn(ANNE, PASSWORD);
    await given.database.execute(sql`delete from owners where email = ${ANNE}`);
    expect(await whoIsIt()).toBeNull();
    expect((await browser.signIn(ANNE, PASSWORD)).status).toBe(401);
    expect(await rows(given.database, sql`select id from owner_accounts where email = ${ANNE}`)).toEqual([]);
  });

  test('passwords are kept as argon2id hashes', async () => {
    const [{ password }] = (await rows<{ password: string }>(
      given.database,
      sql`select password from owner_credentials`,
    )) as [{ password: string }];
    expect(password).toMatch(/^\$argon2id\$/);
  });

  describe('limits', () => {
    test('the sixth wrong password for an account waits, from whatever address; the clear answer says how long', async () => {
      for (const host of [1, 2, 3, 4, 5])
        expect((await browser.signIn(ANNE, 'wrong', { 'x-forwarded-for': `192.0.2.${host}` })).status).toBe(
          401,
        );
      const { status, body, headers } = await browser.signIn(ANNE, PASSWORD, {
        'x-forwarded-for': '192.0.2.6',
      });
      expect({ status, code: body.code }).toEqual({ status: 429, code: 'too-many-requests' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60);
    });

    test('they hold for an e-mail that nobody has, too', async () => {
      for (let attempt = 1; attempt <= 5; attempt++) await browser.signIn('nobody@owners.example', 'wrong');
      expect((await browser.signIn('nobody@owners.example', 'wrong')).status).toBe(429);
    });

    test('an address has a limit over all accounts, and cannot pretend to be another', async () => {
      for (let account = 1; account <= 20; account++)
        await browser.signIn(`owner${account}@owners.example`, 'wrong', { 'x-forwarded-for': '192.0.2.9' });
      const spoofed = { 'x-forwarded-for': '203.0.113.5, 192.0.2.9' };
      expect((await browser.signIn('one.more@owners.example', 'wrong', spoofed)).status).toBe(429);
      expect((await browser.signIn(ANNE, PASSWORD, { 'x-forwarded-for': '192.0.2.10' })).status).toBe(200);
    });

    test('a right password clears the count of the account', async () => {
      for (let attempt = 1; attempt <= 4; attempt++) await browser.signIn(ANNE, 'wrong');
      expect((await browser.signIn(ANNE, PASSWORD)).status).toBe(200);
      expect((await browser.signIn(ANNE, 'wrong')).status).toBe(401);
    });

    test('they hold through a restart, and end', async () => {
      for (let attempt = 1; attempt <= 5; attempt++) await browser.signIn(ANNE, 'wrong');
      const restarted = new OwnerBrowser(testApi(given).app, given.database);
      expect((await restarted.signIn(ANNE, PASSWORD)).status).toBe(429);
      await given.database.execute(sql`update attempts set until = now()`);
      expect((await restarted.signIn(ANNE, PASSWORD)).status).toBe(200);
    });
  });

  test.each([
    '/api/auth/sign-in',
    '/api/auth/sign-out',
    '/api/auth/request-password-reset',
    '/api/auth/reset-password',
  ])('%s is refused from a page of another site', async (path) => {
    const { status, body } = await browser.post(path, {}, { origin: 'http://evil.example' });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'foreign-origin' });
  });

  test.each([
    '/api/auth/sign-up/email',
    '/api/auth/update-user',
    '/api/auth/change-email',
    '/api/auth/get-session',
  ])('nothing else can be reached: %s', async (path) => {
    expect(
      (await browser.post(path, { email: 'new@owners.example', password: PASSWORD, name: 'New' })).status,
    ).toBe(404);
  });
});
