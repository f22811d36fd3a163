import { beforeEach, expect, test } from '@jest/globals';
import { mapAnswerSchema, type MapAnswer } from 'shared-kit/contracts/api/map';
import { formatPolygon, parsePolygon } from 'shared-kit/domain/map-area';
import { randomFor } from 'shared-kit/domain/seeded-random';
import request from 'supertest';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { publicPoint } from '../visible/public-point.ts';

/** The centre of Namur, where listings without public address stand. */
const NAMUR = publicPoint([{ City: 'Namur', Zip: '5000' }], { address: true })!;
/** A street of Namur, well off its centre. */
const HOME = { Latitude: 50.4412, Longitude: 4.9012 };

describeOnDatabase('the map', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given);
  });

  async function map(query: object = {}): Promise<MapAnswer> {
    const { body } = await request(api.app)
      .get('/api/map')
      .query({ lang: 'fr', goal: 0, ...query })
      .expect(200);
    return mapAnswerSchema.parse(body);
  }

  const places = ({ points }: MapAnswer) => points.map(({ id, lat, lng }) => [id, lat, lng]);

  test('names a home that has no title without what its ribbon says, as its card does', async () => {
    const home = { ID: 1, Title: '', TypeDescription: 'Sous option – Villa avec jardin' };
    await api.load(createFeed('fr', [home], { details: [{ ID: 1, ...HOME, PublishAddress: true }] }));
    expect((await map()).points.map(({ title }) => title)).toEqual(['Villa avec jardin']);
    const cards = await request(api.app).get('/api/listing-cards').query({ lang: 'fr', id: 1 }).expect(200);
    expect(cards.body.items[0]).toMatchObject({ status: 'under-option', headline: 'Villa avec jardin' });
  });

  test('has the listings of a search with price, type and marquee, and says how many have no known place', async () => {
    await api.load(
      createFeed(
        'fr',
        [
          { ID: 1, WebID: 1, WebIDs: '1', Marquee: 3 },
          { ID: 2, WebID: 2, WebIDs: '2', City: 'Nulle part', Zip: '' },
          { ID: 3, Goal: 1, RecordFile: 'A3L' },
        ],
        {
          details: [
            { ID: 1, ...HOME, PublishAddress: true, Price: 345_000 },
            { ID: 2, PublishAddress: false, Price: 1 },
          ],
        },
      ),
    );
    expect(await map()).toMatchObject({
      total: 2,
      unplaced: 1,
      isWhole: true,
      extent: [50.4412, 4.9012, 50.4412, 4.9012],
      points: [
        {
          id: 1,
          lat: 50.4412,
          lng: 4.9012,
          price: 345_000,
          typeId: 1,
          marquee: 3,
          closed: false,
          town: 'Namur',
        },
      ],
      around: [],
      clusters: [],
    });
    expect((await map({ goal: 1 })).points.map(({ id }) => id)).toEqual([3]);
  });

  test('names its points by title, or by headline without one', async () => {
    const details = [
      { ID: 1, Title: 'Maison au bord de Meuse' },
      { ID: 2, Title: ' ' },
    ];
    await api.load(createFeed('fr', [{ ID: 1 }, { ID: 2, TypeDescription: 'Villa à vendre' }], { details }));
    const titles = new Map((await map()).points.map(({ id, title }) => [id, title]));
    expect(titles.get(1)).toBe('Maison au bord de Meuse');
    expect(titles.get(2)).toBe('Villa à vendre');
  });

  test('names towns in the language of the search, and has the circle that a radius searches, or the place of a town alone, with or without homes', async () => {
    await api.load(createFeed('fr', [{ ID: 1 }], { details: [{ ID: 1, ...HOME, PublishAddress: true }] }));
    const { points, around } = await map({ city: 'namur|5000', radius: 10 });
    expect(points[0]!.town).toBe('Namur');
    expect(around).toEqual([{ lat: expect.closeTo(50.467, 2), lng: expect.closeTo(4.867, 2), km: 10 }]);
    expect((await map({ city: 'namur|5000' })).around).toMatchObject([{ km: 0 }]);
    expect((await map({ city: 'dinant|5500' })).around).toMatchObject([{ km: 0 }]);
    expect((await map()).around).toEqual([]);
  });

  test('says of a price of new build whether VAT is in it, as cards do, and of no other', async () => {
    const priced = { Price: 300_000 };
    const inProject = { ProjectID: 9 };
    await api.load(
      createFeed(
        'fr',
        [
          { ID: 1 },
          { ID: 2, ...inProject },
          { ID: 3 },
          { ID: 4 },
          { ID: 5, Goal: 1, RecordFile: 'A5L', ...inProject },
          { ID: 6, ...inProject },
          { ID: 7 },
        ],
        {
          details: [
            { ID: 1, ...priced },
            { ID: 2, ...priced },
            { ID: 3, ...priced, VAT: '21 %' },
            { ID: 4, ...priced, VAT: '6 % TVA comprise' },
            { ID: 5, Price: 900 },
            { ID: 6, ...priced, PublishPrice: false },
            { ID: 7, Price: 45_000, VAT: '21 %', LifeAnnuity: { Bouquet: 45_000, MonthlyRent: 390 } },
          ],
        },
      ),
    );
    const points = [...(await map()).points, ...(await map({ goal: 1 })).points];
    expect(new Map(points.map(({ id, vat }) => [id, vat]))).toEqual(
      new Map([
        [1, undefined],
        [2, 'excluded'],
        [3, 'excluded'],
        [4, 'included'],
        [5, undefined],
        [6, undefined],
        [7, undefined],
      ]),
    );
    for (const { id, vat } of points.filter(({ id }) => id < 7)) {
      const { body } = await request(api.app).get(`/api/properties/${id}?lang=fr`).expect(200);
      expect((body as { property: { price: { vat?: string } } }).property.price.vat).toBe(vat);
    }
  });

  test('a listing without public address stands at the centre of its town, in whatever language it is withheld', async () => {
    await api.load(
      createFeed('fr', [{ ID: 1 }, { ID: 2 }, { ID: 3 }], {
        details: [
          { ID: 1, ...HOME, PublishAddress: true },
          { ID: 2, ...HOME, PublishAddress: true },
          { ID: 3, ...HOME },
        ],
      }),
      createFeed(
        'nl',
        [
          { ID: 1, City: 'Namen' },
          { ID: 2, City: 'Namen' },
          { ID: 3, City: 'Namen' },
        ],
        {
          details: [{ ID: 2, ...HOME, PublishAddress: false }],
        },
      ),
    );
    expect(places(await map())).toEqual([
      [3, NAMUR.latitude, NAMUR.longitude],
      [2, NAMUR.latitude, NAMUR.longitude],
      [1, HOME.Latitude, HOME.Longitude],
    ]);
    for (const lang of ['nl', 'de']) expect(places(await map({ lang }))).toEqual(places(await map()));
  });

  test('no rectangle or polygon, however small, finds a withheld listing anywhere but at the centre of its town', async () => {
    await api.load(
      createFeed('fr', [{ ID: 1 }], { details: [{ ID: 1, ...HOME, PublishAddress: false, Price: 200_000 }] }),
    );
    const around = (lat: number, lng: number, size: number) => ({
      bounds: [lat - size, lng - size, lat + size, lng + size].map((degrees) => degrees.toFixed(4)).join(),
      polygon: formatPolygon([
        { lat: lat - size, lng: lng - size },
        { lat: lat - size, lng: lng + size },
        { lat: lat + size, lng },
      ]),
    });
    for (const size of [0.02, 0.005, 0.001, 0.0002]) {
      const atHome = around(HOME.Latitude, HOME.Longitude, size);
      const atCentre = around(NAMUR.latitude, NAMUR.longitude, size);
      for (const kind of ['bounds', 'polygon'] as const) {
        expect([kind, size, await api.found({ [kind]: atHome[kind] })]).toEqual([kind, size, []]);
        expect([kind, size, await api.found({ [kind]: atCentre[kind] })]).toEqual([kind, size, [1]]);
        const { facets } = await api.search({ [kind]: atHome[kind] });
        expect(facets.cities.filter(({ count }) => count > 0)).toEqual([]);
      }
    }
    const answers = [await map(), await api.search({})].map((answer) => JSON.stringify(answer));
    for (const digits of ['50.44', '4.90']) expect(answers.join()).not.toContain(digits);
  });

  test('a change of the feed moves a listing, and one that is withdrawn leaves the map', async () => {
    const details = (PublishAddress: boolean) => [{ ID: 1, ...HOME, PublishAddress }];
    await api.load(createFeed('fr', [{ ID: 1 }, { ID: 2 }], { details: details(true) }));
    expect(places(await map())).toHaveLength(2);
    await api.load(createFeed('fr', [{ ID: 1 }], { details: details(false) }));
    expect(places(await map())).toEqual([[1, NAMUR.latitude, NAMUR.longitude]]);
  });

  test('rectangles and polygons find what plain geometry finds', async () => {
    const random = randomFor('map-area', 1);
    const degrees = (from: number, to: number) => random.int(from * 1e4, to * 1e4) / 1e4;
    const homes = Array.from({ length: 60 }, (_, index) => ({
      ID: index + 1,
      Latitude: degrees(50, 51),
      Longitude: degrees(4, 5),
      PublishAddress: true,
    }));
    await api.load(
      createFeed(
        'fr',
        homes.map(({ ID }) => ({ ID })),
        { details: homes },
      ),
    );
    let found = 0;
    for (let round = 0; round < 12; round++) {
      const corners = Array.from({ length: 3 }, () => ({ lat: degrees(50, 51), lng: degrees(4, 5) }));
      const polygon = parsePolygon(formatPolygon(corners));
      if (!polygon) continue;
      const inside = homes.filter((home) => isInTriangle(home, polygon)).map(({ ID }) => ID);
      const ids = (await map({ polygon: formatPolygon(polygon) })).points.map(({ id }) => id);
      expect(ids).toEqual(inside.reverse());
      found += ids.length;
    }
    expect(found).toBeGreaterThan(10);
    const half = (await map({ bounds: '50,4,50.5,5' })).points.map(({ id }) => id);
    expect(half).toEqual(
      homes
        .filter(({ Latitude }) => Latitude <= 50.5)
        .map(({ ID }) => ID)
        .reverse(),
    );
  });

  test.each([
    ['polygon', '50,4;51,5;51,4;50,5'],
    ['polygon', '50,4;51,5'],
    ['polygon', "50,4;51,5;'); drop table listings; --"],
    ['bounds', '51,4,50,5'],
    ['bounds', 'NaN,4,50,5'],
    ['view', '50,4,51'],
    ['zoom', '99'],
  ])('a wrong %s (%s) is refused by its name', async (field, value) => {
    const { body } = await request(api.app)
      .get('/api/map')
      .query({ lang: 'fr', goal: 0, [field]: value })
      .expect(422);
    expect(body.errors.map((problem: { field: string }) => problem.field)).toEqual([field]);
  });

  test('more than 2,000 listings are counts on a grid, until the view has fewer', async () => {
    const ids = Array.from({ length: 2_100 }, (_, index) => index + 1);
    await api.load(
      createFeed(
        'fr',
        ids.map((ID) => ({ ID })),
        {
          details: ids.map((ID) => ({
            ID,
            Latitude: 50 + (ID % 50) / 100,
            Longitude: 4 + Math.floor(ID / 50) / 100,
            PublishAddress: true,
          })),
        },
      ),
    );
    const whole = await map({ zoom: 8 });
    expect(whole).toMatchObject({ total: 2_100, isWhole: false, points: [] });
    expect(whole.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(2_100);
    expect(whole.clusters.length).toBeLessThan(30);
    expect((await map({ zoom: 10, view: '49,3,52,6' })).clusters.length).toBeGreaterThan(
      whole.clusters.length,
    );

    const near = await map({ zoom: 14, view: '50,4,50.1,4.1' });
    expect(near).toMatchObject({ total: 2_100, isWhole: false, clusters: [] });
    expect(near.points.length).toBeGreaterThan(50);
    expect(near.points.every(({ lat, lng }) => lat <= 50.1 && lng <= 4.1)).toBe(true);
  });
});

interface Home {
  Latitude: number;
  Longitude: number;
}

function isInTriangle({ Latitude, Longitude }: Home, corners: { lat: number; lng: number }[]): boolean {
  const sides = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length]!;
    return Math.sign(
      (to.lng - from.lng) * (Latitude - from.lat) - (to.lat - from.lat) * (Longitude - from.lng),
    );
  });
  return !(sides.includes(1) && sides.includes(-1));
}
