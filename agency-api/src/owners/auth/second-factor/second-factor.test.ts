import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { eq, sql } from '../../../database/drizzle.ts';
import { secondFactorSchema } from 'shared-kit/contracts/api/owner';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { OwnerBrowser, preparedOwner } from '../../../../testing/owner-session.ts';
import { logLines } from '../../../../testing/log-lines.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { outboxMails } from '../../../database/schema/mail.ts';
import { ownerVerifications } from '../../../database/schema/owner-accounts.ts';
import { ownerRecoveryCodes, ownerSecondFactors } from '../../../database/schema/owner-second-factors.ts';
import { textSeal } from '../../../files/uploads/sealed/text-seal.ts';

const ANNE = 'anne@owners.example';
const PASSWORD = 'a garden with pear trees';
const WRONG = '000000';

describeOnDatabase('a second factor', (given) => {
  let api: TestApi;
  let here: OwnerBrowser;
  let secret: string;
  let recoveryCodes: string[];
  const browser = () => new OwnerBrowser(api.app, given.database);
  const fetchState = async (who: OwnerBrowser) =>
    secondFactorSchema.strict().parse((await who.get('/api/owner/second-factor').expect(200)).body);
  /** A code that is good now, also if the half minute ends meanwhile; each is used once, so that sign-ins take the next. */
  const codeNow = (later = 0) => createOTP(secret).hotp(Math.floor(Date.now() / 30_000) + later);
  const turnOn = async (who: OwnerBrowser, code: string, password = PASSWORD) =>
    who.post('/api/auth/second-factor/turn-on', { password, code });
  const turnOff = async (who: OwnerBrowser, code: string, password = PASSWORD) =>
    who.post('/api/auth/second-factor/turn-off', { password, code });
  const sendCode = (who: OwnerBrowser, code: string, headers?: Record<string, string>) =>
    who.post('/api/auth/sign-in-code', { code }, headers);
  const isIn = async (who: OwnerBrowser) => (await who.get('/api/owner')).body.owner !== null;
  const subjects = async () =>
    (
      await given.database
        .select()
        .from(outboxMails)
        .where(eq(outboxMails.recipient, ANNE))
        .orderBy(outboxMails.createdAt)
    ).map(({ subject }) => subject.split(' – ')[0]);

  async function setUp(who: OwnerBrowser) {
    await who.post('/api/auth/second-factor/begin', {});
    const { setup } = await fetchState(who);
    secret = Buffer.from(base32.decode(setup!.key)).toString();
  }

  beforeEach(async () => {
    api = testApi(given);
    here = await preparedOwner(given, api, { email: ANNE, password: PASSWORD });
    await setUp(here);
  });

  describe('that is being set up', () => {
    test('asks for nothing yet at sign-in, and draws its address', async () => {
      expect((await browser().signIn(ANNE, PASSWORD)).body).toEqual({ done: true });
      const { setup, isOn } = await fetchState(here);
      expect(isOn).toBe(false);
      expect(setup!.address).toContain(`secret=${setup!.key}`);
      expect(setup!.code.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    });

    test('is turned on with password and code alone: others are signed out, the owner is told', async () => {
      const elsewhere = browser();
      await elsewhere.signIn(ANNE, PASSWORD);
      const named = async (answer: ReturnType<typeof turnOn>) => (await answer).body.errors[0].field;
      expect(await named(turnOn(here, await codeNow(), 'wrong'))).toBe('password');
      expect(await named(turnOn(here, WRONG))).toBe('code');
      const { status, body } = await turnOn(here, await codeNow());
      expect([status, new Set(body.recoveryCodes).size]).toEqual([200, 10]);
      expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
      expect(await subjects()).toContain('Connexion en deux étapes activée');
      expect(await fetchState(here)).toEqual({ isOn: true, codesLeft: 10, setup: null });
    });

    test('ends after an hour', async () => {
      await given.database.execute(
        sql`update owner_second_factors set made_at = now() - interval '61 minutes'`,
      );
      expect((await fetchState(here)).setup).toBeNull();
      expect((await turnOn(here, await codeNow())).status).toBe(422);
    });
  });

  describe('that is on', () => {
    beforeEach(async () => {
      recoveryCodes = (await turnOn(here, await codeNow())).body.recoveryCodes;
    });

    test('is asked for after the right password, and not before', async () => {
      const other = browser();
      const wrong = await other.signIn(ANNE, 'wrong');
      expect([wrong.status, wrong.body.code, wrong.headers['set-cookie']]).toEqual([
        401,
        'sign-in-failed',
        undefined,
      ]);
      const first = await other.signIn(ANNE, PASSWORD);
      expect(first.body).toEqual({ done: true, needsCode: true });
      expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
      expect(await isIn(other)).toBe(false);
      const second = await sendCode(other, await codeNow(1));
      expect(second.body).toEqual({ done: true });
      expect(await isIn(other)).toBe(true);
    });

    test('takes no code twice, and no sign-in is finished twice', async () => {
      const [one, two] = [browser(), browser()];
      await one.signIn(ANNE, PASSWORD);
      await two.signIn(ANNE, PASSWORD);
      const code = await codeNow(1);
      const answers = await Promise.all([sendCode(one, code), sendCode(two, code)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const signedIn = answers[0].status === 200 ? one : two;
      expect((await sendCode(signedIn, recoveryCodes[0]!)).status).toBe(401);
    });

    test('takes each recovery code once, however it is typed, and tells the owner', async () => {
      const typed = recoveryCodes[3]!.toLowerCase().replaceAll('-', ' ');
      const one = browser();
      await one.signIn(ANNE, PASSWORD);
      expect((await sendCode(one, typed)).status).toBe(200);
      expect((await fetchState(one)).codesLeft).toBe(9);
      expect(await subjects()).toContain('Un code de secours a été utilisé');
      await one.signIn(ANNE, PASSWORD);
      expect((await sendCode(one, typed)).status).toBe(422);
    });

    test('is told of to the agency when the code was right only', async () => {
      const told = async () =>
        given.database.$count(outboxMails, eq(outboxMails.recipient, given.config.agency.email));
      const before = await told();
      const other = browser();
      await other.signIn(ANNE, PASSWORD);
      await sendCode(other, WRONG);
      expect(await told()).toBe(before);
      await sendCode(other, await codeNow(1));
      expect(await told()).toBe(before + 1);
    });

    test('cannot be guessed: an address waits as with passwords, also when the right password is sent between', async () => {
      const other = browser();
      const statuses: number[] = [];
      for (let guess = 1; guess <= 6; guess++) {
        statuses.push((await other.signIn(ANNE, PASSWORD)).status);
        statuses.push((await sendCode(other, WRONG)).status);
      }
      expect(statuses.slice(0, 10)).toEqual(Array(5).fill([200, 422]).flat());
      expect(statuses.slice(10)).toEqual([429, 429]);
    });

    test.each([6, 10])(
      'is asked for at once after %d wrong passwords, when the right one has had its wait',
      async (wrong) => {
        const other = browser();
        const waitIsOver = () =>
          given.database.execute(
            sql`update attempts set until = until - interval '15 minutes' where key like '%.%'`,
          );
        for (let attempt = 1; attempt <= wrong; attempt++) {
          if (attempt > 5) await waitIsOver();
          expect((await other.signIn(ANNE, 'wrong')).status).toBe(401);
        }
        expect((await other.signIn(ANNE, PASSWORD)).status).toBe(429);
        await waitIsOver();
        expect((await other.signIn(ANNE, PASSWORD)).body.needsCode).toBe(true);
        expect((await sendCode(other, await codeNow(1))).status).toBe(200);
      },
    );

    test('cannot be guessed from many addresses either; a new password lets the owner in again', async () => {
      const from = (host: number) => ({ 'x-forwarded-for': `192.0.2.${host}` });
      for (const host of [1, 2]) {
        const other = browser();
        await other.signIn(ANNE, PASSWORD, from(host));
        expect((await sendCode(other, WRONG, from(host))).status).toBe(host === 1 ? 422 : 429);
        await given.database.execute(
          sql`update attempts set count = 20 where until > now() + interval '2 hours'`,
        );
      }
      const owner = browser();
      await owner.choosePassword(ANNE, 'a house with a slate roof');
      expect((await owner.signIn(ANNE, 'a house with a slate roof')).body.needsCode).toBe(true);
      expect((await sendCode(owner, await codeNow(1))).status).toBe(200);
    });

    test('cannot be guessed by whoever reads the owner’s mails: a new password does not forget the codes of a month', async () => {
      await given.database.execute(
        sql`update attempts set count = 100 where until > now() + interval '2 days'`,
      );
      const reader = browser();
      await reader.choosePassword(ANNE, 'a house with a slate roof');
      expect((await reader.signIn(ANNE, 'a house with a slate roof')).body.needsCode).toBe(true);
      expect((await sendCode(reader, await codeNow(1))).status).toBe(429);
    });

    test('counts no right codes in a month', async () => {
      await given.database.execute(
        sql`update attempts set count = 99 where until > now() + interval '2 days'`,
      );
      for (const recovery of recoveryCodes.slice(0, 3)) {
        const daily = browser();
        await daily.signIn(ANNE, PASSWORD);
        expect((await sendCode(daily, recovery)).status).toBe(200);
      }
    });

    test('is given by recovery codes alone when the key of its secrets is lost, which is logged', async () => {
      const sealed = await textSeal([randomBytes(32)]).seal('of another key');
      await given.database.execute(sql`update owner_second_factors set secret = ${sealed}`);
      const { logger, text } = logLines();
      const one = new OwnerBrowser(testApi(given, { logger }).app, given.database);
      await one.signIn(ANNE, PASSWORD);
      expect((await sendCode(one, await codeNow(1))).status).toBe(422);
      expect(text()).toContain('the secret of a second factor cannot be read');
      expect((await sendCode(one, recoveryCodes[0]!)).status).toBe(200);
      expect((await turnOff(one, recoveryCodes[1]!)).status).toBe(200);
    });

    test('a new password ends sign-ins that wait for their code, and leaves the second factor', async () => {
      const other = browser();
      await other.signIn(ANNE, PASSWORD);
      await browser().choosePassword(ANNE, 'a house with a slate roof');
      expect((await sendCode(other, await codeNow(1))).status).toBe(401);
      expect((await other.signIn(ANNE, 'a house with a slate roof')).body.needsCode).toBe(true);
    });

    test('is turned off with password and code only', async () => {
      expect((await turnOff(here, WRONG)).status).toBe(422);
      expect((await turnOff(here, await codeNow(1), 'wrong')).status).toBe(422);
      expect((await turnOff(here, recoveryCodes[0]!)).status).toBe(200);
      expect(await subjects()).toContain('Connexion en deux étapes désactivée');
      expect((await browser().signIn(ANNE, PASSWORD)).body).toEqual({ done: true });
    });

    test('stays as it is when another is begun', async () => {
      await here.post('/api/auth/second-factor/begin', {});
      expect(await fetchState(here)).toEqual({ isOn: true, codesLeft: 10, setup: null });
      expect((await turnOn(here, await codeNow(1))).status).toBe(422);
    });

    test('is nobody else’s: codes of one owner open nothing of another', async () => {
      const bart = browser();
      await bart.choosePassword('bart@owners.example', PASSWORD);
      await bart.signIn('bart@owners.example', PASSWORD);
      expect(await fetchState(bart)).toEqual({ isOn: false, codesLeft: 0, setup: null });
      expect((await turnOff(bart, await codeNow(1))).status).toBe(422);
      expect((await fetchState(here)).isOn).toBe(true);
      await bart.post('/api/auth/second-factor/begin', {});
      // A sealed secret of one account in the row of another is not taken.
      await given.database.execute(sql`
        update owner_second_factors set secret = (select secret from owner_second_factors where is_on) where not is_on`);
      expect(await fetchState(bart)).toEqual({ isOn: false, codesLeft: 0, setup: null });
      expect((await turnOn(bart, await codeNow(1))).status).toBe(422);
    });

    test('keeps neither secret nor recovery codes that can be read', async () => {
      const kept = JSON.stringify([
        await given.database.select().from(ownerSecondFactors),
        await given.database.select().from(ownerRecoveryCodes),
        await given.database.select().from(ownerVerifications),
      ]);
      expect(kept).not.toContain(secret);
      for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''));
    });
  });

  test.each(['begin', 'turn-on', 'turn-off'])(
    '%s is refused without a session and from another site',
    async (step) => {
      const path = `/api/auth/second-factor/${step}`;
      const body = { password: PASSWORD, code: WRONG };
      expect((await browser().post(path, body)).status).toBe(401);
      expect((await here.post(path, body, { origin: 'http://evil.example' })).status).toBe(403);
    },
  );

  test('a code without a password before is refused', async () => {
    expect((await sendCode(browser(), WRONG)).status).toBe(401);
    const forged = { cookie: 'owner.sign_in_step=made-up' };
    expect((await sendCode(browser(), WRONG, forged)).status).toBe(401);
    expect((await browser().get('/api/owner/second-factor')).status).toBe(401);
  });
});
