import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { feedOf } from '../../testing/feed-builder.ts';
import { feedLoading } from '../../testing/load-feeds.ts';
import { rows, type Database } from '../database/database.ts';

describeOnEachDatabase('loading a feed', (given) => {
  const { load, faultsOf } = feedLoading(given);

  const visibleIds = async () =>
    (await rows<{ id: number }>(given.database, sql`select id from listings order by id`)).map(
      ({ id }) => id,
    );

  test('the listings of a valid feed are visible', async () => {
    const { listings, isChanged } = await load(
      feedOf('fr', [{ ID: 1 }, { ID: 2 }], { details: [{ ID: 1, Price: 250_000 }] }),
    );
    expect(listings).toEqual({ added: 2, updated: 0, returned: 0, withdrawn: 0 });
    expect(isChanged).toBe(true);
    expect(await visibleIds()).toEqual([1, 2]);
  });

  test('the same feed again changes nothing, not even the version', async () => {
    const feed = feedOf('fr', [{ ID: 1 }], {
      details: [{ ID: 1, Description: '<p>Beau</p>', Pictures: [photo(1)] }],
      owners: [
        { Email: 'Anne@Owner.example', FirstName: 'Anne', LastName: 'B', language: 'nl', Properties: [1] },
      ],
    });
    await load(feed);
    const before = await versionOf(given.database);
    expect(await load(feed)).toMatchObject({
      isChanged: false,
      listings: { added: 0, updated: 0, returned: 0, withdrawn: 0 },
    });
    expect(await versionOf(given.database)).toBe(before);
  });

  test('a faulty feed names every bad record by list, index, ID and field, and changes nothing', async () => {
    await load(feedOf('fr', [{ ID: 1, City: 'Namur' }]));
    const bad = feedOf('fr', [{ ID: 1, City: 'Dinant' }, { ID: 2, Goal: 5 as 0 }, { ID: 1 }], {
      details: [{ ID: 1, BedRooms: -2, Price: 'a lot' as unknown as number }],
    });
    expect(await faultsOf({ ...bad, webIDs: 'none' })).toEqual([
      'webIDs: must be a list',
      'properties[1] (ID 2), Goal: must be 0 or 1',
      'properties[2] (ID 1), ID: is the same as that of properties[0]',
      'details[0] (ID 1), Price: must be of type number',
      'details[0] (ID 1), BedRooms: must be at least 0',
    ]);
    expect(await visibleIds()).toEqual([1]);
    expect(await rows(given.database, sql`select folded_name from cities`)).toEqual([
      { folded_name: 'namur' },
    ]);
  });

  test('missing lists, a missing language and records of another language are refused', async () => {
    expect(await faultsOf({ properties: [] })).toEqual([
      'language: is missing: must be nl or fr or en or de',
      'projects: is missing; it may be empty',
      'webIDs: is missing; it may be empty',
      'citys: is missing; it may be empty',
      'citysSale: is missing; it may be empty',
      'citysRent: is missing; it may be empty',
      'neighbourhoods: is missing; it may be empty',
    ]);
    const { properties } = feedOf('nl', [{ ID: 7 }]);
    expect(await faultsOf({ ...feedOf('fr', []), properties })).toContain(
      'properties[0] (ID 7), language: must be fr, the language of the feed',
    );
  });

  test('a listing absent from a full feed is withdrawn, and visible again with a feed that has it', async () => {
    const both = feedOf('fr', [{ ID: 1 }, { ID: 2 }]);
    await load(both);
    expect((await load(feedOf('fr', [{ ID: 1 }]))).listings).toMatchObject({ withdrawn: 1 });
    expect(await visibleIds()).toEqual([1]);
    expect((await load(both)).listings).toMatchObject({ returned: 1, added: 0 });
    expect(await visibleIds()).toEqual([1, 2]);
  });

  test('--keep-absent withdraws nothing', async () => {
    await load(feedOf('fr', [{ ID: 1 }, { ID: 2 }]));
    expect((await load(feedOf('fr', [{ ID: 1 }]), { keepAbsent: true })).isChanged).toBe(false);
    expect(await visibleIds()).toEqual([1, 2]);
  });

  test('a listing stays visible as long as one language has it', async () => {
    await load(feedOf('fr', [{ ID: 1 }]));
    await load(feedOf('nl', [{ ID: 1 }]));
    await load(feedOf('fr', []), { allowEmpty: true });
    expect(await visibleIds()).toEqual([1]);
    await load(feedOf('nl', []), { allowEmpty: true });
    expect(await visibleIds()).toEqual([]);
  });

  test('the first feed of an agency withdraws the placeholder data', async () => {
    await load(feedOf('fr', [{ ID: 1 }, { ID: 2 }]), { origin: 'placeholder' });
    await load(feedOf('nl', [{ ID: 1 }, { ID: 2 }]), { origin: 'placeholder' });
    expect(await load(feedOf('fr', [{ ID: 2 }, { ID: 9 }]))).toMatchObject({ placeholderWithdrawn: true });
    expect(await visibleIds()).toEqual([2, 9]);
    expect(await load(feedOf('nl', [{ ID: 9 }]))).toMatchObject({ placeholderWithdrawn: false });
    expect(await visibleIds()).toEqual([2, 9]);
  });

  test('HTML is sanitised on import', async () => {
    const Description =
      '<p onclick="x()">Vue <b>mer</b><script>alert(1)</script><a href="javascript:x()">ici</a></p>';
    await load(feedOf('fr', [{ ID: 1 }], { details: [{ ID: 1, Description }] }));
    const [stored] = await rows(
      given.database,
      sql`select detail ->> 'Description' as html from property_records`,
    );
    expect(stored).toEqual({ html: '<p>Vue <b>mer</b><a rel="noopener nofollow">ici</a></p>' });
  });

  test('unknown keys are stored separately, and both they and missing references are reported as warnings', async () => {
    const feed = feedOf('fr', [{ ID: 1, ProjectID: 99, Colour: 'red' } as never], { details: [{ ID: 5 }] });
    const { warnings } = await load({ ...feed, exportedBy: 'X' });
    expect(warnings).toEqual([
      'properties: unknown key "Colour", kept aside (at properties[0])',
      'unknown key "exportedBy", ignored (at the top of the feed)',
      'details: of records that are not in properties, ignored (at details[0] (ID 5))',
      'properties: ProjectID 99 is no project of the feed (at properties[0])',
    ]);
    expect(await rows(given.database, sql`select unknown_keys from property_records`)).toEqual([
      { unknown_keys: { properties: { Colour: 'red' }, details: null } },
    ]);
  });

  test('pictures are stored once per source, and keep a measured colour', async () => {
    const feed = (name: string) =>
      feedOf('fr', [{ ID: 1 }], {
        details: [{ ID: 1, Pictures: [photo(1), photo(1), photo(2)], Title: name }],
      });
    await load(feed('a'));
    await given.database.execute(sql`update pictures set colour = '#112233'`);
    await load(feed('b'));
    expect(
      await rows(given.database, sql`select source, width, colour from pictures order by source`),
    ).toEqual([
      { source: 'https://pictures.example/1.jpg', width: 1600, colour: '#112233' },
      { source: 'https://pictures.example/2.jpg', width: 1600, colour: '#112233' },
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

async function versionOf(database: Database): Promise<number | undefined> {
  const [row] = await rows<{ version: number }>(
    database,
    sql`select version::int as version from read_model`,
  );
  return row?.version;
}
