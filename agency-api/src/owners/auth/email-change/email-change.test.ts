import { beforeEach, expect, test } from '@jest/globals';
import { eq, sql } from '../../../database/drizzle.ts';
import { ownerLinkSchema, ownerSessionsSchema } from 'shared-kit/contracts/api/owner';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { feedWithOwners, OwnerBrowser, preparedOwner } from '../../../../testing/owner-session.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { attempts } from '../../../database/schema/attempts.ts';
import { outboxMails } from '../../../database/schema/mail.ts';
import { ownerEmailChanges } from '../../../database/schema/owner-email-changes.ts';
import { eraseOld } from '../../../person/erase-old.ts';
import { resetEmail, signOutEverywhere } from '../../portal/reset-access.ts';
import { setOwnerPassword } from '../../portal/set-owner-password.ts';

const ANNE = 'anne@owners.example';
const BART = 'bart@owners.example';
const NEW = 'anne@new.example';
const PASSWORD = 'a garden with pear trees';

/** The owners' feed with Anne under another e-mail, or without her. */
function feedNaming(email: string | undefined) {
  const feed = feedWithOwners();
  const [anne, bart] = feed.owners!;
  return { ...feed, owners: email === undefined ? [bart!] : [{ ...anne!, Email: email }, bart!] };
}

describeOnDatabase('the e-mail with which an owner signs in', (given) => {
  let api: TestApi;
  let anne: OwnerBrowser;
  const browser = () => new OwnerBrowser(api.app, given.database);
  beforeEach(async () => {
    api = testApi(given);
    anne = await preparedOwner(given, api, { email: ANNE, password: PASSWORD });
  });
  const ask = (email = NEW, more: object = {}, headers?: Record<string, string>) =>
    anne.post('/api/auth/change-email', { email, password: PASSWORD, lang: 'fr', ...more }, headers);
  const confirm = (token: string, who = browser()) =>
    who.post('/api/auth/change-email/confirm', { token, lang: 'fr' });
  const undo = (token: string) => browser().post('/api/auth/change-email/undo', { token, lang: 'fr' });
  const mails = (to: string) =>
    given.database
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, to))
      .orderBy(outboxMails.position);
  async function lastToken(to: string): Promise<string> {
    return /email\/(?:undo\/)?\?token=([\w.%-]+)/.exec((await mails(to)).at(-1)!.text)?.[1] ?? '';
  }
  async function changed() {
    await ask();
    const elsewhere = browser();
    await elsewhere.signIn(ANNE, PASSWORD);
    expect((await confirm(await lastToken(NEW), anne)).status).toBe(200);
    return { elsewhere };
  }
  const signsIn = async (email: string) => (await browser().signIn(email, PASSWORD)).status === 200;
  const isIn = async (who: OwnerBrowser) => (await who.get('/api/owner')).body.owner !== null;

  test('stays until the new mailbox confirms it; the old one is told and can object', async () => {
    expect((await ask()).body).toEqual({ done: true });
    expect(await signsIn(ANNE)).toBe(true);
    expect(await signsIn(NEW)).toBe(false);
    const [toNew] = await mails(NEW);
    expect(toNew!.text).toContain('http://localhost/fr/new-email/?token=');
    expect(toNew!.text).not.toMatch(/Anne|Lefèvre|undo/);
    const toOld = (await mails(ANNE)).at(-1)!;
    expect(toOld.subject).toMatch(/^Nouvelle adresse e-mail demandée/);
    expect(toOld.text).toContain('/fr/new-email/undo/?token=');
    expect(toOld.text).toContain(NEW);
  });

  test('is the new one after that, here and for every mail; other devices are signed out', async () => {
    const { elsewhere } = await changed();
    expect([await signsIn(ANNE), await signsIn(NEW)]).toEqual([false, true]);
    expect([await isIn(anne), await isIn(elsewhere)]).toEqual([true, false]);
    expect((await anne.get('/api/owner/sessions')).body.email).toBe(NEW);
    expect((await mails(ANNE)).at(-1)!.subject).toMatch(/^Votre adresse e-mail a été modifiée/);
    const [toAgency] = (await mails(given.config.agency.email)).filter(({ subject }) =>
      subject.includes('nouvelle adresse'),
    );
    expect(toAgency!.text).toContain(NEW);
    expect(await anne.tokenFor(NEW)).not.toBe('');
    expect((await anne.get('/api/owner/properties?lang=fr')).body.properties).toHaveLength(2);
  });

  test('cannot be used any more when it is the old one: no link goes there, and links that did are over', async () => {
    const before = await anne.tokenFor(ANNE);
    await changed();
    const sent = (await mails(ANNE)).length;
    await browser().post('/api/auth/request-password-reset', { email: ANNE });
    expect(await mails(ANNE)).toHaveLength(sent);
    const choose = { token: before, newPassword: 'a house with a slate roof' };
    expect((await browser().post('/api/auth/reset-password', choose)).status).toBe(422);
  });

  test('survives the next feed, also one that has followed it; only who is no owner any more loses the account', async () => {
    await changed();
    await anne.post('/api/owner/summary', { isWanted: true });
    await api.load(feedNaming(ANNE));
    expect([await isIn(anne), await signsIn(NEW), await signsIn(ANNE)]).toEqual([true, true, false]);
    await api.load(feedNaming(NEW));
    expect([await isIn(anne), await signsIn(NEW), await signsIn(ANNE)]).toEqual([true, true, false]);
    expect((await anne.get('/api/owner/summary')).body).toEqual({ isWanted: true });
    expect((await anne.get('/api/owner/properties?lang=fr')).body.properties).toHaveLength(2);
    await api.load(feedNaming(undefined));
    expect([await isIn(anne), await signsIn(NEW)]).toEqual([false, false]);
  });

  test('is changed with the present password alone, and a few times only', async () => {
    expect((await ask(NEW, { password: 'wrong' })).body.errors).toMatchObject([{ field: 'password' }]);
    expect((await ask(ANNE)).body.errors).toMatchObject([{ field: 'email' }]);
    expect((await ask('no address')).body.errors).toMatchObject([{ field: 'email' }]);
    for (let count = 1; count <= 5; count++) expect((await ask(`a${count}@new.example`)).status).toBe(200);
    expect((await ask()).status).toBe(429);
    expect(await mails(NEW)).toEqual([]);
  });

  const giveSecondFactor = () =>
    given.database.execute(
      sql`insert into owner_second_factors (account_id, secret, is_on) select id, 'x', true from owner_accounts`,
    );

  test('needs a code where the account has a second factor', async () => {
    await giveSecondFactor();
    expect((await ask()).body.errors).toMatchObject([{ field: 'code' }]);
    expect((await ask(NEW, { code: '123456' })).body.errors).toMatchObject([{ field: 'code' }]);
    expect(await mails(NEW)).toEqual([]);
  });

  test('counts neither the password nor a code as wrong where the change is refused for another reason', async () => {
    for (let count = 1; count <= 5; count++) await ask(`a${count}@new.example`);
    await giveSecondFactor();
    await given.database.execute(sql`update attempts set until = now() + interval '1 day'`);
    const counted = () =>
      given.database
        .select({ key: attempts.key, count: attempts.count })
        .from(attempts)
        .orderBy(attempts.key);
    const before = await counted();
    const refusedFor = async (email: string) => (await ask(email, { code: '123456' })).status;
    for (let count = 1; count <= 6; count++) expect(await refusedFor(ANNE)).toBe(422);
    expect(await counted()).toEqual(before);
    for (let count = 1; count <= 6; count++) expect(await refusedFor(NEW)).toBe(429);
    const listKeys = (of: typeof before) => of.map(({ key }) => key);
    expect(listKeys(await counted()).filter((key) => !listKeys(before).includes(key))).toEqual([]);
    const change = { password: PASSWORD, newPassword: 'a house with a slate roof' };
    expect((await anne.post('/api/auth/change-password', change)).status).toBe(200);
  });

  test.each([
    ['an owner whom the feed names', BART],
    ['nobody', NEW],
  ])('gets the same answer where it belongs to %s; its mailbox alone is told', async (_, email) => {
    const { status, body } = await ask(email);
    expect([status, body]).toEqual([200, { done: true }]);
    const [told] = await mails(email);
    expect(told!.text.includes('token=')).toBe(email === NEW);
  });

  test('is not that of another owner: neither the one in use, nor one that its owner may go back to', async () => {
    await changed();
    const bart = browser();
    await bart.choosePassword(BART, PASSWORD);
    await bart.signIn(BART, PASSWORD);
    for (const taken of [NEW, ANNE]) {
      const body = { email: taken, password: PASSWORD };
      expect((await bart.post('/api/auth/change-email', body)).status).toBe(200);
      expect((await mails(taken)).at(-1)!.text).not.toContain('/new-email/?token=');
    }
  });

  test('is confirmed once, within a day, and by its last link only', async () => {
    await ask('first@new.example');
    const first = await lastToken('first@new.example');
    await ask();
    const token = await lastToken(NEW);
    expect((await confirm(first)).body.errors).toMatchObject([{ field: 'token' }]);
    await given.database.execute(sql`update owner_email_changes set confirm_until = now()`);
    expect((await confirm(token)).status).toBe(422);
    await ask();
    const last = await lastToken(NEW);
    const answers = await Promise.all([confirm(last), confirm(last)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await confirm(`${last}x`)).status).toBe(422);
  });

  test('its links tell when they are opened whether they can still be used, which does not use them up', async () => {
    const isOpen = async (kind: string, token: string) => {
      const { body, headers } = await browser()
        .get(`/api/owner/link?kind=${kind}&token=${encodeURIComponent(token)}`)
        .expect(200);
      expect(headers['cache-control']).toBe('no-store');
      return ownerLinkSchema.strict().parse(body).isOpen;
    };
    await ask();
    const first = await lastToken(NEW);
    expect([await isOpen('new-email', first), await isOpen('new-email', first)]).toEqual([true, true]);
    expect(await isOpen('undo-email', first)).toBe(false);
    await ask();
    const second = await lastToken(NEW);
    expect([await isOpen('new-email', first), await isOpen('new-email', second)]).toEqual([false, true]);
    const undoing = await lastToken(ANNE);
    expect((await confirm(second)).status).toBe(200);
    expect([await isOpen('new-email', second), await isOpen('undo-email', undoing)]).toEqual([false, true]);
    expect((await undo(undoing)).status).toBe(200);
    expect(await isOpen('undo-email', undoing)).toBe(false);
    expect(await isOpen('new-email', 'made.up')).toBe(false);
  });

  test('is the old one again when its mailbox objects: nobody is signed in, and a new password is needed', async () => {
    await ask();
    const objection = await lastToken(ANNE);
    await confirm(await lastToken(NEW), anne);
    expect((await confirm(objection)).status).toBe(422);
    expect((await undo(objection)).status).toBe(200);
    expect([await isIn(anne), await signsIn(NEW), await signsIn(ANNE)]).toEqual([false, false, false]);
    expect((await mails(NEW)).at(-1)!.subject).toMatch(/^Changement d’adresse e-mail annulé/);
    await anne.choosePassword(ANNE, PASSWORD);
    expect(await signsIn(ANNE)).toBe(true);
    expect((await undo(objection)).status).toBe(422);
  });

  test('is restored also where whoever took the account went on to a third one', async () => {
    await ask();
    const objection = await lastToken(ANNE);
    await confirm(await lastToken(NEW), anne);
    await ask('third@new.example');
    const later = await lastToken(NEW);
    await confirm(await lastToken('third@new.example'), anne);
    expect((await undo(objection)).status).toBe(200);
    expect((await undo(later)).status).toBe(422);
    await anne.choosePassword(ANNE, PASSWORD);
    expect(await signsIn(ANNE)).toBe(true);
  });

  test('an objection before the confirmation stops it', async () => {
    await ask();
    expect((await undo(await lastToken(ANNE))).status).toBe(200);
    expect((await confirm(await lastToken(NEW))).status).toBe(422);
    expect(await isIn(anne)).toBe(false);
  });

  test('names to the agency the address that was asked for, when the owner objects before it was in force', async () => {
    await ask();
    await undo(await lastToken(ANNE));
    const told = (await mails(given.config.agency.email)).at(-1)!;
    expect(told.subject).toMatch(/^Espace propriétaire : changement d’adresse contesté/);
    expect(told.text).toContain(`la nouvelle adresse (${NEW})`);
    expect(told.text).toContain('n’était pas en vigueur');
  });

  test.each([
    ['a new password by mail', () => anne.choosePassword(ANNE, 'a house with a slate roof')],
    [
      'another password',
      () =>
        anne.post('/api/auth/change-password', {
          password: PASSWORD,
          newPassword: 'a house with a slate roof',
        }),
    ],
    [
      'a password of the agency',
      () => setOwnerPassword(given.database, { email: ANNE, password: 'a house with a slate roof' }),
    ],
    ['a sign-out of all other devices', () => anne.post('/api/auth/sign-out-elsewhere', {})],
    [
      'a sign-out of the one other device',
      async () => {
        const elsewhere = browser();
        await elsewhere.signIn(ANNE, PASSWORD);
        const { sessions } = ownerSessionsSchema.parse((await elsewhere.get('/api/owner/sessions')).body);
        const session = sessions.find(({ isCurrent }) => !isCurrent)!.id;
        expect((await elsewhere.post('/api/auth/end-session', { session })).status).toBe(200);
      },
    ],
    ['a sign-out everywhere', () => signOutEverywhere(given.database, ANNE)],
    ['a reset of the e-mail', () => resetEmail(given.database, ANNE)],
  ])('can no longer be confirmed after %s, but objected to', async (_, act) => {
    await ask();
    const [token, objection] = [await lastToken(NEW), await lastToken(ANNE)];
    await act();
    expect((await confirm(token)).status).toBe(422);
    expect((await undo(objection)).status).toBe(200);
  });

  test.each([
    ['a password that is replaced', `update owner_credentials set password = password || 'x'`, 422],
    ['a session that is ended', 'delete from owner_sessions', 401],
  ])('is not asked for with %s meanwhile', async (_, shutOut, refused) => {
    await given.database.execute(sql`delete from attempts`);
    await given.database.execute(
      sql.raw(`create function shut_out() returns trigger language plpgsql as $$ begin
        if (select count(*) from attempts) = 2 then ${shutOut}; end if;
        return null; end $$;`),
    );
    // Both limits of changes are counted once the password was found right.
    await given.database.execute(
      sql.raw(`create trigger shut_out after insert on attempts execute function shut_out()`),
    );
    try {
      expect((await ask()).status).toBe(refused);
    } finally {
      await given.database.execute(sql.raw('drop function shut_out cascade'));
    }
    expect(await mails(NEW)).toEqual([]);
  });

  test('is ended by its owner alone: another owner who signs out elsewhere leaves it', async () => {
    const bart = browser();
    await bart.choosePassword(BART, PASSWORD);
    await bart.signIn(BART, PASSWORD);
    await ask();
    expect((await bart.post('/api/auth/sign-out-elsewhere', {})).status).toBe(200);
    expect((await confirm(await lastToken(NEW))).status).toBe(200);
  });

  test('is erased with what is old once it can no longer be undone', async () => {
    await changed();
    const erase = (isTrial = false) => eraseOld(given.database, { months: 24, applicationDays: 90, isTrial });
    expect(await erase()).toMatchObject({ emailChanges: 0 });
    await given.database.execute(sql`update owner_email_changes set undo_until = now()`);
    expect(await erase(true)).toMatchObject({ emailChanges: 1 });
    expect(await erase()).toMatchObject({ emailChanges: 1 });
    expect(await given.database.$count(ownerEmailChanges)).toBe(0);
    expect(await signsIn(NEW)).toBe(true);
  });

  test('is that of the feeds again when the agency resets it', async () => {
    expect(await resetEmail(given.database, ANNE)).toBe(false);
    await changed();
    expect(await resetEmail(given.database, ANNE)).toBe(true);
    expect([await isIn(anne), await signsIn(NEW), await signsIn(ANNE)]).toEqual([false, false, false]);
    await anne.choosePassword(ANNE, PASSWORD);
    expect(await signsIn(ANNE)).toBe(true);
  });

  test('an objection is too late after a week', async () => {
    await changed();
    await given.database.execute(sql`update owner_email_changes set undo_until = now()`);
    expect((await undo(await lastToken(ANNE))).status).toBe(422);
    expect(await signsIn(NEW)).toBe(true);
  });

  test('is changed by nobody who has not signed in, and from no other site', async () => {
    const body = { email: NEW, password: PASSWORD };
    expect((await browser().post('/api/auth/change-email', body)).status).toBe(401);
    const foreign = { origin: 'http://evil.example' };
    expect((await ask(NEW, {}, foreign)).status).toBe(403);
    expect((await anne.post('/api/auth/change-email/confirm', { token: 'x' }, foreign)).status).toBe(403);
    expect((await anne.post('/api/auth/change-email/undo', { token: 'x' }, foreign)).status).toBe(403);
  });
});
