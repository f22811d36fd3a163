import { describe, expect, test } from '@jest/globals';
import { sql } from '../../database/drizzle.ts';
import request from 'supertest';
import { createFeed } from '../../../testing/feed-builder.ts';
import { feedLoading } from '../../../testing/load-feeds.ts';
import { testApi } from '../../../testing/test-api.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { CONTRADICTIONS } from 'shared-kit/domain/contradictions';
import { loadAlone } from '../import/load-lock.ts';
import { ensureReadModel } from '../listings/read-model/ensure-read-model.ts';

const TOKEN = 'a-token-of-at-least-32-characters';
const AT = '/api/office/listings/7';
const FUTURE = new Date('2100-01-01');
const PAST = new Date('2020-01-01');

describeOnDatabase('programs of the agency', (given) => {
  const { load } = feedLoading(given);
  const api = (officeToken?: string) => testApi(given, officeToken === undefined ? {} : { officeToken });
  const put = (body: object, path = AT) =>
    request(api(TOKEN).app).put(path).set('authorization', `Bearer ${TOKEN}`).send(body);
  const withdraw = (id: number, query = {}) =>
    request(api(TOKEN).app)
      .delete(`/api/office/listings/${id}`)
      .query(query)
      .set('authorization', `Bearer ${TOKEN}`);
  const found = () => api().found({});
  const fetchPrice = async (id: number, lang = 'fr') => {
    const { body } = await request(api().app).get(`/api/properties/${id}`).query({ lang });
    return (body as { property: { price: { amount: number } } }).property.price.amount;
  };
  const feedFor = (...ids: number[]) =>
    createFeed(
      'fr',
      ids.map((ID) => ({ ID })),
    );
  /** Listings that a feed has brought before the test. */
  const listed = (...ids: number[]) => api().load(feedFor(...ids));
  /** The records of a home as a program sends them. */
  const records = (language: 'fr' | 'nl', listing: object = {}, details?: object) => {
    const feed = createFeed(
      language,
      [{ ID: 7, ...listing }],
      details ? { details: [{ ID: 7, ...details }] } : {},
    );
    return { listing: feed.properties[0], details: feed.details?.[0] };
  };

  describe('without the token', () => {
    test.each([
      ['a site that has none', undefined, `Bearer ${TOKEN}`, 404],
      ['a request without one', TOKEN, undefined, 401],
      ['another one', TOKEN, 'Bearer another-token-of-32-characters-or-so', 401],
      ['the right one in another scheme', TOKEN, `Basic ${TOKEN}`, 401],
      ['the beginning of the right one', TOKEN, `Bearer ${TOKEN.slice(0, -1)}`, 401],
    ])('nothing is taken: %s', async (_what, officeToken, authorization, status) => {
      await listed(1, 2, 3);
      const { app } = api(officeToken);
      const asked = [
        request(app)
          .put(AT)
          .send({ fr: records('fr') }),
        request(app).delete('/api/office/listings/1'),
        request(app).get('/api/office/other'),
      ];
      for (const one of asked)
        expect((await (authorization ? one.set('authorization', authorization) : one)).status).toBe(status);
      expect(await found()).toEqual([3, 2, 1]);
    });
  });

  test('a listing is sent in all its languages, changed, and withdrawn; each is visible at once', async () => {
    await listed(1, 2);
    const both = { fr: records('fr', {}, { Price: 250_000 }), nl: records('nl') };
    expect((await put(both).expect(200)).body).toMatchObject({ isChanged: true });
    expect(await found()).toEqual([7, 2, 1]);
    expect(await fetchPrice(7)).toBe(250_000);
    expect((await put(both)).body).toMatchObject({ isChanged: false });

    await put({ ...both, fr: records('fr', {}, { Price: 240_000 }) }).expect(200);
    expect(await fetchPrice(7)).toBe(240_000);
    await put({ nl: both.nl }).expect(200);
    const stored = await given.database.execute(
      sql`select language, withdrawn_at is null as shown from property_records where property_id = 7 order by 1`,
    );
    expect(stored.rows).toEqual([
      { language: 'fr', shown: false },
      { language: 'nl', shown: true },
    ]);
    expect((await withdraw(7).expect(200)).body).toEqual({ isChanged: true });
    expect(await found()).toEqual([2, 1]);
    expect((await withdraw(7).expect(200)).body).toEqual({ isChanged: false });
    expect((await put(both).expect(200)).body).toMatchObject({ isChanged: true });
    expect(await found()).toEqual([7, 2, 1]);
  });

  test('its price is noted, and it is told to those who asked for such homes', async () => {
    await listed(1);
    await put({ fr: records('fr', {}, { Price: 250_000 }) }).expect(200);
    const events = await given.database.execute(
      sql`select kind, price from listing_events where property_id = 7`,
    );
    expect(events.rows).toEqual([{ kind: 'new', price: 250_000 }]);
    const prices = await given.database.execute(sql`select price from listing_prices where property_id = 7`);
    expect(prices.rows).toEqual([{ price: 250_000 }]);
  });

  test('warnings, and what the law wants said, are answered as an import says them', async () => {
    await listed(1);
    const { body } = await put({
      fr: records('fr', { Zip: '9000', Colour: 'red' } as object, {
        EnergyPerformance: 90,
        EPCLabelText: 'F',
      }),
    }).expect(200);
    expect(body.warnings).toContain('fr: properties: unknown key "Colour", kept aside (at properties[0])');
    expect(body.legal[0]).toMatch(/^fr: Flanders, for sale: .* is missing in 1 listing: 7$/);
  });

  test('what its records say against each other is told with each PUT, and what the law wants said too', async () => {
    await listed(1);
    const body = { fr: records('fr', { Zip: '9000' }, { EnergyPerformance: 90, EPCLabelText: 'F' }) };
    const first = await put(body).expect(200);
    expect(first.body.warnings).toEqual([`fr: details: ${CONTRADICTIONS['label-against-value']} (at ID 7)`]);
    const { warnings, legal } = first.body;
    expect((await put(body).expect(200)).body).toEqual({ isChanged: false, warnings, legal });
  });

  test('copies of the API with different configurations write and withdraw for each other', async () => {
    await listed(1, 2, 3);
    const { config } = given;
    const newer = { ...config, listings: { ...config.listings, discreetMarquees: [9] } };
    await ensureReadModel(given.database, newer);
    const foundByNewer = () => testApi({ ...given, config: newer }).found({});
    await put({ fr: records('fr', { Marquee: 9 }) }).expect(200);
    expect([await found(), await foundByNewer()]).toEqual([
      [7, 3, 2, 1],
      [3, 2, 1],
    ]);
    await withdraw(3).expect(200);
    expect([await found(), await foundByNewer()]).toEqual([
      [7, 2, 1],
      [2, 1],
    ]);
  });

  test.each([
    ['no language', {}, 'language'],
    ['a language that there is not', { it: records('fr') }, 'it'],
    ['a listing without a record', { fr: {} }, 'fr.listing'],
    ['a wrong value', { fr: records('fr', {}, { BedRooms: -2 }) }, 'fr.details.BedRooms'],
    ['another language', { nl: records('fr') }, 'nl.listing.language'],
    ['another listing', { fr: records('fr', { ID: 8 }) }, 'fr.listing.ID'],
    ['more than records', { fr: { ...records('fr'), price: 1 } }, 'fr.price'],
    ['a text', { fr: 'sold' }, 'fr'],
    ['a text that no database holds', { fr: records('fr', { City: 'Li\0ge' }) }, 'fr.listing.City'],
  ])('%s is refused by its field, and nothing of it is kept', async (_what, body, field) => {
    await listed(1);
    const answer = await put(body).expect(422);
    expect(answer.body.errors[0]).toMatchObject({ field: expect.stringContaining(field) });
    expect(await found()).toEqual([1]);
  });

  test('of several languages one that is wrong refuses all', async () => {
    await listed(1);
    await put({ fr: records('fr'), nl: records('nl', { Goal: 5 }) }).expect(422);
    expect(await found()).toEqual([1]);
  });

  test.each(['0', '-1', 'x', '1.5', '99999999999999'])('%s is no listing', async (id) => {
    await listed(1);
    const { status } = await put({ fr: records('fr') }, `/api/office/listings/${id}`);
    expect(status).toBe(422);
  });

  test('while a feed is imported it is to be sent again; what was never there cannot be withdrawn', async () => {
    await listed(1, 2, 3);
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const { promise: isBegun, resolve: begin } = Promise.withResolvers<void>();
    const loading = loadAlone(given.database, given.config, () => {
      begin();
      return isOver;
    });
    await isBegun;
    const busy = await put({ fr: records('fr') }).expect(409);
    expect(busy.body.code).toBe('import-under-way');
    expect(busy.headers['retry-after']).toBe('10');
    end();
    await loading;
    await withdraw(999).expect(404);
    await put({ fr: records('fr') }).expect(200);
  });

  test('placeholder data are withdrawn by a feed, not by one listing', async () => {
    await load(feedFor(1, 2), { origin: 'placeholder' });
    expect((await put({ fr: records('fr') }).expect(409)).body.code).toBe('placeholder-data');
    expect(await found()).toEqual([2, 1]);
  });

  test('more than half of the listings are not withdrawn one by one, unless that is asked for (product D16)', async () => {
    await listed(1, 2, 3, 4);
    await withdraw(1).expect(200);
    await withdraw(2).expect(200);
    expect((await withdraw(3).expect(409)).body.code).toBe('withdraws-too-many');
    expect(await found()).toEqual([4, 3]);
    await withdraw(3, { allowShrink: '1' }).expect(200);
    expect(await found()).toEqual([4]);
    await load(feedFor(1, 2, 3, 4), { writtenAt: FUTURE });
    await withdraw(3).expect(200);
  });

  test('what a feed withdrew, was withdrawn before or is not there does not count', async () => {
    await listed(1, 2, 3, 4);
    await load(feedFor(1, 2), { allowShrink: true });
    for (const id of [3, 4]) expect((await withdraw(id).expect(200)).body).toEqual({ isChanged: false });
    await withdraw(1).expect(200);
    await withdraw(1).expect(200);
    await withdraw(999).expect(404);
    expect((await withdraw(2).expect(409)).body.code).toBe('withdraws-too-many');
  });

  test('two that are sent at once are both taken', async () => {
    await listed(1);
    const other = { fr: records('fr', { ID: 8 }) };
    await Promise.all([
      put({ fr: records('fr') }).expect(200),
      put(other, '/api/office/listings/8').expect(200),
    ]);
    expect(await found()).toEqual([8, 7, 1]);
  });

  describe('the next feed', () => {
    const sold = { fr: records('fr', {}, { Price: 240_000 }) };
    const feed = createFeed('fr', [{ ID: 1 }, { ID: 2 }, { ID: 7 }], {
      details: [{ ID: 7, Price: 300_000 }],
    });

    test('wins where it was written later', async () => {
      await listed(1, 2);
      await put(sold).expect(200);
      await withdraw(1).expect(200);
      await load(feed, { writtenAt: FUTURE });
      expect(await found()).toEqual([7, 2, 1]);
      expect(await fetchPrice(7)).toBe(300_000);
    });

    test('is not taken for one that shrinks because of what was sent after it was written', async () => {
      await listed(1, 2);
      for (const ID of [7, 8, 9])
        await put({ fr: records('fr', { ID }) }, `/api/office/listings/${ID}`).expect(200);
      await load(feedFor(1, 2), { writtenAt: PAST });
      expect(await found()).toEqual([9, 8, 7, 2, 1]);
    });

    test('changes nothing of what was sent after it was written, and says so', async () => {
      await listed(1, 2);
      await put(sold).expect(200);
      await withdraw(1).expect(200);
      const { warnings } = await load(feed, { writtenAt: PAST });
      expect(warnings).toEqual([
        'sent by a program after this file was written, stays as it is (2 times, first at ID 1)',
      ]);
      await load(createFeed('nl', [{ ID: 1 }]), { writtenAt: PAST });
      expect(await found()).toEqual([7, 2]);
      expect(await fetchPrice(7)).toBe(240_000);
    });
  });
});
