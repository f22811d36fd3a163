import { beforeEach, expect, test } from '@jest/globals';
import { mapAnswerSchema } from 'shared-kit/contracts/api/map';
import { propertyResponseSchema } from 'shared-kit/contracts/api/property';
import { RADII } from 'shared-kit/domain/listing-query';
import { randomFor } from 'shared-kit/domain/seeded-random';
import request from 'supertest';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';

/** Centres of the list of Belgian places. */
const NAMUR = { lat: 50.4669, lng: 4.8675 };
const KM_PER_DEGREE = 111.195;
/** Some kilometres north of the centre of Namur. */
const northOfNamur = (km: number) => ({
  Latitude: NAMUR.lat + km / KM_PER_DEGREE,
  Longitude: NAMUR.lng,
  PublishAddress: true,
});
const EGHEZEE = { City: 'Eghezée', Zip: '5310' };
const LIEGE = { City: 'Liège', Zip: '4000' };
const around = (radius: number) => ({ city: 'namur|5000', radius });

describeOnDatabase('the public place of a listing', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given);
  });

  const get = async (path: string, query: object) =>
    (
      await request(api.app)
        .get(path)
        .query({ lang: 'fr', ...query })
        .expect(200)
    ).body as unknown;
  const map = async (query: object = {}) =>
    mapAnswerSchema.parse(await get('/api/map', { goal: 0, ...query }));
  const pins = async (query: object = {}) =>
    (await map(query)).points.map(({ id, lat, lng }) => [id, lat, lng]);
  const property = async (id: number) =>
    propertyResponseSchema.parse(await get(`/api/properties/${id}`, {})).property;

  test('is what a radius is measured to, from the centre of the chosen town', async () => {
    await api.load(
      createFeed(
        'fr',
        [{ ID: 1, ...LIEGE }, { ID: 2, ...EGHEZEE }, { ID: 3, ...EGHEZEE }, { ID: 4 }, { ID: 5, ...LIEGE }],
        {
          details: [
            // Their towns are 50 and 16 km away.
            { ID: 1, ...northOfNamur(4.9) },
            { ID: 2, ...northOfNamur(5.1) },
            { ID: 3, ...northOfNamur(4.9), PublishAddress: false },
            // In the chosen town itself.
            { ID: 4, ...northOfNamur(40) },
          ],
        },
      ),
    );
    expect(await api.found(around(5))).toEqual([4, 1]);
    expect(await api.found(around(10))).toEqual([4, 2, 1]);
    // The one whose address is withheld stands at the centre of its town.
    expect(await api.found(around(20))).toEqual([4, 3, 2, 1]);
    expect(await api.found({ city: 'namur|5000' })).toEqual([4]);
    for (const radius of [5, 10, 20]) {
      const [ids, { total, points }] = [await api.found(around(radius)), await map(around(radius))];
      expect({ total, ids: points.map(({ id }) => id) }).toEqual({ total: ids.length, ids });
    }
  });

  test('is withheld from a radius too, in whatever language the address is', async () => {
    await api.load(
      createFeed('fr', [{ ID: 1, ...LIEGE }], { details: [{ ID: 1, ...northOfNamur(1) }] }),
      createFeed('nl', [{ ID: 1, City: 'Luik', Zip: '4000' }], {
        details: [{ ID: 1, PublishAddress: false }],
      }),
    );
    for (const lang of ['fr', 'nl']) {
      expect(await api.found({ lang, ...around(30) })).toEqual([]);
      expect(await api.found({ lang, city: 'liège|4000', radius: 5 })).toEqual([1]);
    }
  });

  test('is found by a radius where plain geometry finds it, with the counts that choosing would find', async () => {
    const random = randomFor('radius', 1);
    const homes = Array.from({ length: 80 }, (_, index) => ({
      ID: index + 1,
      Latitude: 50.2 + random.next() * 0.6,
      Longitude: 4.4 + random.next() * 0.9,
      PublishAddress: true,
      VAT: random.pick([null, '21 %']),
    }));
    await api.load(
      createFeed(
        'fr',
        homes.map(({ ID }) => ({ ID, ...LIEGE })),
        { details: homes },
      ),
    );
    for (const radius of RADII) {
      const near = homes.filter(
        ({ Latitude, Longitude }) => metres(NAMUR, { lat: Latitude, lng: Longitude }) <= radius * 1000,
      );
      const page = await api.search({ ...around(radius), pageSize: 48 });
      expect([radius, page.total]).toEqual([radius, near.length]);
      const wanted = near.filter(({ VAT }) => VAT).length;
      expect(page.facets.features.find(({ feature }) => feature === 'new-build')?.count).toBe(wanted);
      expect(await api.found({ ...around(radius), with: 'new-build', pageSize: 48 })).toHaveLength(wanted);
    }
  });

  test('has both coordinates of one record; without such a record it is the centre of the town, and nowhere said to be more', async () => {
    await api.load(
      createFeed('fr', [{ ID: 1 }, { ID: 2 }, { ID: 3 }], {
        details: [
          { ID: 1, PublishAddress: true, Latitude: 50.9 },
          { ID: 2, PublishAddress: true, Latitude: 50.9 },
          { ID: 3, PublishAddress: true, Latitude: 86, Longitude: 4.9 },
        ],
      }),
      createFeed('nl', [{ ID: 1 }, { ID: 2 }], {
        details: [
          { ID: 1, Longitude: 3.1 },
          { ID: 2, Latitude: 50.4, Longitude: 4.7 },
        ],
      }),
    );
    const atCentre = [NAMUR.lat, NAMUR.lng];
    expect(await pins()).toEqual([
      [3, ...atCentre],
      [2, 50.4, 4.7],
      [1, ...atCentre],
    ]);
    expect((await property(1)).place).toEqual({ ...NAMUR, isExact: false });
    expect((await property(2)).place).toEqual({ lat: 50.4, lng: 4.7, isExact: true });
    expect((await property(3)).place).toEqual({ ...NAMUR, isExact: false });
    expect(await api.found({ city: 'gembloux|5030', radius: 20 })).toEqual([3, 2, 1]);
  });
});

describeOnDatabase('the town of a listing', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given);
  });

  const towns = async (query: object) => {
    const { items, facets } = await api.search(query);
    const counted = facets.cities.map(({ name, zip, count }) => `${name} ${zip} ${count}`);
    return { cards: items.map(({ id, city, zip }) => `${id} ${city} ${zip}`), counted };
  };

  test('has name and postal code of one record', async () => {
    await api.load(
      createFeed('fr', [
        { ID: 1, City: '', Zip: '5000' },
        { ID: 2, City: 'Namur', Zip: '5000' },
        { ID: 3, City: 'Namur', Zip: '' },
        { ID: 4, City: 'Gand', Zip: '' },
      ]),
      createFeed('nl', [
        { ID: 1, City: 'Gent', Zip: '9000' },
        { ID: 2, City: 'Gent', Zip: '9000' },
        { ID: 3, City: '', Zip: '9000' },
        { ID: 4, City: '', Zip: '5000' },
      ]),
    );
    expect(await towns({ lang: 'fr' })).toEqual({
      cards: ['4 Gand ', '3 Namur ', '2 Namur 5000', '1 Gent 9000'],
      counted: ['Gand  1', 'Gent 9000 1', 'Namur  1', 'Namur 5000 1'],
    });
    expect(await towns({ lang: 'nl' })).toEqual(await towns({ lang: 'fr' }));
    expect(await api.found({ city: 'gent|5000' })).toEqual([]);
    expect(await api.found({ lang: 'nl', city: 'gent|5000' })).toEqual([]);
  });

  test('without a name in any record is found by its postal code and its province', async () => {
    await api.load(createFeed('fr', [{ ID: 1, City: '', Zip: '5000' }]));
    expect(await api.found({ area: 'province:namur' })).toEqual([1]);
    expect(await api.found({ search: '5000' })).toEqual([1]);
    expect((await towns({})).counted).toEqual([]);
  });

  test("named with a Dutch 's or 't stands under the word after it, in lists and among the choices", async () => {
    const homes = [
      ['Zulte', '9870'],
      ["'s Gravenwezel", '2970'],
      ['Aalst', '9300'],
      ['Gent', '9000'],
      ["'t Zand", '8000'],
      ['Hasselt', '3500'],
    ].map(([City, Zip], index) => ({ ID: index + 1, City: City!, Zip: Zip! }));
    await api.load(createFeed('nl', homes));
    const wanted = ['Aalst', 'Gent', "'s Gravenwezel", 'Hasselt', "'t Zand", 'Zulte'];
    for (const lang of ['nl', 'fr']) {
      const { items, facets } = await api.search({ lang, sort: 'city' });
      expect(items.map(({ city }) => city)).toEqual(wanted);
      expect(facets.cities.map(({ name }) => name)).toEqual(wanted);
    }
  });
});

/** As the crow flies on a sphere, by the chord between the points. */
function metres(from: { lat: number; lng: number }, to: { lat: number; lng: number }): number {
  const onSphere = ({ lat, lng }: { lat: number; lng: number }) => {
    const [a, b] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
    return [Math.cos(a) * Math.cos(b), Math.cos(a) * Math.sin(b), Math.sin(a)] as const;
  };
  const [p, q] = [onSphere(from), onSphere(to)];
  const chord = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  return 2 * 6_371_000 * Math.asin(chord / 2);
}
