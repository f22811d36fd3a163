import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../database/drizzle.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { feedWithOwners, OwnerBrowser } from '../../../testing/owner-session.ts';
import { testApi } from '../../../testing/test-api.ts';
import { attempts } from '../../database/schema/attempts.ts';
import { propertyInterest, propertyVisits } from '../../database/schema/property-visits.ts';
import { belgianDay } from '../../clock/belgian-time.ts';

const ANNE = 'anne@owners.example';
const PASSWORD = 'a garden with pear trees';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

describeOnDatabase('visits', (given) => {
  let browser: OwnerBrowser;
  beforeEach(async () => {
    const api = testApi(given);
    await api.load(feedWithOwners());
    browser = new OwnerBrowser(api.app, given.database);
  });
  const see = (propertyId: unknown, headers: Record<string, string> = {}) =>
    browser.post('/api/visits', { propertyId }, { 'user-agent': FIREFOX, ...headers });
  const counted = () => {
    const { propertyId, day, visits } = propertyVisits;
    return given.database.select({ id: propertyId, day, visits }).from(propertyVisits).orderBy(propertyId);
  };

  test('of different people add up by property and day', async () => {
    await see(1, { 'x-forwarded-for': '192.0.2.1' });
    await see(1, { 'x-forwarded-for': '192.0.2.2' });
    await see(3, { 'x-forwarded-for': '192.0.2.2' });
    const day = belgianDay(new Date());
    expect(await counted()).toEqual([
      { id: 1, day, visits: 2 },
      { id: 3, day, visits: 1 },
    ]);
  });

  const total = async () => (await counted()).reduce((sum, { visits }) => sum + visits, 0);
  const minutesPass = (minutes: number) =>
    given.database.execute(sql`update attempts set until = until - make_interval(mins => ${minutes}::int)`);

  test('from one address count once within half an hour, whatever browser they claim', async () => {
    for (let browserNumber = 0; browserNumber < 60; browserNumber++)
      await see(1, { 'user-agent': `${FIREFOX} ${browserNumber}` });
    expect(await counted()).toMatchObject([{ visits: 1 }]);
    await minutesPass(29);
    await see(1);
    expect(await counted()).toMatchObject([{ visits: 1 }]);
    await minutesPass(1);
    await see(1);
    expect(await counted()).toMatchObject([{ visits: 2 }]);
  });

  test('that come at once count once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => see(1)));
    expect(await total()).toBe(1);
  });

  test('from one IPv6 /64 are those of one visitor', async () => {
    await see(1, { 'x-forwarded-for': '2001:db8:1:2::1' });
    await see(1, { 'x-forwarded-for': '2001:db8:1:2:ffff::2' });
    await see(1, { 'x-forwarded-for': '2001:db8:1:3::1' });
    expect(await total()).toBe(2);
  });

  test('count through another copy of the API too', async () => {
    await see(1);
    const other = new OwnerBrowser(testApi(given).app, given.database);
    await other.post('/api/visits', { propertyId: 1 }, { 'user-agent': FIREFOX });
    expect(await total()).toBe(1);
  });

  test('from one address count thirty a day at most, those of another go on', async () => {
    for (let round = 0; round < 10; round++) {
      await Promise.all([1, 2, 3, 4].map((property) => see(property, { 'x-forwarded-for': '192.0.2.1' })));
      await minutesPass(31);
    }
    expect(await total()).toBe(30);
    await see(1, { 'x-forwarded-for': '192.0.2.2' });
    expect(await total()).toBe(31);
  });

  test('leave nothing behind that tells who saw it', async () => {
    await see(1, { 'x-forwarded-for': '192.0.2.77' });
    const soon = sql<boolean>`${attempts.until} < now() + interval '25 hours'`;
    const kept = await given.database.select({ key: attempts.key, soon }).from(attempts);
    expect(kept).toHaveLength(2);
    expect(kept).toMatchObject([{ soon: true }, { soon: true }]);
    expect(JSON.stringify(kept)).not.toMatch(/192\.0\.2|Firefox/);
  });

  test('of robots do not count', async () => {
    await see(1, {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    expect(await counted()).toEqual([]);
  });

  test('of the owner do not count, of another’s property they do', async () => {
    await browser.choosePassword(ANNE, PASSWORD);
    await browser.signIn(ANNE, PASSWORD);
    await see(1);
    await see(3);
    expect(await counted()).toMatchObject([{ id: 3, visits: 1 }]);
  });

  test('and actions from an office of the agency do not count', async () => {
    const { app } = testApi(given, { officeAddresses: '192.0.2.0/24, 2001:db8:1::/48' });
    browser = new OwnerBrowser(app, given.database);
    for (const office of ['192.0.2.7', '2001:db8:1:2::3']) {
      await see(1, { 'x-forwarded-for': office });
      await act('saved', { 'x-forwarded-for': office });
    }
    expect([await counted(), await interest()]).toEqual([[], []]);
    await see(1, { 'x-forwarded-for': '198.51.100.7' });
    expect(await counted()).toMatchObject([{ id: 1, visits: 1 }]);
  });

  test('of what is not on the site do not count', async () => {
    await see(999);
    expect(await counted()).toEqual([]);
    expect(await given.database.$count(attempts)).toBe(0);
  });

  const interest = () => {
    const { propertyId, kind, count } = propertyInterest;
    return given.database
      .select({ id: propertyId, kind, count })
      .from(propertyInterest)
      .orderBy(propertyId, kind);
  };
  const act = (action: unknown, headers: Record<string, string> = {}) =>
    browser.post('/api/visits/actions', { propertyId: 1, action }, { 'user-agent': FIREFOX, ...headers });

  test('count with where they came from, as often as they count (product O8)', async () => {
    const from = (source: string, address: string) =>
      browser.post(
        '/api/visits',
        { propertyId: 1, source },
        { 'user-agent': FIREFOX, 'x-forwarded-for': address },
      );
    await from('search', '192.0.2.1');
    await from('portal', '192.0.2.1');
    await from('search', '192.0.2.2');
    expect(await interest()).toEqual([{ id: 1, kind: 'search', count: 2 }]);
  });

  test('leave what was done with the property, each action once in half an hour (product O9)', async () => {
    await Promise.all([act('saved'), act('saved'), act('shared')]);
    await act('saved', { 'x-forwarded-for': '192.0.2.9' });
    expect(await interest()).toEqual([
      { id: 1, kind: 'saved', count: 2 },
      { id: 1, kind: 'shared', count: 1 },
    ]);
    expect(await counted()).toEqual([]);
  });

  test('and actions of robots, owners and other sites do not count', async () => {
    await act('saved', { 'user-agent': 'Googlebot/2.1' });
    expect((await act('saved', { origin: 'http://evil.example' })).status).toBe(403);
    await browser.choosePassword(ANNE, PASSWORD);
    await browser.signIn(ANNE, PASSWORD);
    await act('saved');
    expect(await interest()).toEqual([]);
  });

  test.each(['', 'direct', 'seen', 7])('%j is no action', async (action) => {
    const { status, body } = await act(action);
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'action']);
  });

  test('set no cookie', async () => {
    expect((await see(1)).headers['set-cookie']).toBeUndefined();
  });

  test('are not taken from pages of other sites', async () => {
    expect((await see(1, { origin: 'http://evil.example' })).status).toBe(403);
    expect(await counted()).toEqual([]);
  });

  test.each([['seven'], [1.5], [-1], [4_000_000_000], [undefined]])(
    '%s is no property',
    async (propertyId) => {
      const { status, body } = await see(propertyId);
      expect(status).toBe(422);
      expect(body.errors).toMatchObject([{ field: 'propertyId' }]);
    },
  );
});
