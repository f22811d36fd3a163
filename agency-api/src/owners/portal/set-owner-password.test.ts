import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../database/drizzle.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { OwnerBrowser } from '../../../testing/owner-session.ts';
import { testApi } from '../../../testing/test-api.ts';
import { ownerAccounts } from '../../database/schema/owner-accounts.ts';
import { propertyVisits } from '../../database/schema/property-visits.ts';
import { feedItems } from '../../../testing/feed-items.ts';
import { loadFeed, type LoadOptions } from '../../catalogue/import/load-feed.ts';
import { importVisits } from '../visits/import-visits.ts';
import { setOwnerPassword } from './set-owner-password.ts';
import { UnknownOwner } from './owner-account.ts';

const email = 'anne@owners.example';
const password = 'a garden with pear trees';
const feed = createFeed('fr', [{ ID: 1 }], {
  owners: [{ Email: email, FirstName: 'Anne', LastName: 'Lefèvre', language: 'fr', Properties: [1] }],
});

describeOnDatabase("an owner's password", (given) => {
  let browser: OwnerBrowser;
  const load = (origin: LoadOptions['origin']) =>
    loadFeed(given.database, given.config, feedItems(feed), { origin });
  const signIn = async (word = password) => (await browser.signIn(email, word)).status;
  beforeEach(async () => {
    browser = new OwnerBrowser(testApi(given).app, given.database);
    await load('placeholder');
    await setOwnerPassword(given.database, { email: 'Anne@Owners.example', password });
  });

  test('opens the portal', async () => {
    expect(await signIn()).toBe(200);
  });

  test('replaces the one before, and ends what was open with it', async () => {
    await signIn();
    await setOwnerPassword(given.database, { email, password: 'another password that is long' });
    await browser.get('/api/owner/properties?lang=fr').expect(401);
    expect(await signIn()).toBe(401);
    expect(await signIn('another password that is long')).toBe(200);
  });

  test('ends links to choose one, and a sign-in that waits for its code; wrong codes of the day are forgotten', async () => {
    const token = await browser.tokenFor(email);
    await given.database.execute(
      sql`insert into owner_second_factors (account_id, secret, is_on) select id, 'x', true from owner_accounts`,
    );
    const sendCode = async () => (await browser.post('/api/auth/sign-in-code', { code: '000000' })).status;
    await signIn();
    expect(await sendCode()).toBe(422);
    await given.database.execute(
      sql`update attempts set count = 20 where until > now() + interval '2 hours'`,
    );
    await setOwnerPassword(given.database, { email, password });
    expect(await sendCode()).toBe(401);
    expect((await browser.post('/api/auth/reset-password', { token, newPassword: password })).status).toBe(
      422,
    );
    await signIn();
    expect(await sendCode()).toBe(422);
  });

  test('is refused for an address that no owner has, and nothing is stored', async () => {
    const unknown = setOwnerPassword(given.database, { email: 'eve@owners.example', password });
    await expect(unknown).rejects.toThrow(UnknownOwner);
    expect(await given.database.select({ email: ownerAccounts.email }).from(ownerAccounts)).toEqual([
      { email },
    ]);
  });

  test('goes with the placeholder data, as do the visits, even for an owner of that name', async () => {
    await importVisits(given.database, [{ propertyId: 1, day: '2026-11-20', visits: 3 }]);
    await load('agency');
    expect(await signIn()).toBe(401);
    expect(await given.database.$count(propertyVisits)).toBe(0);
  });
});
