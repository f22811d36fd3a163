import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../../database/drizzle.ts';
import { ownerOverviewSchema } from 'shared-kit/contracts/api/owner';
import { daysAfter } from 'shared-kit/domain/days';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { OwnerBrowser } from '../../../../testing/owner-session.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { belgianDay } from '../../../clock/belgian-time.ts';

const ANNE = 'anne@owners.example';
const PASSWORD = 'a garden with pear trees';
const owners = [
  { Email: ANNE, FirstName: 'Anne', LastName: 'Lefèvre', language: 'fr' as const, Properties: [1, 2] },
];

describeOnDatabase('the statistics of an owner', (given) => {
  let api: TestApi;
  let anne: OwnerBrowser;
  const today = () => belgianDay(new Date());
  beforeEach(async () => {
    api = testApi(given);
    // In Namur beside Anne's: four houses; in a town nearby: one more. A rental, an apartment, a sold house and one far away.
    const others = [3, 4, 5, 6].map((ID) => ({ ID }));
    const unlike = [
      { ID: 7, City: 'Jambes', Zip: '5100' },
      { ID: 8, City: 'Dave', Zip: '5020' },
      { ID: 9, Goal: 1 as const },
      { ID: 10, WebID: 2, WebIDs: '2' },
      { ID: 11, TypeDescription: 'Maison vendue' },
      { ID: 12, City: 'Liège', Zip: '4000' },
    ];
    await api.load(
      createFeed('fr', [{ ID: 1 }, { ID: 2, WebID: 2, WebIDs: '2' }, ...others, ...unlike], { owners }),
    );
    anne = new OwnerBrowser(api.app, given.database);
    await anne.choosePassword(ANNE, PASSWORD);
    await anne.signIn(ANNE, PASSWORD);
  });
  async function shown(query = '') {
    const { body, headers } = await anne.get(`/api/owner/portal?lang=fr${query}`).expect(200);
    expect(headers['cache-control']).toBe('private, no-store');
    return ownerOverviewSchema.strict().parse(body.overview);
  }
  const visits = (propertyId: number, daysAgo: number, number: number) =>
    given.database.execute(
      sql`insert into property_visits values (${propertyId}, ${daysAfter(today(), -daysAgo)}::date, ${number})`,
    );
  const interest = (propertyId: number, daysAgo: number, kind: string, number: number) =>
    given.database.execute(
      sql`insert into property_interest values (${propertyId}, ${daysAfter(today(), -daysAgo)}::date, ${kind}, ${number})`,
    );

  test('are of thirty days without a gap, of one property or of all', async () => {
    await visits(1, 0, 3);
    await visits(1, 29, 4);
    await visits(1, 30, 100);
    await visits(2, 0, 5);
    await visits(3, 0, 1000);
    const all = await shown();
    expect(all.days).toHaveLength(30);
    expect([all.days[0], all.days[29]]).toEqual([
      { day: daysAfter(today(), -29), visits: 4 },
      { day: today(), visits: 8 },
    ]);
    expect(all.visits).toMatchObject({ today: 8, total: 112 });
    expect(all.similar).toBeNull();
    const one = await shown('&property=2');
    expect(one.days.map((day) => day.visits).reduce((sum, day) => sum + day)).toBe(5);
    expect(one.visits.total).toBe(5);
  });

  test('tell sources of thirty days, and actions of thirty days and in all', async () => {
    await interest(1, 0, 'search', 2);
    await interest(2, 3, 'portal', 5);
    await interest(1, 40, 'direct', 9);
    await interest(1, 0, 'saved', 1);
    await interest(2, 40, 'saved', 3);
    await interest(3, 0, 'shared', 7);
    const { sources, actions } = await shown();
    expect(sources).toEqual([
      { source: 'portal', visits: 5 },
      { source: 'search', visits: 2 },
    ]);
    expect(actions).toEqual([{ action: 'saved', recent: 1, total: 4 }]);
  });

  test('stand beside the median of listings like it, nearby where the town has too few (product O10)', async () => {
    await visits(1, 2, 50);
    for (const [id, number] of [
      [3, 10],
      [4, 20],
      [5, 30],
      [6, 40],
      [8, 35],
    ] as const)
      await visits(id, 1, number);
    await visits(7, 31, 500);
    for (const id of [9, 10, 11, 12]) await visits(id, 0, 999);
    // 10, 20, 30, 35, 40 in the area of 50..; Jambes is in that of 51.
    expect((await shown('&property=1')).similar).toEqual({ place: 'area', listings: 5, median: 30, own: 50 });
    expect((await shown('&property=2')).similar).toBeNull();
  });

  test('say which visits are to come, and of their visitors first name and initial only', async () => {
    const book = (id: string, propertyId: number, days: number, state: string) =>
      given.database.execute(sql`
        with form as (
          insert into form_submissions (id, kind, language, fields, property_id, email, sender, scriptless, idempotency_key, digest)
          values (${id}, 'appointment', 'fr', ${JSON.stringify({ firstName: 'Marie', lastName: 'Dupont', phone: '0475' })}::jsonb,
            ${propertyId}, 'marie@example.be', 's', false, ${id}, ${id})
        )
        insert into appointments (id, property_id, email, language, state, day, slot, starts_at, ends_at, is_by_hand, office_mailbox)
        values (${id}, ${propertyId}, 'marie@example.be', 'fr', ${state}, (now() + make_interval(days => ${days}::int))::date,
          '10:00-13:00', now() + make_interval(days => ${days}::int), now() + make_interval(days => ${days}::int, hours => 3), false, 'office@example.be')`);
    const id = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;
    await book(id(1), 1, 3, 'confirmed');
    await book(id(2), 2, 1, 'requested');
    await book(id(3), 1, 2, 'cancelled');
    await book(id(4), 1, -2, 'confirmed');
    await book(id(5), 3, 1, 'confirmed');
    const { upcoming } = await shown();
    expect(upcoming.map((visit) => [visit.id, visit.contact, visit.state])).toEqual([
      [id(2), 'Marie D.', 'requested'],
      [id(1), 'Marie D.', 'confirmed'],
    ]);
    expect(JSON.stringify(upcoming)).not.toMatch(/Dupont|0475|example/);
  });
});
