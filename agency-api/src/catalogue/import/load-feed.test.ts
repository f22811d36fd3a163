import { CONTRADICTIONS } from 'shared-kit/domain/contradictions';
import { describe, expect, test } from '@jest/globals';
import { eq, sql } from '../../database/drizzle.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { feedLoading } from '../../../testing/load-feeds.ts';
import type { Database } from '../../database/database.ts';
import { listingPrices } from '../../database/schema/listing-prices.ts';
import { pictures } from '../../database/schema/pictures.ts';
import { propertyRecords } from '../../database/schema/property-records.ts';
import { cities, listings, readModel } from '../../database/schema/search.ts';

describeOnDatabase('loading a feed', (given) => {
  const { load, listFaults } = feedLoading(given);

  const visibleIds = async () =>
    (await given.database.select({ id: listings.id }).from(listings).orderBy(listings.id)).map(
      ({ id }) => id,
    );

  test('the listings of a valid feed are visible', async () => {
    const { listings, isChanged } = await load(
      createFeed('fr', [{ ID: 1 }, { ID: 2 }], { details: [{ ID: 1, Price: 250_000 }] }),
    );
    expect(listings).toEqual({ added: 2, updated: 0, returned: 0, withdrawn: 0 });
    expect(isChanged).toBe(true);
    expect(await visibleIds()).toEqual([1, 2]);
  });

  test('the same feed again changes nothing, not even the version', async () => {
    const feed = createFeed('fr', [{ ID: 1 }], {
      details: [{ ID: 1, Description: '<p>Beau</p>', Pictures: [photo(1)] }],
      owners: [
        { Email: 'Anne@Owner.example', FirstName: 'Anne', LastName: 'B', language: 'nl', Properties: [1] },
      ],
    });
    await load(feed);
    const before = await readVersion(given.database);
    expect(await load(feed)).toMatchObject({
      isChanged: false,
      listings: { added: 0, updated: 0, returned: 0, withdrawn: 0 },
    });
    expect(await readVersion(given.database)).toBe(before);
  });

  describe('what is stored already is not read again', () => {
    const home = (listing: object = {}, detail: object = {}) =>
      createFeed('fr', [{ ID: 1, Zip: '9000', ...unknown('Colour'), ...listing }], {
        details: [
          {
            ID: 1,
            Price: 250_000,
            Description: '<p>Prix : 250.000 €</p>',
            EnergyPerformance: 90,
            EPCLabelText: 'F',
            ...detail,
          },
        ],
      });
    const unknown = (key: string): object => ({ [key]: 'red' });
    const stored = async () => {
      const { propertyId, listing, detail: details, unknownKeys } = propertyRecords;
      const [record] = await given.database
        .select({
          headline: sql<string>`${listing} ->> 'TypeDescription'`,
          price: sql<number | null>`(${details} ->> 'Price')::int`,
          bedrooms: listings.bedrooms,
          keys: unknownKeys,
        })
        .from(propertyRecords)
        .leftJoin(listings, eq(listings.id, propertyId));
      return record;
    };

    test('warnings, and what the law wants said, are told as with the first file', async () => {
      const first = await load(home());
      expect(first.warnings).toEqual([
        'properties: unknown key "Colour", kept aside (at properties[0])',
        `details: ${CONTRADICTIONS['label-against-value']} (at ID 1)`,
      ]);
      expect(first.legal.length).toBeGreaterThan(0);
      const second = await load(home());
      expect(second).toMatchObject({ warnings: first.warnings, legal: first.legal, isChanged: false });
    });

    test('of a listing whose headline alone changed the details are kept, and compared anew', async () => {
      const told = `details: ${CONTRADICTIONS['price-told']} (at ID 1)`;
      expect((await load(home())).warnings).not.toContain(told);
      const sold = home({ TypeDescription: 'Maison vendue' });
      const { listings, warnings } = await load(sold);
      expect(listings.updated).toBe(1);
      expect(warnings).toContain(told);
      expect(await stored()).toMatchObject({ headline: 'Maison vendue', price: 250_000 });
      expect((await load(sold)).warnings).toEqual(warnings);
    });

    test('of one whose details alone changed the listing is kept, with the keys that were kept aside', async () => {
      await load(home({ TypeDescription: 'Villa' }));
      await load(home({ TypeDescription: 'Villa' }, { BedRooms: 3, ...unknown('Pool') }));
      expect(await stored()).toEqual({
        headline: 'Villa',
        price: 250_000,
        bedrooms: 3,
        keys: { properties: { Colour: 'red' }, details: { Pool: 'red' } },
      });
    });

    test('details that the feed has no more are gone; a listing that comes back as it was has them', async () => {
      await load(home());
      await load({ ...home(), details: [] });
      expect(await stored()).toMatchObject({ price: null });
      await load(home());
      await load(createFeed('fr', []), { allowEmpty: true });
      expect(await visibleIds()).toEqual([]);
      expect((await load(home())).listings.returned).toBe(1);
      expect(await stored()).toMatchObject({ price: 250_000 });
    });

    test('of a feed that has details before listings no contradiction is told that was put right', async () => {
      const told = `details: ${CONTRADICTIONS['price-told']} (at ID 1)`;
      await load(home({ TypeDescription: 'Maison vendue' }));
      const { details, ...rest } = home();
      await load({ details, ...rest });
      expect((await load(home())).warnings).not.toContain(told);
    });

    test('it is there once in a feed, and in its language', async () => {
      const feed = home();
      await load(feed);
      expect(await listFaults({ ...feed, properties: [...feed.properties, ...feed.properties] })).toEqual([
        'properties[1] (ID 1), ID: is the same as that of properties[0]',
      ]);
      expect(await listFaults({ ...feed, language: 'nl' })).toContain(
        'properties[0] (ID 1), language: must be nl, the language of the feed',
      );
    });
  });

  test('a faulty feed names every bad record by list, index, ID and field, and changes nothing', async () => {
    await load(createFeed('fr', [{ ID: 1, City: 'Namur' }]));
    const bad = createFeed('fr', [{ ID: 1, City: 'Dinant' }, { ID: 2, Goal: 5 as 0 }, { ID: 1 }], {
      details: [{ ID: 1, BedRooms: -2, Price: 'a lot' as unknown as number }],
    });
    expect(await listFaults({ ...bad, webIDs: 'none' })).toEqual([
      'webIDs: must be a list',
      'properties[1] (ID 2), Goal: must be 0 or 1',
      'properties[2] (ID 1), ID: is the same as that of properties[0]',
      'details[0] (ID 1), Price: must be of type number',
      'details[0] (ID 1), BedRooms: must be at least 0',
    ]);
    expect(await visibleIds()).toEqual([1]);
    expect(await given.database.select({ name: cities.foldedName }).from(cities)).toEqual([
      { name: 'namur' },
    ]);
  });

  test('missing lists, a missing language and records of another language are refused', async () => {
    expect(await listFaults({ properties: [] })).toEqual([
      'language: is missing: must be nl or fr or en or de',
      'projects: is missing; it may be empty',
      'webIDs: is missing; it may be empty',
      'citys: is missing; it may be empty',
      'citysSale: is missing; it may be empty',
      'citysRent: is missing; it may be empty',
      'neighbourhoods: is missing; it may be empty',
    ]);
    const { properties } = createFeed('nl', [{ ID: 7 }]);
    expect(await listFaults({ ...createFeed('fr', []), properties })).toContain(
      'properties[0] (ID 7), language: must be fr, the language of the feed',
    );
  });

  test('a listing absent from a full feed is withdrawn, and visible again with a feed that has it', async () => {
    const both = createFeed('fr', [{ ID: 1 }, { ID: 2 }]);
    await load(both);
    expect((await load(createFeed('fr', [{ ID: 1 }]))).listings).toMatchObject({ withdrawn: 1 });
    expect(await visibleIds()).toEqual([1]);
    expect((await load(both)).listings).toMatchObject({ returned: 1, added: 0 });
    expect(await visibleIds()).toEqual([1, 2]);
  });

  test('--keep-absent withdraws nothing', async () => {
    await load(createFeed('fr', [{ ID: 1 }, { ID: 2 }]));
    expect((await load(createFeed('fr', [{ ID: 1 }]), { keepAbsent: true })).isChanged).toBe(false);
    expect(await visibleIds()).toEqual([1, 2]);
  });

  test('a listing stays visible as long as one language has it', async () => {
    await load(createFeed('fr', [{ ID: 1 }]));
    await load(createFeed('nl', [{ ID: 1 }]));
    await load(createFeed('fr', []), { allowEmpty: true });
    expect(await visibleIds()).toEqual([1]);
    await load(createFeed('nl', []), { allowEmpty: true });
    expect(await visibleIds()).toEqual([]);
  });

  test('the first feed of an agency withdraws the placeholder data', async () => {
    await load(createFeed('fr', [{ ID: 1 }, { ID: 2 }]), { origin: 'placeholder' });
    await load(createFeed('nl', [{ ID: 1 }, { ID: 2 }]), { origin: 'placeholder' });
    const details = [
      { ID: 2, Price: 250_000 },
      { ID: 9, Price: 300_000 },
    ];
    expect(await load(createFeed('fr', [{ ID: 2 }, { ID: 9 }], { details }))).toMatchObject({
      placeholderWithdrawn: true,
    });
    expect(await visibleIds()).toEqual([2, 9]);
    const prices = await given.database.select().from(listingPrices).orderBy(listingPrices.propertyId);
    expect(prices.map(({ propertyId, price }) => [propertyId, price])).toEqual([
      [2, 250_000],
      [9, 300_000],
    ]);
    expect(await load(createFeed('nl', [{ ID: 9 }]))).toMatchObject({ placeholderWithdrawn: false });
    expect(await visibleIds()).toEqual([2, 9]);
  });

  test('HTML is sanitised on import', async () => {
    const Description =
      '<p onclick="x()">Vue <b>mer</b><script>alert(1)</script><a href="javascript:x()">ici</a></p>';
    await load(createFeed('fr', [{ ID: 1 }], { details: [{ ID: 1, Description }] }));
    const [stored] = await given.database.select().from(propertyRecords);
    expect(stored!.detail!.Description).toBe('<p>Vue <b>mer</b><a rel="noopener nofollow">ici</a></p>');
  });

  test('where records of a home say one thing and another, a warning says which kind and where; they are loaded', async () => {
    const { warnings, listings } = await load(
      createFeed(
        'fr',
        [
          { ID: 1, TypeDescription: 'Maison – visites suspendues' },
          { ID: 2, Goal: 1, TypeDescription: 'LOUÉ' },
          { ID: 3 },
        ],
        {
          details: [
            {
              ID: 1,
              Description: '<p>Visites possibles en soirée.</p>',
              EPCEndDate: '2030-01-11',
              ConstructionYear: 2027,
            },
            { ID: 2, Price: 1_435, Description: '<p>Le loyer de 1.435 € ; visites sur rendez-vous.</p>' },
            { ID: 3, Description: '<p>Visites sur rendez-vous.</p>' },
          ],
        },
      ),
    );
    expect(listings.added).toBe(3);
    expect(warnings).toEqual([
      `details: ${CONTRADICTIONS['visits-promised']} (2 times, first at ID 1)`,
      `details: ${CONTRADICTIONS['certificate-before-building']} (at ID 1)`,
      `details: ${CONTRADICTIONS['price-told']} (at ID 2)`,
    ]);
  });

  test('unknown keys are stored separately, and both they and missing references are reported as warnings', async () => {
    const feed = createFeed('fr', [{ ID: 1, ProjectID: 99, Colour: 'red' } as never], {
      details: [{ ID: 5 }],
    });
    const { warnings } = await load({ ...feed, exportedBy: 'X' });
    expect(warnings).toEqual([
      'properties: unknown key "Colour", kept aside (at properties[0])',
      'unknown key "exportedBy", ignored (at the top of the feed)',
      'details: of records that are not in properties, ignored (at details[0] (ID 5))',
      'properties: ProjectID 99 is no project of the feed (at properties[0])',
    ]);
    const { unknownKeys } = propertyRecords;
    expect(await given.database.select({ unknownKeys }).from(propertyRecords)).toEqual([
      { unknownKeys: { properties: { Colour: 'red' }, details: null } },
    ]);
  });

  test('pictures are stored once per source', async () => {
    const feed = (name: string) =>
      createFeed('fr', [{ ID: 1 }], {
        details: [{ ID: 1, Pictures: [photo(1), photo(1), photo(2)], Title: name }],
      });
    await load(feed('a'));
    await load(feed('b'));
    const { source, width } = pictures;
    expect(await given.database.select({ source, width }).from(pictures).orderBy(source)).toEqual([
      { source: 'https://pictures.example/1.jpg', width: 1600 },
      { source: 'https://pictures.example/2.jpg', width: 1600 },
    ]);
  });
});

const photo = (number: number) => ({
  ID: number,
  Url: `https://pictures.example/${number}.jpg`,
  Name: 'Façade',
  Width: 1600,
  Height: 1067,
  Kind: 'photo' as const,
});

async function readVersion(database: Database): Promise<number | undefined> {
  const [row] = await database.select().from(readModel);
  return row?.version;
}
