import { beforeEach, expect, test } from '@jest/globals';
import { projectListSchema, projectResponseSchema } from 'shared-kit/contracts/api/project';
import type { ProjectRecord, ProjectDetailRecord } from 'shared-kit/contracts/feed/list-records';
import type { Language } from 'shared-kit/domain/languages';
import request from 'supertest';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';

const projectIn = (language: Language, over: Partial<ProjectRecord> = {}): ProjectRecord => ({
  ID: 36,
  Goal: 0,
  City: 'Evere',
  Zip: '1140',
  WebID: '2',
  WebIDName: 'Appartement (3)',
  ProjectWebID: 2,
  SmallPicture: '',
  ...over,
  language,
});
const detailIn = (language: Language, over: Partial<ProjectDetailRecord> = {}): ProjectDetailRecord => ({
  ID: 36,
  Name: 'Saphir',
  ...over,
  language,
});
const unit = (ID: number, TypeDescription = 'Appartement', ProjectID = 36) => ({
  ID,
  ProjectID,
  TypeDescription,
  City: 'Evere',
  Zip: '1140',
  WebID: 2,
  WebIDs: '2',
});

describeOnDatabase('projects', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given);
  });

  const list = async (lang = 'fr') => {
    const { body } = await request(api.app).get('/api/projects').query({ lang }).expect(200);
    return projectListSchema.strict().parse(body).items;
  };
  const project = async (id: number, lang = 'fr') => {
    const { body } = await request(api.app).get(`/api/projects/${id}`).query({ lang }).expect(200);
    return projectResponseSchema.strict().parse(body);
  };

  test('texts that are borrowed from another language tell which', async () => {
    const texts = { Description: '<p>Bonjour</p>', Situation: '<p>Ici</p>' };
    await api.load(
      createFeed('fr', [], { projects: [projectIn('fr')], projectDetails: [detailIn('fr', texts)] }),
      createFeed('nl', [], {
        projects: [projectIn('nl')],
        projectDetails: [detailIn('nl', { Description: '<p>Dag</p>' })],
      }),
    );
    const { project: dutch } = await project(36, 'nl');
    expect(dutch).toMatchObject({
      description: '<p>Dag</p>',
      situation: '<p>Ici</p>',
      situationLanguage: 'fr',
    });
    expect(dutch).not.toHaveProperty('descriptionLanguage');
  });

  test('a project that is presented elsewhere tells where, and no sitemap names it', async () => {
    const load = (ExternalUrl: string) =>
      api.load(
        createFeed('fr', [], {
          projects: [projectIn('fr')],
          projectDetails: [detailIn('fr', { ExternalUrl })],
        }),
      );
    await load('https://saphir.example/fr');
    expect((await list())[0]!.externalUrl).toBe('https://saphir.example/fr');
    expect((await project(36)).project.externalUrl).toBe('https://saphir.example/fr');
    const { body } = await request(api.app).get('/api/sitemap').expect(200);
    expect(body.projects).toEqual([]);
    await load('https://[unfinished');
    expect((await list())[0]!.externalUrl).toBeNull();
  });

  test('a project has name, place, types with their count, ranges and the number of free units', async () => {
    await api.load(
      createFeed('fr', [unit(1), unit(2, 'Appartement - sous option'), unit(3, 'VENDU')], {
        projects: [
          projectIn('fr', { WebID: '1, 2', WebIDName: 'Maison (1), Appartement (2)', PriceMin: 250_000 }),
        ],
        projectDetails: [
          detailIn('fr', {
            BedRoomsMin: 1,
            BedRoomsMax: 3,
            SurfaceMin: 60,
            SurfaceMax: 120,
            Delivery: '2027',
          }),
        ],
        details: [
          { ID: 1, Price: 250_000 },
          { ID: 2, Price: 310_000 },
          { ID: 3, Price: 900_000 },
        ],
      }),
    );
    expect(await list()).toEqual([
      {
        id: 36,
        name: 'Saphir',
        city: 'Evere',
        zip: '1140',
        slugs: { city: 'evere', name: 'saphir' },
        externalUrl: null,
        typeIds: [1, 2],
        types: [
          { name: 'Maison', count: 1 },
          { name: 'Appartement', count: 2 },
        ],
        price: { min: 250_000, max: 310_000 },
        priceVat: 'excluded',
        bedrooms: { min: 1, max: 3 },
        surface: { min: 60, max: 120 },
        delivery: '2027',
        units: { total: 3, free: 1 },
        soldOut: false,
        picture: null,
      },
    ]);
  });

  test('a range of prices is without VAT, unless the price of each unit on offer includes it', async () => {
    const load = (...vats: (string | number | null)[]) =>
      api.load(
        createFeed('fr', [unit(1), unit(2), unit(3, 'Vendu')], {
          projects: [projectIn('fr')],
          details: [...vats, 21].map((VAT, index) => ({ ID: index + 1, Price: 200_000, VAT })),
        }),
      );
    await load(null, '21 % TVAC');
    expect((await list())[0]!.priceVat).toBe('excluded');
    await load('6 % TVA comprise', '21 % TVAC');
    expect((await list())[0]!.priceVat).toBe('included');
    expect((await project(36)).project.priceVat).toBe('included');
    await api.load(createFeed('fr', [unit(1)], { projects: [projectIn('fr')] }));
    expect((await list())[0]).not.toHaveProperty('priceVat');
  });

  test('ranges that the feed leaves out are those of the units', async () => {
    await api.load(
      createFeed('fr', [unit(1), unit(2)], {
        projects: [projectIn('fr')],
        details: [
          { ID: 1, Price: 200_000, BedRooms: 2, SurfaceLiving: 80 },
          { ID: 2, Price: 260_000, BedRooms: 3, SurfaceLiving: 95 },
        ],
      }),
    );
    expect((await list())[0]).toMatchObject({
      price: { min: 200_000, max: 260_000 },
      bedrooms: { min: 2, max: 3 },
      surface: { min: 80, max: 95 },
    });
  });

  test('the newest come first, those that are sold out last', async () => {
    await api.load(
      createFeed('fr', [unit(1, 'Vendu', 40), unit(2, 'Verkocht', 40), unit(3, 'Appartement', 24)], {
        projects: [24, 40, 30].map((ID) => projectIn('fr', { ID })),
      }),
    );
    expect((await list()).map(({ id, soldOut }) => [id, soldOut])).toEqual([
      [30, false],
      [24, false],
      [40, true],
    ]);
  });

  test('the price list has every unit from the ground floor up, with the status worded by unit or headline', async () => {
    await api.load(
      createFeed('fr', [unit(1), unit(2, 'Appartement vendu'), unit(3)], {
        projects: [projectIn('fr')],
        projectDetails: [detailIn('fr')],
        details: [
          {
            ID: 1,
            SurfaceTerrace: 12,
            OrientationTerrace: 'sud',
            UnitName: 'A1.1',
            Floor: 1,
            UnitStatus: 'Libre',
            Requirement: '2 chambres',
            Price: 300_000,
            Pictures: (['photo', 'photo', 'floorplan'] as const).map((Kind, index) => ({
              ID: index + 1,
              Url: `https://pictures.example/${index}.jpg`,
              Name: '',
              Width: 1600,
              Height: 1067,
              Kind,
            })),
          },
          { ID: 2, UnitName: 'A0.10', Floor: 0, UnitStatus: 'Vendu', Price: 1 },
          { ID: 3, UnitName: 'A0.9', Title: 'Studio', Floor: 0, UnitStatus: 'Sous option' },
        ],
      }),
    );
    const { priceList, units, soldOut } = (await project(36)).project;
    expect(priceList).toMatchObject([
      { name: 'A0.9', status: 'under-option', isFree: false, slugs: { title: 'studio' } },
      { name: 'A0.10', status: 'sold', isFree: false },
      {
        name: 'A1.1',
        type: 'Maison',
        floor: 1,
        requirement: '2 chambres',
        status: null,
        isFree: true,
        price: { kind: 'amount', amount: 300_000, perMonth: false },
        priceWithVat: 363_000,
        terrace: 12,
        orientation: 'sud',
        plan: 3,
        section: 'projects',
        projectId: 36,
        slugs: { town: 'evere', title: '', project: 'saphir' },
      },
    ]);
    expect(priceList[0]).not.toHaveProperty('plan');
    expect({ units, soldOut }).toEqual({ units: { total: 3, free: 1 }, soldOut: false });
  });

  test.each([
    [6, 318_000],
    ['6 %', 318_000],
    [0, 363_000],
    ['21 % sur la construction', null],
    ['6 % ou 21 %', null],
  ])('a price with VAT is told for a rate that holds for all of it: %s', async (VAT, priceWithVat) => {
    await api.load(
      createFeed('fr', [unit(1)], { projects: [projectIn('fr')], details: [{ ID: 1, Price: 300_000, VAT }] }),
    );
    expect((await project(36)).project.priceList[0]).toMatchObject({ priceWithVat });
  });

  test('has slugs in every language in use, and texts from another language where its own are missing', async () => {
    await api.load(
      createFeed('fr', [], {
        projects: [projectIn('fr')],
        projectDetails: [detailIn('fr', { Name: 'Le Saphir', Description: '<p>Bonjour</p>' })],
      }),
      createFeed('nl', [], {
        projects: [projectIn('nl')],
        projectDetails: [detailIn('nl', { Name: 'De Saffier' })],
      }),
    );
    expect((await project(36, 'nl')).project).toMatchObject({
      name: 'De Saffier',
      description: '<p>Bonjour</p>',
      slugs: { city: 'evere', name: 'de-saffier' },
      slugsByLanguage: { fr: { name: 'le-saphir' }, de: { name: 'le-saphir' } },
    });
  });

  test('shows its street where that is to be published, and only documents for anybody', async () => {
    const Documents = [
      { ID: 1, Name: 'Plans', Url: 'https://docs.example/plans.pdf', Public: true },
      { ID: 2, Name: 'Contrat', Url: 'https://docs.example/contract.pdf', Public: false },
    ];
    const details = { Street: 'Avenue Dunant', HouseNumber: '40', Documents };
    await api.load(
      createFeed('fr', [], {
        projects: [36, 37].map((ID) => projectIn('fr', { ID })),
        projectDetails: [36, 37].map((ID) => detailIn('fr', { ID, ...details, PublishAddress: ID === 36 })),
      }),
    );
    expect((await project(36)).project).toMatchObject({
      address: { street: 'Avenue Dunant', houseNumber: '40', countryName: 'Belgique' },
      documents: [{ id: '1', name: 'Plans', url: 'https://docs.example/plans.pdf' }],
    });
    expect((await project(37)).project.address).toMatchObject({
      street: null,
      houseNumber: null,
      city: 'Evere',
    });
  });

  test('pictures are described by the project; the first photo stands for it in lists', async () => {
    const picture = (ID: number, Kind: 'photo' | 'floorplan') => ({
      ID,
      Url: `https://photos.example/${ID}`,
      Name: '',
      Width: 1600,
      Height: 1067,
      Kind,
    });
    await api.load(
      createFeed('fr', [], {
        projects: [projectIn('fr')],
        projectDetails: [detailIn('fr', { Pictures: [picture(1, 'floorplan'), picture(2, 'photo')] })],
      }),
    );
    const { pictures, picture: cover } = (await project(36)).project;
    expect(pictures.map(({ alt, kind }) => [alt, kind])).toEqual([
      ['Saphir', 'floorplan'],
      ['Saphir', 'photo'],
    ]);
    expect(cover?.id).toBe(pictures[1]!.id);
  });

  test('phases are told in their order, with a status that the site has words for, and their units', async () => {
    await api.load(
      createFeed('fr', [unit(1), unit(2)], {
        projects: [projectIn('fr')],
        projectDetails: [
          detailIn('fr', {
            Phases: [
              { Name: 'Phase 1', Status: 'Delivered', Delivery: '2025', Units: [2, 99, 2] },
              { Name: 'Phase 2', Status: 'Permis demandé', Delivery: ' ' },
            ],
          }),
        ],
      }),
    );
    expect((await project(36)).project.phases).toEqual([
      { name: 'Phase 1', status: 'delivered', statusText: null, delivery: '2025', unitIds: [2] },
      { name: 'Phase 2', status: null, statusText: 'Permis demandé', delivery: null, unitIds: [] },
    ]);
    const languageIn = async (lang: string) => (await project(36, lang)).project.phasesLanguage;
    expect([await languageIn('de'), await languageIn('fr')]).toEqual(['fr', undefined]);
  });

  test('pictures of the progress come after the photos, the newest first', async () => {
    const picture = (ID: number, Kind: 'photo' | 'floorplan' | 'progress', Date?: string) => ({
      ...{ ID, Kind, Url: `https://photos.example/${ID}`, Name: '', Width: 1600, Height: 1067 },
      ...(Date && { Date }),
    });
    const Pictures = [
      picture(1, 'progress', '2026-03-01'),
      picture(2, 'photo'),
      picture(3, 'progress'),
      picture(4, 'progress', '2026-09-15T10:00:00'),
      picture(5, 'floorplan'),
    ];
    await api.load(
      createFeed('fr', [], { projects: [projectIn('fr')], projectDetails: [detailIn('fr', { Pictures })] }),
    );
    const { pictures } = (await project(36)).project;
    expect(pictures.map(({ kind, takenOn }) => [kind, takenOn])).toEqual([
      ['photo', undefined],
      ['progress', '2026-09-15'],
      ['progress', '2026-03-01'],
      ['progress', undefined],
      ['floorplan', undefined],
    ]);
  });

  describe('on a map', () => {
    const HERE = { Latitude: 50.86891, Longitude: 4.41032 };
    const load = (ofProject: object, ofUnit: object = {}) =>
      api.load(
        createFeed('fr', [unit(1)], {
          projects: [projectIn('fr')],
          projectDetails: [detailIn('fr', { ...HERE, ...ofProject })],
          details: [{ ID: 1, ...HERE, ...ofUnit }],
        }),
      );

    test('a project and its units stand where they are, where their addresses are published', async () => {
      await load({ PublishAddress: true }, { PublishAddress: true });
      const { place, priceList } = (await project(36)).project;
      const exact = { lat: 50.86891, lng: 4.41032, isExact: true };
      expect([place, priceList[0]!.place]).toEqual([exact, exact]);
    });

    test('units stand where they are, though nobody knows where their project with a public address is', async () => {
      await load({ PublishAddress: true, Latitude: null, Longitude: null }, { PublishAddress: true });
      const { priceList } = (await project(36)).project;
      expect(priceList[0]!.place).toEqual({ lat: 50.86891, lng: 4.41032, isExact: true });
    });

    test.each([
      ['the project', { PublishAddress: false }, { PublishAddress: true }],
      ['nobody', {}, {}],
    ])(
      'with an address that %s withholds, neither it nor its units tell their place',
      async (_who, of, createUnit) => {
        await load(of, createUnit);
        const answer = (await project(36)).project;
        expect(answer.place).toMatchObject({ isExact: false });
        expect(JSON.stringify(answer)).not.toMatch(/50\.86891|4\.41032/);
        expect(answer.priceList[0]).not.toHaveProperty('place');
      },
    );

    test('a unit whose own address is withheld does not tell its place', async () => {
      await load({ PublishAddress: true, Latitude: 50.9, Longitude: 4.4 }, { PublishAddress: false });
      expect(JSON.stringify((await project(36)).project)).not.toMatch(/50\.86891|4\.41032/);
    });

    test('an address that one language withholds is withheld in all', async () => {
      await load({ PublishAddress: true }, { PublishAddress: true });
      await api.load(
        createFeed('nl', [unit(1)], {
          projects: [projectIn('nl')],
          projectDetails: [detailIn('nl', { PublishAddress: false })],
        }),
      );
      expect(JSON.stringify((await project(36)).project)).not.toMatch(/50\.86891|4\.41032/);
    });
  });

  test('similar ones are not sold out, the nearest first', async () => {
    const at = (ID: number, Zip: string, City = `Ville ${Zip}`) => projectIn('fr', { ID, Zip, City });
    await api.load(
      createFeed('fr', [unit(9, 'Vendu', 5)], {
        projects: [at(1, '5310'), at(2, '8000'), at(3, '5380'), at(4, '5310'), at(5, '5310')],
      }),
    );
    expect((await project(1)).similar.map(({ id }) => id)).toEqual([4, 3, 2]);
  });

  test('what a feed changes is seen at once', async () => {
    await api.load(createFeed('fr', [unit(1)], { projects: [projectIn('fr')] }));
    expect((await list())[0]).toMatchObject({ units: { free: 1 }, soldOut: false });
    await api.load(createFeed('fr', [unit(1, 'Vendu')], { projects: [projectIn('fr')] }));
    expect((await list())[0]).toMatchObject({ units: { free: 0 }, soldOut: true });
  });

  test('one that is unknown or withdrawn is 404, a wrong id 422', async () => {
    await api.load(createFeed('fr', [], { projects: [projectIn('fr')] }), createFeed('fr', []));
    for (const id of [36, 99]) {
      const { body } = await request(api.app).get(`/api/projects/${id}?lang=fr`).expect(404);
      expect(body).toMatchObject({ code: 'not-found' });
    }
    await request(api.app).get('/api/projects/saphir?lang=fr').expect(422);
    expect(await list()).toEqual([]);
  });
});
