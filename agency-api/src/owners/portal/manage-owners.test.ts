import { beforeEach, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { eq, sql } from '../../database/drizzle.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { feedWithOwners, OwnerBrowser } from '../../../testing/owner-session.ts';
import { testApi } from '../../../testing/test-api.ts';
import { outboxMails } from '../../database/schema/mail.ts';
import { inviteOwner } from './invite-owner.ts';
import { listOwners } from './list-owners.ts';
import { resetSecondFactor, signOutEverywhere } from './reset-access.ts';
import { UnknownOwner } from './owner-account.ts';

const ANNE = 'anne@owners.example';
const PASSWORD = 'a garden with pear trees';

describeOnDatabase('whoever runs the site', (given) => {
  let browser: OwnerBrowser;
  const logger = pino({ level: 'silent' });
  const invite = (email: string, language?: 'nl') =>
    inviteOwner({ ...given, logger }, { email, site: 'https://agency.example', language });
  const mailsTo = (recipient: string) =>
    given.database.select().from(outboxMails).where(eq(outboxMails.recipient, recipient));
  const giveSecondFactor = () =>
    given.database.execute(sql`
      insert into owner_second_factors (account_id, secret, is_on) select id, 'x', true from owner_accounts where email = ${ANNE}`);
  const sendWrongCode = async () => (await browser.post('/api/auth/sign-in-code', { code: '000000' })).status;
  beforeEach(async () => {
    const api = testApi(given);
    await api.load(feedWithOwners());
    browser = new OwnerBrowser(api.app, given.database);
  });

  test('invites an owner by a link for a week, in the language of the owner or another', async () => {
    await invite('Anne@owners.example');
    const [mail] = await mailsTo(ANNE);
    expect(mail!.subject).toMatch(/^Votre espace propriétaire/);
    const token = /https:\/\/agency\.example\/fr\/new-password\/\?token=([\w-]+)/.exec(mail!.text)![1];
    await given.database.execute(
      sql`update owner_verifications set expires_at = expires_at - interval '6 days'`,
    );
    expect((await browser.post('/api/auth/reset-password', { token, newPassword: PASSWORD })).status).toBe(
      200,
    );
    expect((await browser.signIn(ANNE, PASSWORD)).status).toBe(200);
    await invite('bart@owners.example', 'nl');
    expect((await mailsTo('bart@owners.example'))[0]!.text).toContain('/nl/new-password/');
  });

  test('invites in a language of the site only: not in another that is asked for, nor in that of the feed', async () => {
    const config = {
      ...given.config,
      languages: { default: 'fr' as const, inUse: ['fr' as const, 'en' as const] },
    };
    const inviteBart = (language?: 'nl') =>
      inviteOwner(
        { database: given.database, config, logger },
        { email: 'bart@owners.example', site: 'https://agency.example', language },
      );
    await expect(inviteBart('nl')).rejects.toThrow(
      'The site has no pages in "nl": languages.json names fr, en.',
    );
    expect(await mailsTo('bart@owners.example')).toEqual([]);
    await inviteBart();
    expect((await mailsTo('bart@owners.example'))[0]!.text).toContain('/fr/new-password/');
  });

  test.each(['owner_verifications', 'outbox_mails'])(
    'is told when nobody was invited, because %s takes nothing',
    async (table) => {
      const broken = sql.raw(`alter table ${table} add constraint takes_nothing check (false) not valid`);
      await given.database.execute(broken);
      try {
        await expect(invite(ANNE)).rejects.toThrow();
      } finally {
        await given.database.execute(sql.raw(`alter table ${table} drop constraint takes_nothing`));
      }
      expect(await mailsTo(ANNE)).toEqual([]);
    },
  );

  test('invites nobody whom the feeds do not name', async () => {
    await expect(invite('eve@owners.example')).rejects.toThrow(UnknownOwner);
    expect(await mailsTo('eve@owners.example')).toEqual([]);
  });

  test('ends with a sign-out what waits: links to choose a password, sign-ins between password and code', async () => {
    await browser.choosePassword(ANNE, PASSWORD);
    await giveSecondFactor();
    const token = await browser.tokenFor(ANNE);
    await browser.signIn(ANNE, PASSWORD);
    expect(await signOutEverywhere(given.database, ANNE)).toBe(0);
    expect(await sendWrongCode()).toBe(401);
    expect((await browser.post('/api/auth/reset-password', { token, newPassword: PASSWORD })).status).toBe(
      422,
    );
  });

  test('lets an owner in again whose codes were guessed for a month, and the owner is told', async () => {
    await browser.choosePassword(ANNE, PASSWORD);
    await giveSecondFactor();
    await browser.signIn(ANNE, PASSWORD);
    expect(await sendWrongCode()).toBe(422);
    await given.database.execute(
      sql`update attempts set count = 100 where until > now() + interval '2 hours'`,
    );
    expect(await sendWrongCode()).toBe(429);
    await resetSecondFactor(given, ANNE);
    expect((await mailsTo(ANNE)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Connexion en deux étapes désactivée/),
    );
    await giveSecondFactor();
    await browser.signIn(ANNE, PASSWORD);
    expect(await sendWrongCode()).toBe(422);
  });

  test('also helps an owner who never asked for a password', async () => {
    expect(await resetSecondFactor(given, 'bart@owners.example')).toBe(false);
    expect(await signOutEverywhere(given.database, 'bart@owners.example')).toBe(0);
    expect(await mailsTo('bart@owners.example')).toEqual([]);
    await expect(signOutEverywhere(given.database, 'eve@owners.example')).rejects.toThrow(UnknownOwner);
  });

  test('sees who has a password, signs an owner out, and takes a second factor away', async () => {
    await browser.choosePassword(ANNE, PASSWORD);
    await browser.signIn(ANNE, PASSWORD);
    await giveSecondFactor();
    const bart = {
      email: 'bart@owners.example',
      signsInWith: 'bart@owners.example',
      name: 'Bart Wouters',
      language: 'nl',
      properties: 1,
    };
    const anne = { email: ANNE, signsInWith: ANNE, name: 'Anne Lefèvre', language: 'fr', properties: 2 };
    expect(await listOwners(given.database)).toEqual([
      { ...anne, hasPassword: true, hasSecondFactor: true, sessions: 1 },
      { ...bart, hasPassword: false, hasSecondFactor: false, sessions: 0 },
    ]);
    expect(await signOutEverywhere(given.database, ANNE)).toBe(1);
    expect((await browser.get('/api/owner')).body.owner).toBeNull();
    expect(await resetSecondFactor(given, 'ANNE@owners.example')).toBe(true);
    expect(await resetSecondFactor(given, ANNE)).toBe(false);
    expect((await browser.signIn(ANNE, PASSWORD)).body).toEqual({ done: true });
    await expect(resetSecondFactor(given, 'eve@owners.example')).rejects.toThrow(UnknownOwner);
  });
});
