import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from '../../database/drizzle.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { OwnerBrowser, preparedOwner } from '../../../testing/owner-session.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';
import { attempts } from '../../database/schema/attempts.ts';
import { outboxMails } from '../../database/schema/mail.ts';
import {
  ownerAccounts,
  ownerCredentials,
  ownerKnownAddresses,
  ownerSessions,
} from '../../database/schema/owner-accounts.ts';

const ANNE = 'anne@owners.example';
const PASSWORD = 'a garden with pear trees';

describeOnDatabase('signing in', (given) => {
  let api: TestApi;
  let browser: OwnerBrowser;
  beforeEach(async () => {
    api = testApi(given);
    browser = await preparedOwner(given, api, { email: ANNE, password: PASSWORD, isSignedIn: false });
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
    expect(await given.database.$count(ownerSessions)).toBe(0);
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
    const readAnswer = ({ status, body }: typeof wrong) => ({ status, ...body, requestId: undefined });
    expect(readAnswer(wrong)).toMatchObject({ status: 401, code: 'sign-in-failed' });
    expect(readAnswer(unknown)).toEqual(readAnswer(wrong));
    expect(readAnswer(withoutPassword)).toEqual(readAnswer(wrong));
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
    const notices = await given.database
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, given.config.agency.email));
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
    expect(await given.database.$count(ownerAccounts, eq(ownerAccounts.email, ANNE))).toBe(0);
  });

  test('passwords are kept as argon2id hashes', async () => {
    const [credential] = await given.database.select().from(ownerCredentials);
    expect(credential!.password).toMatch(/^\$argon2id\$/);
  });

  describe('limits', () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const guess = (times: number, address: string, email = ANNE) =>
      Array.from({ length: times }).reduce<Promise<unknown>>(
        (before) => before.then(() => browser.signIn(email, 'wrong', from(address))),
        Promise.resolve(),
      );

    /** Slow hashing is no part of a wait that is measured. */
    const asIfJustTried = () =>
      given.database.execute(sql`update attempts set until = now() + interval '1 hour' where key like '%.%'`);

    test('the sixth wrong password from an address waits half a minute, the right one there too; the answer says how long', async () => {
      await guess(5, '192.0.2.1');
      await asIfJustTried();
      const { status, body, headers } = await browser.signIn(ANNE, PASSWORD, from('192.0.2.1'));
      expect({ status, code: body.code }).toEqual({ status: 429, code: 'too-many-requests' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(20);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(30);
    });

    test('wrong passwords from elsewhere never keep the owner out', async () => {
      for (let host = 1; host <= 12; host++) await guess(1, `192.0.2.${host}`);
      await guess(5, '192.0.2.100');
      expect((await browser.signIn(ANNE, PASSWORD, from('192.0.2.200'))).status).toBe(200);
    });

    test('each further wait is twice as long; who waits is let in again', async () => {
      const waits: number[] = [];
      await guess(5, '192.0.2.1');
      for (let round = 0; round < 3; round++) {
        await asIfJustTried();
        const { status, headers } = await browser.signIn(ANNE, 'wrong', from('192.0.2.1'));
        expect(status).toBe(429);
        const seconds = Number(headers['retry-after']);
        waits.push(seconds);
        await given.database.execute(
          sql`update attempts set until = until - make_interval(secs => ${seconds}::int) where key like '%.%'`,
        );
        expect((await browser.signIn(ANNE, 'wrong', from('192.0.2.1'))).status).toBe(401);
      }
      expect(waits.map((seconds) => Math.round(seconds / 5) * 5)).toEqual([30, 60, 120]);
    });

    test('guesses that come at once get no more tries than those one by one', async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => browser.signIn(ANNE, 'wrong', from('192.0.2.1'))),
      );
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    });

    test('the addresses of one IPv6 /64 are one', async () => {
      for (let host = 1; host <= 5; host++) await guess(1, `2001:db8:1:2::${host}`);
      const signIn = (address: string) => browser.signIn(ANNE, PASSWORD, from(address));
      expect((await signIn('2001:db8:1:2:ffff::9')).status).toBe(429);
      expect((await signIn('2001:db8:1:3::1')).status).toBe(200);
    });

    test('an e-mail that nobody has waits like one that somebody has', async () => {
      const nobody = 'nobody@owners.example';
      await guess(5, '192.0.2.1');
      await guess(5, '192.0.2.1', nobody);
      const readAnswer = async (email: string) => {
        await asIfJustTried();
        const { status, body, headers } = await browser.signIn(email, 'wrong', from('192.0.2.1'));
        return { status, code: body.code, waits: Number(headers['retry-after']) > 20 };
      };
      expect(await readAnswer(nobody)).toEqual(await readAnswer(ANNE));
      expect(await readAnswer(nobody)).toEqual({ status: 429, code: 'too-many-requests', waits: true });
    });

    test('a new password ends the waits of every address', async () => {
      await guess(6, '192.0.2.1');
      await guess(6, '192.0.2.2');
      await browser.choosePassword(ANNE, 'a house with a slate roof');
      for (const address of ['192.0.2.1', '192.0.2.2'])
        expect((await browser.signIn(ANNE, 'a house with a slate roof', from(address))).status).toBe(200);
    });

    test('an address has a limit over all accounts, and cannot pretend to be another', async () => {
      for (let account = 1; account <= 20; account++)
        await browser.signIn(`owner${account}@owners.example`, 'wrong', { 'x-forwarded-for': '192.0.2.9' });
      const spoofed = { 'x-forwarded-for': '203.0.113.5, 192.0.2.9' };
      expect((await browser.signIn('one.more@owners.example', 'wrong', spoofed)).status).toBe(429);
      expect((await browser.signIn(ANNE, PASSWORD, { 'x-forwarded-for': '192.0.2.10' })).status).toBe(200);
    });

    test('a right password clears the count of the account', async () => {
      for (let round = 1; round <= 2; round++) {
        await guess(4, '192.0.2.1');
        expect((await browser.signIn(ANNE, PASSWORD, from('192.0.2.1'))).status).toBe(200);
      }
    });

    test('what is kept names neither address nor account, and goes with the account', async () => {
      await browser.signIn(ANNE, PASSWORD, from('192.0.2.77'));
      await guess(1, '192.0.2.77');
      const kept = [
        await given.database.select().from(attempts),
        await given.database.select({ address: ownerKnownAddresses.address }).from(ownerKnownAddresses),
      ];
      expect(kept.map(({ length }) => length > 0)).toEqual([true, true]);
      expect(JSON.stringify(kept)).not.toMatch(/192\.0\.2|anne/i);
      await given.database.execute(sql`delete from owners where email = ${ANNE}`);
      await browser.signIn(ANNE, PASSWORD, from('192.0.2.77'));
      expect(await given.database.$count(ownerKnownAddresses)).toBe(0);
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

  test.each(['/api/auth/sign-up/email', '/api/auth/update-user', '/api/auth/get-session'])(
    'nothing else can be reached: %s',
    async (path) => {
      expect(
        (await browser.post(path, { email: 'new@owners.example', password: PASSWORD, name: 'New' })).status,
      ).toBe(404);
    },
  );
});
