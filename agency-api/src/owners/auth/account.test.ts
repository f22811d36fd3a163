import { beforeEach, expect, test } from '@jest/globals';
import { like } from '../../database/drizzle.ts';
import { ownerSessionsSchema } from 'shared-kit/contracts/api/owner';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { feedWithOwners, OwnerBrowser } from '../../../testing/owner-session.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';
import { outboxMails } from '../../database/schema/mail.ts';
import { deviceKind, deviceName } from './owner-sessions.ts';

const ANNE = 'anne@owners.example';
const PASSWORD = 'a garden with pear trees';
const NEW = 'a house with a slate roof';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

test.each([
  [FIREFOX, 'Firefox, Linux', 'computer'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0',
    'Edge, Windows',
    'computer',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Chrome, Android',
    'tablet',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
    'phone',
  ],
  ['<script>', '', null],
])('%s is called %j, a %s', (userAgent, name, kind) => {
  expect(deviceName(userAgent)).toBe(name);
  expect(deviceKind(userAgent)).toBe(kind);
});

describeOnDatabase('an account', (given) => {
  let api: TestApi;
  let here: OwnerBrowser;
  let elsewhere: OwnerBrowser;
  const browser = () => new OwnerBrowser(api.app, given.database);
  beforeEach(async () => {
    api = testApi(given);
    await api.load(feedWithOwners());
    here = browser();
    elsewhere = browser();
    await here.choosePassword(ANNE, PASSWORD);
    await elsewhere.signIn(ANNE, PASSWORD, { 'user-agent': FIREFOX });
    await here.signIn(ANNE, PASSWORD);
  });
  const change = (who: OwnerBrowser, password: string, newPassword = NEW) =>
    who.post('/api/auth/change-password', { password, newPassword });
  const isIn = async (who: OwnerBrowser) => (await who.get('/api/owner')).body.owner !== null;

  test('shows where it is signed in, this browser first', async () => {
    const { body } = await here.get('/api/owner/sessions').expect(200);
    const { email, sessions } = ownerSessionsSchema.strict().parse(body);
    expect(email).toBe(ANNE);
    expect(sessions.map(({ isCurrent, device, kind }) => [isCurrent, device, kind])).toEqual([
      [true, '', null],
      [false, 'Firefox, Linux', 'computer'],
    ]);
    for (const { signedInAt } of sessions)
      expect(Math.abs(Date.now() - Date.parse(signedInAt))).toBeLessThan(600_000);
  });

  test('is signed out elsewhere, and stays here', async () => {
    expect((await here.post('/api/auth/sign-out-elsewhere', {})).status).toBe(200);
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
  });

  test('signs out one device, and never that of another owner', async () => {
    const bart = browser();
    await bart.choosePassword('bart@owners.example', PASSWORD);
    await bart.signIn('bart@owners.example', PASSWORD);
    const { sessions } = ownerSessionsSchema.parse((await here.get('/api/owner/sessions')).body);
    const end = (who: OwnerBrowser, session: string) => who.post('/api/auth/end-session', { session });
    expect((await end(bart, sessions[1]!.id)).status).toBe(200);
    expect(await isIn(elsewhere)).toBe(true);
    expect((await end(here, sessions[1]!.id)).status).toBe(200);
    expect([await isIn(here), await isIn(elsewhere), await isIn(bart)]).toEqual([true, false, true]);
    expect((await end(browser(), sessions[0]!.id)).status).toBe(401);
  });

  test('gets a new password for the old one: other sessions and links end, and the owner is told', async () => {
    const token = await here.tokenFor(ANNE);
    expect((await change(here, PASSWORD)).status).toBe(200);
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
    expect((await browser().signIn(ANNE, PASSWORD)).status).toBe(401);
    expect((await browser().signIn(ANNE, NEW)).status).toBe(200);
    expect((await here.post('/api/auth/reset-password', { token, newPassword: PASSWORD })).status).toBe(422);
    const told = await given.database
      .select({ recipient: outboxMails.recipient })
      .from(outboxMails)
      .where(like(outboxMails.subject, 'Votre mot de passe a été modifié%'));
    expect(told).toEqual([{ recipient: ANNE }]);
  });

  test('keeps its password where the old one is wrong, and soon nobody may guess on', async () => {
    for (let guess = 1; guess <= 5; guess++) {
      const { status, body } = await change(here, 'wrong');
      expect([status, body.errors[0].field]).toEqual([422, 'password']);
    }
    expect((await change(here, PASSWORD)).status).toBe(429);
    expect((await browser().signIn(ANNE, PASSWORD)).status).toBe(200);
    expect(await isIn(elsewhere)).toBe(true);
  });

  test('is nobody’s who has not signed in, and cannot be changed from another site', async () => {
    expect((await change(browser(), PASSWORD)).status).toBe(401);
    expect((await browser().post('/api/auth/sign-out-elsewhere', {})).status).toBe(401);
    const foreign = { origin: 'http://evil.example' };
    expect((await here.post('/api/auth/sign-out-elsewhere', {}, foreign)).status).toBe(403);
    const body = { password: PASSWORD, newPassword: NEW };
    expect((await here.post('/api/auth/change-password', body, foreign)).status).toBe(403);
  });
});
