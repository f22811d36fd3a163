import { expect, test } from '@jest/globals';
import { sql, type SQL } from '../../database/drizzle.ts';
import type { OwnerRecord } from 'shared-kit/contracts/feed/list-records';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { feedLoading } from '../../../testing/load-feeds.ts';

describeOnDatabase('--skip-invalid', (given) => {
  const { load, listFaults } = feedLoading(given);
  const found = async (query: SQL) => (await given.database.execute(query)).rows;
  const visibleIds = () => found(sql`select id from listings order by id`);
  const skipping = (feed: object) => load(feed, { skipInvalid: true });

  const owner = (name: string, more: object = {}): OwnerRecord => ({
    Email: `${name}@owner.example`,
    FirstName: name,
    LastName: 'B',
    language: 'fr',
    Properties: [1],
    ...more,
  });
  const project = (ID: number, more: object = {}) => ({
    ID,
    Goal: 0 as const,
    City: 'Roux',
    Zip: '6044',
    WebID: '2',
    WebIDName: 'Appartement',
    ProjectWebID: 1,
    SmallPicture: '',
    language: 'fr' as const,
    ...more,
  });

  test('loads the valid records and keeps the stored data of the faulty ones', async () => {
    await load(createFeed('fr', [{ ID: 1 }, { ID: 2 }], { details: [{ ID: 1, Price: 100_000 }] }));
    const faulty = createFeed(
      'fr',
      [{ ID: 1, Marquee: 3 }, { ID: 2, Zip: 5 as unknown as string }, { ID: 3 }],
      {
        details: [{ ID: 1, Price: -5 }],
      },
    );
    expect(await skipping(faulty)).toMatchObject({
      skipped: 2,
      listings: { added: 1, updated: 1, withdrawn: 0 },
    });
    expect(await visibleIds()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(await found(sql`select price::int as price from listings where id = 1`)).toEqual([
      { price: 100_000 },
    ]);
  });

  test('does not load a feed that is faulty as a whole', async () => {
    const { citys: _citys, ...incomplete } = createFeed('fr', [{ ID: 1 }]);
    expect(await listFaults(incomplete, { skipInvalid: true })).toEqual([
      'citys: is missing; it may be empty',
    ]);
    expect(await visibleIds()).toEqual([]);
  });

  test('withdraws nothing when a faulty record has no readable ID', async () => {
    await load(createFeed('fr', [{ ID: 1 }, { ID: 2 }], { details: [{ ID: 2, Price: 100_000 }] }));
    const faulty = createFeed('fr', [{ ID: 1 }, { ID: '2 ' as never }], {
      details: [{ ID: null as never, Price: 1 }],
    });
    expect(await skipping(faulty)).toMatchObject({ listings: { withdrawn: 0 } });
    expect(await found(sql`select price::int as price from listings where id = 2`)).toEqual([
      { price: 100_000 },
    ]);
  });

  test('keeps an owner whose first name is missing, and withdraws one that is absent from the feed', async () => {
    await load(createFeed('fr', [{ ID: 1 }], { owners: [owner('anne'), owner('bart'), owner('cleo')] }));
    const faulty = [
      owner('anne', { FirstName: undefined, Properties: [1, 2] }),
      owner('bart', { LastName: 'C' }),
    ];
    expect(await skipping(createFeed('fr', [{ ID: 1 }], { owners: faulty }))).toMatchObject({ skipped: 1 });
    expect(await found(sql`select email, last_name, property_ids from owners order by email`)).toEqual([
      { email: 'anne@owner.example', last_name: 'B', property_ids: [1] },
      { email: 'bart@owner.example', last_name: 'C', property_ids: [1] },
    ]);
  });

  test('keeps every owner when a faulty one has no readable e-mail', async () => {
    await load(createFeed('fr', [{ ID: 1 }], { owners: [owner('anne'), owner('bart')] }));
    await skipping(
      createFeed('fr', [{ ID: 1 }], { owners: [owner('anne'), owner('bart', { Email: 'bart@' })] }),
    );
    expect(await found(sql`select email from owners order by email`)).toEqual([
      { email: 'anne@owner.example' },
      { email: 'bart@owner.example' },
    ]);
  });

  test('data kept for a faulty record are withdrawn by the next feed without that record', async () => {
    const owners = [owner('anne'), owner('bart')];
    await load(createFeed('fr', [{ ID: 1 }], { owners }));
    await skipping(
      createFeed('fr', [{ ID: 1 }], { owners: [owner('anne'), owner('bart', { FirstName: 1 })] }),
    );
    await load(createFeed('fr', [{ ID: 1 }], { owners: [owner('anne')] }));
    expect(await found(sql`select email from owners`)).toEqual([{ email: 'anne@owner.example' }]);
  });

  test('keeps the name of a type and the country of a town', async () => {
    const town = { Name: 'Namur', Zip: '5000', CountryID: 10, CountryName: 'Belgique', PropertyCount: 1 };
    const feed = createFeed('fr', [{ ID: 1 }], { citys: [{ ...town, language: 'fr' }] });
    await load(feed);
    const [first, second] = feed.webIDs;
    await skipping({
      ...feed,
      webIDs: [
        { ...first, Name: null },
        { ...second, Name: 'Flat' },
      ],
      citys: [{ ...town, CountryID: 'BE' }],
    });
    expect(await found(sql`select web_id, name from property_types order by web_id`)).toEqual([
      { web_id: 1, name: 'Maison fr' },
      { web_id: 2, name: 'Flat' },
    ]);
    expect(await found(sql`select name, country_id from feed_cities`)).toEqual([
      { name: 'Namur', country_id: 10 },
    ]);
  });

  test('keeps a project whose record is faulty, and the details of one whose details are', async () => {
    const details = [5, 6].map((ID) => ({ ID, Name: `Projet ${ID}`, language: 'fr' as const }));
    await load(createFeed('fr', [], { projects: [project(5), project(6)], projectDetails: details }));
    await skipping(
      createFeed('fr', [], {
        projects: [project(5, { Goal: 7 }), project(6, { Zip: '6045' })],
        projectDetails: [details[0]!, { ...details[1]!, Name: 12 as never }],
      }),
    );
    expect(
      await found(sql`select project_id as id, project ->> 'Zip' as zip, detail ->> 'Name' as name
        from project_records where withdrawn_at is null order by 1`),
    ).toEqual([
      { id: 5, zip: '6044', name: 'Projet 5' },
      { id: 6, zip: '6045', name: 'Projet 6' },
    ]);
  });

  test('details of placeholder data do not stand in for faulty ones of the agency', async () => {
    const placeholder = createFeed('fr', [{ ID: 1 }], { details: [{ ID: 1, Price: 111 }] });
    await load(placeholder, { origin: 'placeholder' });
    const own = createFeed('fr', [{ ID: 1 }, { ID: 2 }], {
      details: [{ ID: 1, Price: 'x' as unknown as number }],
    });
    await load(own, { skipInvalid: true });
    const stored = await given.database.execute(
      sql`select property_id as id, detail from property_records order by 1`,
    );
    expect(stored.rows).toEqual([
      { id: 1, detail: null },
      { id: 2, detail: null },
    ]);
  });
});
