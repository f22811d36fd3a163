import { beforeEach, expect, test } from '@jest/globals';
import { eq, sql } from '../../../database/drizzle.ts';
import { propertyResponseSchema } from 'shared-kit/contracts/api/property';
import request from 'supertest';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { listingPrices } from '../../../database/schema/listing-prices.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';

describeOnDatabase('the history of a price', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = apiWith(true);
  });

  function apiWith(showPriceHistory: boolean): TestApi {
    const { config, database } = given;
    return testApi({ database, config: { ...config, listings: { ...config.listings, showPriceHistory } } });
  }

  const offer = (detail: object, list: object = {}) =>
    api.load(createFeed('fr', [{ ID: 1, ...list }, { ID: 2 }], { details: [{ ID: 1, ...detail }] }));

  /** As if everything that is known had been loaded so many days before. */
  const daysPass = (days: number) =>
    given.database.execute(sql`update listing_prices set day = day - ${days}::int`);

  async function shown(of = api) {
    const { body } = await request(of.app).get('/api/properties/1').query({ lang: 'nl' }).expect(200);
    return propertyResponseSchema.parse(body).property;
  }
  const amounts = async () => (await shown()).priceHistory?.map(({ amount }) => amount);

  test('tells each public price with its day, oldest first, once there is more than one', async () => {
    await offer({ Price: 400_000 });
    expect(await amounts()).toBeUndefined();
    await daysPass(20);
    await offer({ Price: 380_000 });
    expect(await amounts()).toEqual([400_000, 380_000]);
    const [first, second] = (await shown()).priceHistory!;
    expect(Date.parse(second!.day) - Date.parse(first!.day)).toBe(20 * 86_400_000);
  });

  test('tells the last price of a day, and none that came back the same', async () => {
    await offer({ Price: 400_000 });
    await daysPass(20);
    await offer({ Price: 380_000 });
    await offer({ Price: 400_000, BedRooms: 3 });
    expect(await amounts()).toBeUndefined();
    await offer({ Price: 390_000 });
    expect(await amounts()).toEqual([400_000, 390_000]);
  });

  test('is not told where the agency has not asked for it', async () => {
    await offer({ Price: 400_000 });
    await daysPass(1);
    await offer({ Price: 380_000 });
    expect(await shown(apiWith(false))).not.toHaveProperty('priceHistory');
  });

  test.each([
    ['on request', { Price: 380_000, PriceOnDemand: true }, {}],
    ['not published', { Price: 380_000, PublishPrice: false }, {}],
    ['of a home that is sold', { Price: 380_000 }, { TypeDescription: 'Maison - vendue' }],
  ])('is forgotten with a price that is %s', async (_case, detail, list) => {
    await offer({ Price: 400_000 });
    await daysPass(20);
    await offer({ Price: 380_000 });
    await offer(detail, list);
    expect(await amounts()).toBeUndefined();
    expect(await given.database.$count(listingPrices, eq(listingPrices.propertyId, 1))).toBe(0);
    await offer({ Price: 370_000 });
    expect(await amounts()).toBeUndefined();
  });

  test('begins anew when a home that was for sale is to let', async () => {
    await offer({ Price: 400_000 });
    await daysPass(20);
    await offer({ Price: 1_200 }, { Goal: 1 });
    expect(await amounts()).toBeUndefined();
    await daysPass(20);
    await offer({ Price: 1_100 }, { Goal: 1 });
    expect(await amounts()).toEqual([1_200, 1_100]);
  });

  test('has no bouquet of a life annuity in it', async () => {
    await offer({ Price: 90_000, LifeAnnuity: { Bouquet: 90_000, MonthlyRent: 800 } });
    await daysPass(20);
    await offer({ Price: 320_000 });
    expect(await amounts()).toBeUndefined();
    await daysPass(20);
    await offer({ Price: 310_000 });
    expect(await amounts()).toEqual([320_000, 310_000]);
  });

  test('is forgotten where the record of one language withholds the price', async () => {
    await offer({ Price: 400_000 });
    await daysPass(20);
    await offer({ Price: 380_000 });
    await api.load(createFeed('de', [{ ID: 1 }, { ID: 2 }], { details: [{ ID: 1, PublishPrice: false }] }));
    expect(JSON.stringify(await shown())).not.toMatch(/400000|380000/);
    expect(await amounts()).toBeUndefined();
  });

  test('is forgotten when the listing is withdrawn', async () => {
    await offer({ Price: 400_000 });
    await api.load(createFeed('fr', [{ ID: 2 }]));
    await daysPass(20);
    await offer({ Price: 380_000 });
    expect(await amounts()).toBeUndefined();
  });

  test('is not told of a life annuity, whose bouquet is no price', async () => {
    const withBouquet = (Bouquet: number) => ({
      Price: Bouquet,
      LifeAnnuity: { Ages: [80], MonthlyRent: 700, Bouquet },
    });
    await offer(withBouquet(90_000));
    await daysPass(20);
    await offer(withBouquet(80_000));
    expect(await amounts()).toBeUndefined();
  });

  const told = (...prices: [string, number][]) => ({
    PriceHistory: prices.map(([Date, Price]) => ({ Date, Price })),
  });

  test('begins with the prices that the feed tells of before the site had it', async () => {
    const before = told(['2020-05-01T08:00:00Z', 400_000], ['2020-01-01', 420_000]);
    await offer({ Price: 380_000, ...before });
    expect((await shown()).priceHistory!.slice(0, 2)).toEqual([
      { day: '2020-01-01', amount: 420_000 },
      { day: '2020-05-01', amount: 400_000 },
    ]);
    expect(await amounts()).toEqual([420_000, 400_000, 380_000]);
  });

  test('is not told where the record of another language calls its price a bouquet', async () => {
    await offer({ Price: 400_000, ...told(['2020-01-01', 420_000], ['2020-05-01', 400_000]) });
    expect(await amounts()).toEqual([420_000, 400_000]);
    const details = [{ ID: 1, Price: 90_000, LifeAnnuity: { MonthlyRent: 700, Bouquet: 90_000 } }];
    await api.load(createFeed('de', [{ ID: 1 }, { ID: 2 }], { details }));
    expect(await amounts()).toBeUndefined();
  });

  test('takes what the site has noted itself for what the feed tells of the same time', async () => {
    await offer({ Price: 400_000 });
    await daysPass(20);
    const today = new Date().toISOString().slice(0, 10);
    await offer({ Price: 380_000, ...told(['2020-01-01', 400_000], [today, 1]) });
    expect(await amounts()).toEqual([400_000, 380_000]);
    expect((await shown()).priceHistory![0]!.day).toBe('2020-01-01');
  });

  test.each([
    ['on request', { PriceOnDemand: true }, {}],
    ['not published', { PublishPrice: false }, {}],
    ['of a home that is sold', {}, { TypeDescription: 'Maison - vendue' }],
  ])('of the feed is not told with a price that is %s', async (_case, detail, list) => {
    await offer({ Price: 380_000, ...told(['2020-01-01', 412_345]), ...detail }, list);
    expect(JSON.stringify(await shown())).not.toContain('412345');
  });

  test('a page says since when the site has had the listing', async () => {
    await offer({ Price: 400_000 });
    expect((await shown()).addedOn).toBe(
      new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Brussels' }),
    );
  });
});
