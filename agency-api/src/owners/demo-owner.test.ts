import { beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { feedOf } from '../../testing/feed-builder.ts';
import { OwnerBrowser } from '../../testing/owner-session.ts';
import { testApi } from '../../testing/test-api.ts';
import { rows } from '../database/database.ts';
import { DEMO_SIGN_IN } from '../demo/people/demo-sign-in.ts';
import { feedItems } from '../import/feed-items.ts';
import { loadFeed, type LoadOptions } from '../import/load-feed.ts';
import { openDemoPortal } from './demo-owner.ts';

const { email, password } = DEMO_SIGN_IN;
const feed = feedOf('fr', [{ ID: 1 }], {
  owners: [{ Email: email, FirstName: 'Anne', LastName: 'Lefèvre', language: 'fr', Properties: [1] }],
});

describeOnEachDatabase('the owner portal of a demo site', (given) => {
  let browser: OwnerBrowser;
  beforeEach(() => {
    browser = new OwnerBrowser(testApi(given).app, given.database);
  });
  const load = (origin: LoadOptions['origin']) =>
    loadFeed(given.database, given.config, feedItems(feed), { origin });
  const signIn = async () => (await browser.signIn(email, password)).status;

  test('is open with the known password, and its properties were visited', async () => {
    await load('demo');
    await openDemoPortal(given.database);
    expect(await signIn()).toBe(200);
    const { body } = await browser.get('/api/owner/properties?lang=fr').expect(200);
    expect(body.properties[0].visits.total).toBeGreaterThan(100);
  });

  test('keeps a password that was chosen since, and the visits', async () => {
    await load('demo');
    await openDemoPortal(given.database);
    await browser.choosePassword(email, 'another password that is long');
    await openDemoPortal(given.database);
    expect(await signIn()).toBe(401);
  });

  test('does not open on the data of an agency', async () => {
    await load('agency');
    await openDemoPortal(given.database);
    expect(await signIn()).toBe(401);
    expect(await rows(given.database, sql`select * from property_visits`)).toEqual([]);
  });

  test('closes when an agency loads its own data, even an owner of that name', async () => {
    await load('demo');
    await openDemoPortal(given.database);
    await load('agency');
    expect(await signIn()).toBe(401);
    expect(await rows(given.database, sql`select * from property_visits`)).toEqual([]);
  });
});
