import { beforeEach, expect, test } from '@jest/globals';
import { chosenListingsAnswerSchema } from 'shared-kit/contracts/api/operations';
import { propertyResponseSchema } from 'shared-kit/contracts/api/property';
import request from 'supertest';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';

/** The centre of the town, which is the location of a listing without public address. */
const NAMUR = { latitude: 50.4669, longitude: 4.8675 };

describeOnDatabase('a property', (given) => {
  let api: TestApi;
  const load: TestApi['load'] = (...feeds) => api.load(...feeds);
  const found: TestApi['found'] = (query) => api.found(query);
  beforeEach(() => {
    api = testApi(given);
  });

  const property = async (id: number, lang = 'fr') => {
    const { body } = await request(api.app).get(`/api/properties/${id}`).query({ lang }).expect(200);
    return propertyResponseSchema.parse(body);
  };

  test('has paths in every language in use, and texts from another language where its own are missing', async () => {
    await load(
      createFeed('fr', [{ ID: 1, TypeDescription: 'Maison - vendue' }], {
        details: [{ ID: 1, Title: 'Belle maison', Description: '<p>Bonjour</p>', BedRooms: 3 }],
      }),
      createFeed('nl', [{ ID: 1, TypeDescription: 'Huis' }], { details: [{ ID: 1, Title: 'Mooi huis' }] }),
    );
    const { property: shown } = await property(1, 'nl');
    expect(shown).toMatchObject({
      headline: 'Huis',
      title: 'Mooi huis',
      description: '<p>Bonjour</p>',
      status: 'sold',
      slugs: { town: 'namur', title: 'mooi-huis' },
      slugsByLanguage: { fr: { title: 'belle-maison' }, de: { title: 'belle-maison' } },
      rooms: { bedrooms: 3 },
    });
  });

  test('has its mobility score in the words of the page, with the numbers of whoever has them', async () => {
    const scored = (MobilityScore: Record<string, number> & { Total: number }) => ({
      details: [{ ID: 1, MobilityScore }],
    });
    await load(
      createFeed(
        'fr',
        [{ ID: 1 }],
        scored({ 'Transports en commun': 8, Écoles: 7.5, Piscines: 3, Total: 7 }),
      ),
      createFeed('nl', [{ ID: 1 }], scored({ Scholen: 6, 'Openbaar vervoer': 5, Zwembaden: 4, Total: 5.1 })),
      createFeed('de', [{ ID: 1 }]),
    );
    const mobility = async (lang: string) => (await property(1, lang)).property.mobility;
    expect(await mobility('fr')).toEqual({
      total: 7,
      categories: [
        { name: 'Transports en commun', score: 8 },
        { name: 'Écoles', score: 7.5 },
        { name: 'Piscines', score: 3 },
      ],
    });
    expect(await mobility('nl')).toEqual({
      total: 7,
      categories: [
        { name: 'Scholen', score: 7.5 },
        { name: 'Openbaar vervoer', score: 8 },
        { name: 'Zwembaden', score: 4 },
      ],
    });
    expect(await mobility('de')).toEqual({
      total: 7,
      categories: [
        { name: 'Öffentlicher Verkehr', score: 8 },
        { name: 'Schulen', score: 7.5 },
        { name: 'Piscines', language: 'fr', score: 3 },
      ],
    });
  });

  test.each([
    ['Maison - vendue', 0, 'sold'],
    ['Appartement loué', 1, 'rented'],
  ] as const)(
    'that is no longer to be had (%s) tells no price, nowhere',
    async (TypeDescription, Goal, status) => {
      const detail = {
        ID: 1,
        Price: 123_456,
        ChargesRenter: 123_456,
        ChargesOwner: 123_456,
        NotaryFees: 123_456,
        RegistrationRights: 123_456,
        DepositAmount: 123_456,
      };
      await load(
        createFeed('fr', [{ ID: 1, Goal, RecordFile: Goal ? 'A1L' : 'A1', TypeDescription }], {
          details: [{ ...detail, LifeAnnuity: { Ages: [80], Bouquet: 123_456, MonthlyRent: 123_456 } }],
        }),
        createFeed('nl', [{ ID: 1, Goal, RecordFile: Goal ? 'A1L' : 'A1', TypeDescription: 'Woning' }], {
          details: [detail],
        }),
      );
      for (const lang of ['fr', 'nl', 'de']) {
        const { property: shown } = await property(1, lang);
        expect(shown).toMatchObject({
          status,
          price: { kind: 'hidden', amount: null, perMonth: Goal === 1 },
        });
        expect(JSON.stringify(shown)).not.toContain('123456');
        const list = await request(api.app)
          .get('/api/listings')
          .query({ lang, goal: Goal, sold: 'show' })
          .expect(200);
        expect(list.body.items).toMatchObject([{ id: 1, status, price: { kind: 'hidden', amount: null } }]);
      }
    },
  );

  test('that is a unit marked as sold has no price', async () => {
    const details = [{ ID: 1, Price: 123_456, UnitName: 'A1', UnitStatus: 'Vendu' }];
    await load(createFeed('fr', [{ ID: 1, TypeDescription: 'Appartement' }], { details }));
    expect((await property(1)).property).toMatchObject({
      status: 'sold',
      price: { kind: 'hidden', amount: null },
    });
  });

  test('has the language of title and description if it is not the requested one', async () => {
    const french = [
      { ID: 1, Title: 'Belle maison', Description: '<p>Bonjour</p>' },
      { ID: 2, Description: '<p>Bonjour</p>' },
    ];
    await load(
      createFeed('fr', [{ ID: 1 }, { ID: 2, TypeDescription: 'Maison' }], { details: french }),
      createFeed('nl', [{ ID: 1 }, { ID: 2, TypeDescription: 'Huis' }], {
        details: [{ ID: 1, Title: 'Mooi huis', Description: ' ' }, { ID: 2 }],
      }),
    );
    const languages = async (id: number, lang: string) => {
      const { titleLanguage, descriptionLanguage } = (await property(id, lang)).property;
      return [titleLanguage, descriptionLanguage];
    };
    expect(await languages(1, 'fr')).toEqual([undefined, undefined]);
    expect(await languages(1, 'nl')).toEqual([undefined, 'fr']);
    expect(await languages(2, 'nl')).toEqual([undefined, 'fr']);
    expect(await languages(1, 'de')).toEqual(['fr', 'fr']);
    const inGerman = await api.search({ lang: 'de' });
    expect(inGerman.items.map(({ title, titleLanguage }) => [title, titleLanguage])).toEqual([
      ['', 'fr'],
      ['Belle maison', 'fr'],
    ]);
  });

  test('has no owner, and no street unless the address is published', async () => {
    const details = [1, 2].map((ID) => ({
      ID,
      Street: 'Rue Haute',
      HouseNumber: '7',
      PublishAddress: ID === 2,
      Latitude: 50.123456,
      Longitude: 4.987654,
      OwnerEmail: 'owner@secret.example',
    }));
    await load(createFeed('fr', [{ ID: 1 }, { ID: 2 }], { details }));
    const hidden = await property(1);
    expect(hidden.property.address).toMatchObject({
      street: null,
      houseNumber: null,
      city: 'Namur',
      countryName: 'Belgique',
    });
    expect(hidden.property).toMatchObject(NAMUR);
    expect(hidden.property.place).toEqual({ lat: NAMUR.latitude, lng: NAMUR.longitude, isExact: false });
    expect(JSON.stringify(hidden)).not.toContain('secret');
    expect((await property(2)).property).toMatchObject({
      address: { street: 'Rue Haute', houseNumber: '7' },
      place: { lat: 50.12346, lng: 4.98765, isExact: true },
      latitude: 50.123456,
    });
  });

  test('has price, energy label and the duty to renovate by the rules of the domain', async () => {
    await load(
      createFeed('fr', [{ ID: 1, City: 'Gand', Zip: '9000' }, { ID: 2 }, { ID: 3, Goal: 1 }], {
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

  test.each([
    ['fr', '12,5\u00a0% ou 3\u00a0%', '21\u00a0%'],
    ['de', '12,5\u00a0% ou 3\u00a0%', '21\u00a0%'],
    ['nl', '12,5% ou 3%', '21%'],
    ['en', '12,5% ou 3%', '21%'],
  ])('in %s a percentage in its facts stands with its sign', async (lang, registrationRights, vat) => {
    await api.load(
      createFeed('fr', [{ ID: 1 }], { details: [{ ID: 1, RegistrationRights: '12,5 % ou 3 %', VAT: 21 }] }),
    );
    const { body } = await request(api.app).get('/api/properties/1').query({ lang }).expect(200);
    expect(propertyResponseSchema.parse(body).property.finance).toMatchObject({
      registrationRights,
      vat,
    });
  });

  test('the price of a life annuity is marked as bouquet, with the rent; lists, pages and filters agree', async () => {
    const LifeAnnuity = { Ages: [78], Bouquet: 45_000, MonthlyRent: 390 };
    await load(
      createFeed('fr', [{ ID: 1 }, { ID: 2 }, { ID: 3 }, { ID: 4 }], {
        details: [
          { ID: 1, Price: 45_000, LifeAnnuity },
          { ID: 2, Price: 45_000, LifeAnnuity: { Bouquet: 45_000 } },
          { ID: 3, Price: 230_000, LifeAnnuity },
          { ID: 4, Price: 45_000, Description: '<p>"LifeAnnuity"</p>' },
        ],
      }),
    );
    const amount = { kind: 'amount', amount: 45_000, perMonth: false };
    const prices = new Map((await api.search({})).items.map(({ id, price }) => [id, price]));
    expect(prices.get(1)).toEqual({ ...amount, annuity: { monthlyRent: 390 } });
    expect(prices.get(2)).toEqual({ ...amount, annuity: { monthlyRent: null } });
    // The price of the whole is told from that of another sale.
    expect(prices.get(3)).toEqual({ ...amount, amount: 230_000, ofAnnuity: true });
    expect(prices.get(4)).toEqual(amount);
    for (const [id, price] of prices) expect((await property(id, 'nl')).property.price).toEqual(price);
    // A bouquet is no price of a home.
    expect(await found({ priceMax: 50_000 })).toEqual([4]);
    expect(await found({ priceMin: 40_000 })).toEqual([4, 3]);
    expect(await found({ search: 'max 50000' })).toEqual([4]);
    expect(await found({ annuity: 'hide' })).toEqual([4]);
    expect(await found({ sort: 'price-desc' })).toEqual([3, 4, 2, 1]);
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
      createFeed('fr', [{ ID: 1, ProjectID: 36, City: 'Evere', Zip: '1140' }], {
        projects: [project],
        projectDetails: [{ ID: 36, language: 'fr', Name: 'Saphir' }],
      }),
    );
    expect((await property(1)).property).toMatchObject({
      section: 'projects',
      slugs: { town: 'evere', title: '', project: 'saphir' },
      project: { id: 36, name: 'Saphir', slugs: { city: 'evere', name: 'saphir' } },
    });
  });

  test('similar ones are open, of its goal and type, at a similar price, the nearest first', async () => {
    const at = (ID: number, Zip: string, rest: object = {}) => ({ ID, City: `Ville ${Zip}`, Zip, ...rest });
    await load(
      createFeed(
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

  test('others of the manager are those of the same name and mail address, open and not discreet, besides the similar ones', async () => {
    const anne = { Name: 'Anne Lefèvre', Email: 'Anne@agency.example' };
    const managers = [
      anne,
      { ...anne, Name: 'ANNE LEFEVRE', Email: 'anne@agency.example ' },
      { ...anne, Email: 'anne@elsewhere.example' },
      anne,
      anne,
      anne,
      undefined,
    ];
    // Of other types, so that none is similar but the sixth.
    const listings = managers.map((_, index) => ({
      ID: index + 1,
      WebIDs: index === 5 ? '1' : String(index + 1),
    }));
    await load(
      createFeed(
        'fr',
        listings.map((listing) => ({
          ...listing,
          ...(listing.ID === 4 && { TypeDescription: 'Vendu' }),
          ...(listing.ID === 5 && { Marquee: given.config.listings.discreetMarquees[0]! }),
        })),
        {
          details: managers.map((Manager, index) => ({
            ID: index + 1,
            Price: 300_000,
            ...(Manager && { Manager }),
          })),
        },
      ),
    );
    const { ofManager, similar } = await property(1);
    expect(similar.map(({ id }) => id)).toEqual([6]);
    expect(ofManager?.map(({ id }) => id)).toEqual([2]);
    expect((await property(7)).ofManager).toBeUndefined();
  });

  test('pictures have the media address, their own name and size', async () => {
    const Pictures = [
      { ID: 1, Url: 'https://photos.example/1', Name: '', Width: 1600, Height: 1067, Kind: 'photo' as const },
    ];
    await load(createFeed('fr', [{ ID: 1, TypeDescription: 'Villa' }], { details: [{ ID: 1, Pictures }] }));
    const { pictures, picture } = (await property(1)).property;
    expect(pictures).toEqual([
      {
        id: picture?.id,
        url: `/media/${picture?.id}`,
        width: 1600,
        height: 1067,
        alt: 'Villa',
        kind: 'photo',
      },
    ]);
  });

  test('an unknown one is 404, a withdrawn one 410', async () => {
    await load(createFeed('fr', [{ ID: 1 }]), createFeed('fr', []));
    const missing = await request(api.app).get('/api/properties/2?lang=fr').expect(404);
    expect(missing.body).toMatchObject({ code: 'property-not-found' });
    const withdrawn = await request(api.app).get('/api/properties/1?lang=fr').expect(410);
    expect(withdrawn.body).toMatchObject({ code: 'property-withdrawn' });
    expect(withdrawn.headers['content-type']).toContain('application/problem+json');
  });

  const similarTo = async (id: number) => {
    const { body } = await request(api.app)
      .get(`/api/properties/${id}/similar`)
      .query({ lang: 'nl' })
      .expect(200);
    return chosenListingsAnswerSchema.parse(body).items.map((card) => card.id);
  };
  const priced = [{ ID: 1 }, { ID: 2 }, { ID: 3 }].map(({ ID }) => ({
    ID,
    Price: ID * 200_000,
    PublishPrice: true,
  }));
  const [first, second, third] = priced.map(({ ID }) => ({ ID }));

  test('a withdrawn one has those that were similar to it, an unknown one none', async () => {
    await load(
      createFeed('fr', [first!, second!, third!], { details: priced }),
      createFeed('fr', [second!, third!], { details: priced.slice(1) }),
    );
    expect(await similarTo(1)).toEqual([]);
    expect(await similarTo(2)).toEqual([3]);
    await load(createFeed('fr', [first!, third!], { details: [priced[0]!, priced[2]!] }));
    expect(await similarTo(2)).toEqual([3]);
    await request(api.app).get('/api/properties/9/similar?lang=fr').expect(404);
  });

  test('what is similar to a withdrawn one tells neither a withheld price nor that it was discreet', async () => {
    const withheld = { ...priced[0]!, PublishPrice: false };
    await load(
      createFeed('fr', [first!, third!], { details: [withheld, priced[2]!] }),
      createFeed('fr', [third!], { details: [priced[2]!] }),
    );
    expect(await similarTo(1)).toEqual([3]);
    const [Marquee] = given.config.listings.discreetMarquees;
    await load(createFeed('fr', [{ ...first!, Marquee: Marquee! }, third!]), createFeed('fr', [third!]));
    expect(await similarTo(1)).toEqual([]);
  });

  test('a withdrawn one is sold or rented only if its last headline said so', async () => {
    await load(
      createFeed('fr', [
        { ID: 1, TypeDescription: 'Maison - vendue' },
        { ID: 2, TypeDescription: 'Appartement - loué', Goal: 1 },
        { ID: 3, TypeDescription: 'Maison - sous offre' },
      ]),
      createFeed('fr', []),
    );
    const fetchCode = async (id: number) =>
      (await request(api.app).get(`/api/properties/${id}?lang=nl`).expect(410)).body.code;
    expect(await fetchCode(1)).toBe('property-sold');
    expect(await fetchCode(2)).toBe('property-rented');
    expect(await fetchCode(3)).toBe('property-withdrawn');
  });
});
