import { beforeEach, expect, test } from '@jest/globals';
import type { Language } from 'shared-kit/domain/languages';
import request from 'supertest';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed, createProject } from '../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';

const LANGUAGES: Language[] = ['nl', 'fr', 'en', 'de'];

describeOnDatabase('what one language withholds', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given);
  });

  /** The bodies of an address in every language. */
  const bodies = async (path: string) => {
    const texts = LANGUAGES.map(async (lang) => (await request(api.app).get(path).query({ lang })).text);
    return (await Promise.all(texts)).join('\n');
  };

  test.each([
    ['the first language', 'fr', 'nl'],
    ['another language', 'nl', 'fr'],
  ] as const)('a price that %s withholds is nowhere', async (_, strict, open) => {
    const annuity = { Bouquet: 345_678, MonthlyRent: 789 };
    const published = { Price: 345_678, PublishPrice: true, LifeAnnuity: annuity, NotaryFees: 34_567 };
    const others = [2, 3].map((ID) => ({ ID, Price: ID * 100_000 }));
    await api.load(
      createFeed(open, [{ ID: 1 }, { ID: 2 }, { ID: 3 }], { details: [{ ID: 1, ...published }, ...others] }),
      createFeed(strict, [{ ID: 1 }], { details: [{ ID: 1, PublishPrice: false }] }),
    );
    expect(await bodies('/api/properties/1')).not.toMatch(/345678|34567|789/);
    expect(await bodies('/api/listings?goal=0')).not.toMatch(/345678|789/);
    for (const lang of LANGUAGES) {
      expect(await api.found({ lang, priceMin: 1 })).toEqual([3, 2]);
      expect(await api.found({ lang, sort: 'price-desc' })).toEqual([3, 2, 1]);
      expect(await api.found({ lang, sort: 'price-asc' })).toEqual([2, 3, 1]);
    }
    expect((await api.search({ priceMin: 1 })).facets.cities.map(({ count }) => count)).toEqual([2]);
  });

  test('a listing that is sold or rented in one language is not found or ordered by its price', async () => {
    const details = [1, 2, 3].map((ID) => ({ ID, Price: ID * 100_000 }));
    await api.load(
      createFeed('fr', [{ ID: 1 }, { ID: 2 }, { ID: 3 }], { details }),
      createFeed('nl', [{ ID: 2, TypeDescription: 'Huis verkocht' }]),
    );
    for (const lang of LANGUAGES) {
      expect(await api.found({ lang, priceMin: 200_000, priceMax: 200_000 })).toEqual([]);
      expect(await api.found({ lang, sort: 'price-asc', sold: 'show' })).toEqual([1, 3, 2]);
    }
  });

  test('similar listings are not chosen or ordered by a withheld price', async () => {
    const prices = [500_000, 100_000, 510_000, 900_000];
    const details = prices.map((Price, index) => ({ ID: index + 1, Price, PublishPrice: true }));
    await api.load(
      createFeed('fr', [{ ID: 1 }, { ID: 2 }, { ID: 3 }, { ID: 4 }], { details }),
      createFeed('nl', [{ ID: 1 }], { details: [{ ID: 1, PriceOnDemand: true }] }),
    );
    const { body } = await request(api.app).get('/api/properties/1?lang=fr');
    expect(body.similar.map(({ id }: { id: number }) => id)).toEqual([4, 3, 2]);
  });

  test('the price of a unit is not in its project, even if the record that withholds it names no project', async () => {
    const units = [
      { ID: 1, ProjectID: 36, City: 'Evere', Zip: '1140' },
      { ID: 2, ProjectID: 36, City: 'Evere', Zip: '1140' },
    ];
    await api.load(
      createFeed('fr', units, {
        projects: [createProject('fr', { ID: 36 })],
        details: [
          { ID: 1, Price: 345_678 },
          { ID: 2, Price: 200_000 },
        ],
      }),
      createFeed('nl', [{ ID: 1, City: 'Evere', Zip: '1140' }], {
        details: [{ ID: 1, PublishPrice: false }],
      }),
    );
    const shown = await bodies('/api/projects/36');
    expect(shown).toContain('200000');
    expect(shown + (await bodies('/api/projects'))).not.toContain('345678');
  });

  test('an address and its coordinates are in no answer', async () => {
    const Pictures = [
      {
        ID: 1,
        Url: 'https://photos.example/',
        Name: 'Rue Haute 7',
        Width: 4,
        Height: 3,
        Kind: 'photo' as const,
      },
    ];
    const Documents = [{ ID: 1, Url: 'https://agency.example/peb', Name: 'PEB Rue Haute 7', Public: true }];
    const OpenDays = [{ Start: '2099-12-05T10:00', End: '2099-12-05T12:00', Note: 'Par la ruelle Haute' }];
    const address = { Street: 'Rue Haute', HouseNumber: '7', BoxNr: 'b2', PublishAddress: true };
    const place = { Latitude: 50.512345, Longitude: 4.912345 };
    await api.load(
      createFeed('nl', [{ ID: 1, TypeDescription: 'Huis' }], {
        details: [{ ID: 1, Title: 'Huis, Rue Haute 7', ...address, ...place, Pictures, Documents, OpenDays }],
      }),
      createFeed('fr', [{ ID: 1 }], { details: [{ ID: 1, PublishAddress: false }] }),
    );
    const shown = (await bodies('/api/properties/1')) + (await bodies('/api/listings?goal=0'));
    expect(shown).toContain('2099-12-05');
    expect(shown).not.toMatch(/haute|50\.51|4\.91|"b2"/i);
    expect((await api.search({ lang: 'nl' })).items[0]).toMatchObject({
      slugs: { town: 'namur', title: '' },
      title: '',
      latitude: 50.4669,
      longitude: 4.8675,
    });
  });

  test('the address of a project is in no answer', async () => {
    const Phases = [
      { Name: 'Rue Haute 7', Status: 'Chantier rue Haute', Delivery: 'Rue Haute : 2027', Units: [] },
    ];
    const details = { ID: 36, Name: 'Saphir', Street: 'Rue Haute', HouseNumber: '7', Phases };
    await api.load(
      createFeed('nl', [], {
        projects: [createProject('nl', { ID: 36 })],
        projectDetails: [{ ...details, PublishAddress: true, language: 'nl' }],
      }),
      createFeed('fr', [], {
        projects: [createProject('fr', { ID: 36 })],
        projectDetails: [{ ...details, PublishAddress: false, language: 'fr' }],
      }),
    );
    expect(await bodies('/api/projects/36')).not.toMatch(/haute/i);
  });

  test('a listing that is discreet in one language is in no list but the discreet one', async () => {
    const [Marquee] = given.config.listings.discreetMarquees;
    await api.load(
      createFeed(
        'fr',
        [
          { ID: 1, ProjectID: 36, RecordFile: 'SECRET1' },
          { ID: 2, RecordFile: 'OPEN2' },
          { ID: 3, City: 'Secrethem', Zip: '9999', RecordFile: 'SECRET3' },
        ],
        {
          projects: [createProject('fr', { ID: 36 })],
          projectDetails: [{ ID: 36, Name: 'Saphir', language: 'fr' }],
        },
      ),
      createFeed('nl', [
        { ID: 1, Marquee: Marquee! },
        { ID: 3, Marquee: Marquee!, City: 'Secrethem', Zip: '9999' },
      ]),
    );
    for (const lang of LANGUAGES) {
      const page = await api.search({ lang });
      expect(page.items.map(({ id }) => id)).toEqual([2]);
      expect(page.total).toBe(1);
      expect(page.facets.cities.map(({ name, count }) => [name, count])).toEqual([['Namur', 1]]);
      expect(page.facets.types.map(({ count }) => count)).toEqual([1]);
    }
    for (const sort of ['price-asc', 'price-desc', 'type', 'city'])
      expect(await api.found({ sort })).toEqual([2]);
    for (const search of ['SECRET', '1', 'secrethem']) expect(await api.found({ search })).toEqual([]);
    expect(await bodies('/api/facets?goal=0')).not.toContain('Secrethem');
    expect((await request(api.app).get('/api/projects/36?lang=fr')).body.project.units.total).toBe(0);
    const open = await request(api.app).get('/api/properties/2?lang=fr');
    expect(open.body.similar).toEqual([]);

    const discreet = await api.search({ list: 'discreet' });
    expect(discreet.items.map(({ id, section }) => [id, section])).toEqual([
      [3, 'discreet'],
      [1, 'discreet'],
    ]);
    expect(discreet.facets.cities.map(({ name }) => name)).toEqual(['Namur', 'Secrethem']);
    const byAddress = await request(api.app).get('/api/properties/3?lang=nl').expect(200);
    expect(byAddress.body.property).toMatchObject({ section: 'discreet', slugs: { town: 'secrethem' } });
  });

  test('an unknown list is refused by name', async () => {
    const { body } = await request(api.app).get('/api/listings?lang=fr&goal=0&list=all').expect(422);
    expect(body.errors).toMatchObject([{ field: 'list' }]);
  });
});
