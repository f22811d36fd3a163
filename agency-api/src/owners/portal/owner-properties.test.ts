import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../database/drizzle.ts';
import { ownerPropertiesSchema } from 'shared-kit/contracts/api/owner';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { OwnerBrowser, preparedOwner } from '../../../testing/owner-session.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';
import { belgianDay } from '../../clock/belgian-day.ts';

const ANNE = 'anne@owners.example';
const PASSWORD = 'a garden with pear trees';

describeOnDatabase('own properties', (given) => {
  let api: TestApi;
  let anne: OwnerBrowser;
  beforeEach(async () => {
    api = testApi(given);
    anne = await preparedOwner(given, api, { email: ANNE, password: PASSWORD });
  });

  async function shown(query = 'lang=fr') {
    const { body, headers } = await anne.get(`/api/owner/properties?${query}`).expect(200);
    expect(headers['cache-control']).toBe('private, no-store');
    return ownerPropertiesSchema.strict().parse(body);
  }
  const visit = (propertyId: number, daysAgo: number, visits: number) => {
    const day = belgianDay(new Date(Date.now() - daysAgo * 86_400_000));
    return given.database.execute(
      sql`insert into property_visits values (${propertyId}, ${day}::date, ${visits})`,
    );
  };

  test('are those of the owner who asks, newest first, and never another’s', async () => {
    await visit(3, 0, 99);
    const { owner, properties } = await shown();
    expect(owner).toEqual({ firstName: 'Anne', lastName: 'Lefèvre' });
    expect(properties.map(({ listing }) => listing.id)).toEqual([2, 1]);
    expect(JSON.stringify(properties)).not.toContain('99');
  });

  test('nothing in the request makes another’s visible', async () => {
    const { properties } = await shown('lang=fr&id=3&owner=bart@owners.example&email=bart@owners.example');
    expect(properties.map(({ listing }) => listing.id)).toEqual([2, 1]);
  });

  test('are known from the feeds of every language', async () => {
    await api.load(
      createFeed('nl', [{ ID: 1 }, { ID: 4 }], {
        owners: [{ Email: ANNE, FirstName: 'Anne', LastName: 'Lefèvre', language: 'fr', Properties: [4, 1] }],
      }),
    );
    expect((await shown()).properties.map(({ listing }) => listing.id)).toEqual([4, 2, 1]);
  });

  test('come with their visits', async () => {
    await visit(1, 0, 3);
    await visit(1, 400, 5);
    const counts = new Map((await shown()).properties.map(({ listing, visits }) => [listing.id, visits]));
    expect(counts.get(1)).toMatchObject({ today: 3, week: 3, month: 3, total: 8 });
    expect(counts.get(2)).toEqual({ today: 0, week: 0, month: 0, total: 0 });
  });

  test('are for nobody who has not signed in', async () => {
    const stranger = new OwnerBrowser(api.app, given.database);
    const { body } = await stranger.get('/api/owner/properties?lang=fr').expect(401);
    expect(body).toMatchObject({ code: 'sign-in-required' });
  });

  test('are not to be had with a cookie that somebody made up', async () => {
    const { app } = api;
    const { default: request } = await import('supertest');
    await request(app)
      .get('/api/owner/properties?lang=fr')
      .set('cookie', 'owner.session_token=made-up.signature')
      .expect(401);
  });

  test('a language that is not in use is named', async () => {
    const { body } = await anne.get('/api/owner/properties?lang=it').expect(422);
    expect(body.errors).toMatchObject([{ field: 'lang' }]);
  });
});
