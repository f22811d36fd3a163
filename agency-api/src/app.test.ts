import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Express } from 'express';
import { pino } from 'pino';
import type { ListingPage } from 'shared-kit/contracts/api/listing';
import { listingPageSchema, listingFacetsSchema } from 'shared-kit/contracts/api/listing';
import { propertyResponseSchema } from 'shared-kit/contracts/api/property';
import type { Feed } from 'shared-kit/contracts/feed/feed';
import request from 'supertest';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { feedOf } from '../testing/feed-builder.ts';
import { createApp } from './app.ts';
import { feedItems } from './import/feed-items.ts';
import { loadFeed } from './import/load-feed.ts';

describeOnEachDatabase('the API', (given) => {
  let app: Express;
  beforeEach(() => {
    app = createApp({
      database: given.database,
      config: given.config,
      dataFolder: '',
      logger: pino({ level: 'silent' }),
    });
  });
  const load = (...feeds: Feed[]) =>
    feeds.reduce<Promise<unknown>>(
      (before, feed) => before.then(() => loadFeed(given.database, given.config, feedItems(feed))),
      Promise.resolve(),
    );
  async function search(query: object): Promise<ListingPage> {
    const { status, body } = await request(app)
      .get('/api/listings')
      .query({ lang: 'fr', goal: 0, ...query });
    expect({ status, body }).toMatchObject({ status: 200 });
    return listingPageSchema.strict().parse(body);
  }
  const found = async (query: object) => (await search(query)).items.map(({ id }) => id);

  describe('search', () => {
    const HOMES = feedOf(
      'fr',
      [
        { ID: 1, City: 'Eghezée', Zip: '5310', RecordFile: 'AB12', WebIDs: '1', TypeDescription: 'Villa' },
        {
          ID: 2,
          City: 'Namur',
          Zip: '5000',
          RecordFile: 'ab 13',
          WebIDs: '2',
          TypeDescription: 'Appartement',
        },
        { ID: 3, City: 'Namur', Zip: '5000', RecordFile: 'C1', WebIDs: '1, 2', TypeDescription: 'Immeuble' },
        { ID: 4, City: 'Namur', Zip: '5000', RecordFile: 'D1L', Goal: 1 },
        { ID: 53, City: 'Dinant', Zip: '5500', RecordFile: 'E1', WebIDs: '1', TypeDescription: 'École' },
      ],
      {
        details: [
          { ID: 1, Price: 300_000, BedRooms: 4, BathRooms: 2 },
          { ID: 2, Price: 150_000, BedRooms: 2 },
          { ID: 3, Price: 900_000, BedRooms: 9, PriceOnDemand: true },
        ],
      },
    );

    test('shows the listings of a goal, newest first', async () => {
      await load(HOMES);
      expect(await found({})).toEqual([53, 3, 2, 1]);
      expect(await found({ goal: 1 })).toEqual([4]);
    });

    test('finds by town, without minding accents or case, by zip, by reference and by ID', async () => {
      await load(HOMES);
      expect(await found({ search: 'EGHEZEE' })).toEqual([1]);
      expect(await found({ search: 'eghé' })).toEqual([1]);
      expect(await found({ search: '5000 namur' })).toEqual([3, 2]);
      expect(await found({ search: 'ab' })).toEqual([2, 1]);
      expect(await found({ search: 'AB 13' })).toEqual([2]);
      expect(await found({ search: '53' })).toEqual([53, 1]);
      expect(await found({ search: 'amur' })).toEqual([]);
      expect(await found({ search: '%' })).toEqual([]);
      expect(await found({ search: 'a\u0000b' })).toEqual([2, 1]);
    });

    test('filters by towns, types, rooms and price; unknown values find nothing', async () => {
      await load(HOMES);
      expect(await found({ city: 'eghezée|5310' })).toEqual([1]);
      expect(await found({ city: ['eghezée|5310', 'Dinant|5500'] })).toEqual([53, 1]);
      expect(await found({ city: 'namur|9999' })).toEqual([]);
      expect(await found({ type: [2] })).toEqual([3, 2]);
      expect(await found({ type: 77 })).toEqual([]);
      expect(await found({ bedrooms: 3 })).toEqual([3, 1]);
      expect(await found({ bedrooms: 2, bathrooms: 2 })).toEqual([1]);
      expect(await found({ bedrooms: 0 })).toEqual([53, 3, 2, 1]);
      expect(await found({ priceMax: 200_000 })).toEqual([2]);
      expect(await found({ priceMin: 200_000 })).toEqual([1]);
    });

    test('sorts by price with unknown ones last, by headline and by town', async () => {
      await load(HOMES);
      expect(await found({ sort: 'price-asc' })).toEqual([2, 1, 53, 3]);
      expect(await found({ sort: 'price-desc' })).toEqual([1, 2, 53, 3]);
      expect(await found({ sort: 'type' })).toEqual([2, 53, 3, 1]);
      expect(await found({ sort: 'city' })).toEqual([53, 1, 3, 2]);
    });

    test('pages follow each other in every order; past the end comes the last', async () => {
      await load(HOMES);
      for (const sort of ['newest', 'price-asc', 'price-desc', 'type', 'city']) {
        const whole = await found({ sort });
        const first = await found({ sort, pageSize: 3 });
        const last = await search({ sort, pageSize: 3, page: 99 });
        expect([...first, ...last.items.map(({ id }) => id)]).toEqual(whole);
        expect(last).toMatchObject({ page: 2, pageCount: 2, total: 4, pageSize: 3 });
      }
    });

    test('counts ignore their own filter, and keep what is chosen', async () => {
      await load(HOMES);
      const { facets, total } = await search({ city: 'dinant|5500', type: 2 });
      expect(total).toBe(0);
      expect(facets.cities).toEqual([
        { key: 'dinant|5500', name: 'Dinant', zip: '5500', count: 0 },
        { key: 'namur|5000', name: 'Namur', zip: '5000', count: 2 },
      ]);
      expect(facets.types).toEqual([
        { id: 1, name: 'Maison fr', count: 1 },
        { id: 2, name: 'Appartement fr', count: 0 },
      ]);
      const priced = await search({ priceMin: 1 });
      expect(priced.facets.cities.map(({ name, count }) => [name, count])).toEqual([
        ['Eghezée', 1],
        ['Namur', 1],
      ]);
    });

    test('counts follow the data at once', async () => {
      await load(HOMES);
      expect((await search({})).total).toBe(4);
      await load(feedOf('fr', [{ ID: 1 }]));
      expect(await search({})).toMatchObject({ total: 1, facets: { cities: [{ name: 'Namur', count: 1 }] } });
    });

    test('a town chosen in one language finds the same in another, under the name of that language', async () => {
      await load(
        feedOf('fr', [
          { ID: 1, City: 'Bruxelles', Zip: '1000' },
          { ID: 2, City: 'Bruxelles', Zip: '1000' },
        ]),
        feedOf('nl', [{ ID: 1, City: 'Brussel', Zip: '1000' }]),
      );
      expect(await found({ lang: 'nl', city: 'bruxelles|1000' })).toEqual([2, 1]);
      expect(await found({ lang: 'fr', city: 'brussel|1000' })).toEqual([2, 1]);
      const { facets, items } = await search({ lang: 'nl', search: 'bruxel' });
      expect(facets.cities).toEqual([{ key: 'brussel|1000', name: 'Brussel', zip: '1000', count: 2 }]);
      expect(items.map(({ city }) => city)).toEqual(['Brussel', 'Brussel']);
      expect(items[0]?.path).toBe('/nl/te-koop/brussel/2/');
    });

    test('towns that show the same name in a language are one there', async () => {
      await load(
        feedOf('fr', [
          { ID: 1, City: 'Mons', Zip: '7000' },
          { ID: 2, City: 'Mons (centre)', Zip: '7000' },
        ]),
        feedOf('nl', [
          { ID: 1, City: 'Bergen', Zip: '7000' },
          { ID: 2, City: 'Bergen', Zip: '7000' },
        ]),
      );
      expect((await search({ lang: 'fr' })).facets.cities).toHaveLength(2);
      expect((await search({ lang: 'nl' })).facets.cities).toEqual([
        { key: 'bergen|7000', name: 'Bergen', zip: '7000', count: 2 },
      ]);
      expect(await found({ lang: 'nl', city: 'bergen|7000' })).toEqual([2, 1]);
    });

    test('facets are those of a goal with nothing chosen', async () => {
      await load(HOMES);
      const { body } = await request(app).get('/api/facets').query({ lang: 'fr', goal: 1 });
      expect(listingFacetsSchema.parse(body).cities).toEqual([
        { key: 'namur|5000', name: 'Namur', zip: '5000', count: 1 },
      ]);
    });

    test('an answer that did not change is not sent again', async () => {
      await load(HOMES);
      const { headers } = await request(app).get('/api/listings?lang=fr&goal=0');
      expect(headers['cache-control']).toBe('public, max-age=15, stale-while-revalidate=60');
      await request(app).get('/api/listings?lang=fr&goal=0').set('if-none-match', headers.etag!).expect(304);
    });
  });

  describe('a property', () => {
    const property = async (id: number, lang = 'fr') => {
      const { body } = await request(app).get(`/api/properties/${id}`).query({ lang }).expect(200);
      return propertyResponseSchema.parse(body);
    };

    test('has paths in every language in use, and texts from another language where its own are missing', async () => {
      await load(
        feedOf('fr', [{ ID: 1, TypeDescription: 'Maison - vendue' }], {
          details: [{ ID: 1, Title: 'Belle maison', Description: '<p>Bonjour</p>', BedRooms: 3 }],
        }),
        feedOf('nl', [{ ID: 1, TypeDescription: 'Huis' }], { details: [{ ID: 1, Title: 'Mooi huis' }] }),
      );
      const { property: shown } = await property(1, 'nl');
      expect(shown).toMatchObject({
        headline: 'Huis',
        title: 'Mooi huis',
        description: '<p>Bonjour</p>',
        status: 'sold',
        path: '/nl/te-koop/namur/mooi-huis/1/',
        paths: { fr: '/fr/a-vendre/namur/belle-maison/1/', de: '/de/zu-verkaufen/namur/belle-maison/1/' },
        rooms: { bedrooms: 3 },
      });
    });

    test('keeps its street and its owner to itself unless the address is published', async () => {
      const details = [1, 2].map((ID) => ({
        ID,
        Street: 'Rue Haute',
        HouseNumber: '7',
        PublishAddress: ID === 2,
        Latitude: 50.123456,
        Longitude: 4.987654,
        OwnerEmail: 'owner@secret.example',
      }));
      await load(feedOf('fr', [{ ID: 1 }, { ID: 2 }], { details }));
      const hidden = await property(1);
      expect(hidden.property.address).toMatchObject({
        street: null,
        houseNumber: null,
        city: 'Namur',
        countryName: 'Belgique',
      });
      expect(hidden.property).toMatchObject({ latitude: 50.12, longitude: 4.99 });
      expect(JSON.stringify(hidden)).not.toContain('secret');
      expect((await property(2)).property).toMatchObject({
        address: { street: 'Rue Haute', houseNumber: '7' },
        latitude: 50.123456,
      });
    });

    test('tells price, energy label and the duty to renovate by the rules of the domain', async () => {
      await load(
        feedOf('fr', [{ ID: 1, City: 'Gand', Zip: '9000' }, { ID: 2 }, { ID: 3, Goal: 1 }], {
          details: [
            { ID: 1, Price: 400_000, PriceUnit: 7, EPCLabelText: 'F', EnergyPerformance: 600 },
            { ID: 2, Price: 400_000, PriceOnDemand: true, EnergyPerformance: 100 },
            { ID: 3, Price: 900, PublishPrice: false },
          ],
        }),
      );
      expect((await property(1)).property).toMatchObject({
        price: { kind: 'from', amount: 400_000, perMonth: false },
        energyLabel: { region: 'flanders', label: 'f', computed: false },
        energy: { mustBeRenovatedWithinYears: 5, labelText: 'F' },
      });
      expect((await property(2)).property).toMatchObject({
        price: { kind: 'on-request', amount: null },
        energyLabel: { region: 'wallonia', label: 'b', computed: true },
        energy: { mustBeRenovatedWithinYears: null },
      });
      expect((await property(3)).property.price).toEqual({ kind: 'amount', amount: 900, perMonth: true });
      expect(await found({ priceMin: 1 })).toEqual([1]);
    });

    test('a unit of a project is shown under its project', async () => {
      const project = {
        ID: 36,
        Goal: 0 as const,
        City: 'Evere',
        Zip: '1140',
        WebID: '2',
        WebIDName: 'Appartement (3)',
        ProjectWebID: 2,
        SmallPicture: '',
        language: 'fr' as const,
      };
      await load(
        feedOf('fr', [{ ID: 1, ProjectID: 36, City: 'Evere', Zip: '1140' }], {
          projects: [project],
          projectDetails: [{ ID: 36, language: 'fr', Name: 'Saphir' }],
        }),
      );
      expect((await property(1)).property).toMatchObject({
        section: 'projects',
        path: '/fr/projects/evere/saphir/36/1/',
        project: { id: 36, name: 'Saphir', path: '/fr/projects/evere/saphir/36/' },
      });
    });

    test('similar ones are open, of its goal and type, at a like price, the nearest first', async () => {
      const at = (ID: number, Zip: string, rest: object = {}) => ({ ID, City: `Ville ${Zip}`, Zip, ...rest });
      await load(
        feedOf(
          'fr',
          [
            at(1, '5000'),
            at(2, '5000', { TypeDescription: 'Vendu' }),
            at(3, '8000'),
            at(4, '5000'),
            at(5, '5010'),
            at(6, '5000', { Goal: 1 }),
            at(7, '5000', { WebIDs: '2' }),
            at(8, '5000'),
          ],
          {
            details: [1, 2, 3, 4, 5, 6, 7, 8].map((ID) => ({ ID, Price: ID === 8 ? 900_000 : 300_000 + ID })),
          },
        ),
      );
      expect((await property(1)).similar.map(({ id }) => id)).toEqual([4, 5, 3]);
    });

    test('pictures have the media address, their own name and size, and paper until their colour is known', async () => {
      const Pictures = [
        { ID: 1, Url: 'demo:villa?seed=1', Name: '', Width: 1600, Height: 1067, Kind: 'photo' as const },
      ];
      await load(feedOf('fr', [{ ID: 1, TypeDescription: 'Villa' }], { details: [{ ID: 1, Pictures }] }));
      const { pictures, picture } = (await property(1)).property;
      expect(pictures).toEqual([
        {
          id: picture?.id,
          url: `/media/${picture?.id}`,
          width: 1600,
          height: 1067,
          colour: '#e4dfd5',
          alt: 'Villa',
          kind: 'photo',
        },
      ]);
    });

    test('one that never was is 404, a withdrawn one 410', async () => {
      await load(feedOf('fr', [{ ID: 1 }]), feedOf('fr', []));
      const missing = await request(app).get('/api/properties/2?lang=fr').expect(404);
      expect(missing.body).toMatchObject({ code: 'property-not-found' });
      const withdrawn = await request(app).get('/api/properties/1?lang=fr').expect(410);
      expect(withdrawn.body).toMatchObject({ code: 'property-withdrawn' });
      expect(withdrawn.headers['content-type']).toContain('application/problem+json');
    });
  });

  describe('bad input and faults', () => {
    test('every wrong field is named', async () => {
      const { body } = await request(app)
        .get('/api/listings?goal=7&page=x&pageSize=99&sort=best')
        .expect(422);
      expect(body).toMatchObject({ code: 'invalid-input', status: 422 });
      expect(body.errors).toEqual([
        { field: 'lang', rule: 'required', messageKey: 'required' },
        { field: 'goal', rule: 'one of 0, 1', messageKey: 'invalid' },
        { field: 'sort', rule: 'one of newest, price-asc, price-desc, type, city', messageKey: 'invalid' },
        { field: 'page', rule: 'type number', messageKey: 'invalid' },
        { field: 'pageSize', rule: 'max 48', messageKey: 'invalid' },
      ]);
    });

    test('a value that is repeated where one is meant is wrong, one that is empty counts as left out', async () => {
      await request(app).get('/api/listings?lang=fr&goal=0&page=1&page=2').expect(422);
      await request(app).get('/api/listings?lang=fr&goal=0&page=&search=&city=').expect(200);
    });

    test('ids that are no ids are bad input', async () => {
      await request(app).get('/api/properties/abc?lang=fr').expect(422);
      await request(app).get('/api/properties/99999999999?lang=fr').expect(422);
    });

    test('unknown paths and paths that cannot be read are 404 with the id of the request', async () => {
      const { body, headers } = await request(app)
        .get('/api/nothing')
        .set('x-request-id', 'abc-1')
        .expect(404);
      expect(body).toMatchObject({ code: 'not-found', requestId: 'abc-1' });
      expect(headers['x-request-id']).toBe('abc-1');
      await request(app).get('/media/%E0%A4%A').expect(404);
    });

    test('health, readiness and figures are told', async () => {
      await request(app).get('/healthz').expect(200);
      await request(app).get('/readyz').expect(200);
      const { text } = await request(app).get('/metrics').expect(200);
      expect(text).toContain(
        'http_request_duration_seconds_count{method="GET",route="/readyz",status="200"} 1',
      );
    });
  });
});
