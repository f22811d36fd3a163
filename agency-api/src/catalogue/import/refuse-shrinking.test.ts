import { expect, test } from '@jest/globals';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { feedLoading } from '../../../testing/load-feeds.ts';
import { listings } from '../../database/schema/search.ts';

describeOnDatabase('a feed that withdraws', (given) => {
  const { load, listFaults } = feedLoading(given);
  const full = createFeed('fr', [{ ID: 1 }, { ID: 2 }, { ID: 3 }, { ID: 4 }, { ID: 5 }], {
    projects: [5, 6, 7].map((ID) => ({
      ID,
      Goal: 0,
      City: 'Roux',
      Zip: '6044',
      WebID: '2',
      WebIDName: 'Appartement',
      ProjectWebID: 1,
      SmallPicture: '',
      language: 'fr',
    })),
    owners: ['a', 'b', 'c'].map((name) => ({
      Email: `${name}@owner.example`,
      FirstName: name,
      LastName: name,
      language: 'fr',
      Properties: [1],
    })),
  });
  const visible = async () =>
    (await given.database.select({ id: listings.id }).from(listings).orderBy(listings.id)).map(
      ({ id }) => id,
    );
  const first = <Item>(list: Item[] | undefined, count: number) => list!.slice(0, count);

  test('everything is refused, list by list, and changes nothing', async () => {
    await load(full);
    const empty = { ...createFeed('fr', []), webIDs: [] };
    expect(await listFaults(empty)).toEqual([
      'properties: is empty, which would withdraw all 5 that the site has in fr (--allow-empty loads it)',
      'projects: is empty, which would withdraw all 3 that the site has in fr (--allow-empty loads it)',
      'webIDs: is empty, which would withdraw all 2 that the site has in fr (--allow-empty loads it)',
      'owners: is empty, which would withdraw all 3 that the site has in fr (--allow-empty loads it)',
    ]);
    expect(await listFaults(empty, { allowShrink: true })).toHaveLength(4);
    expect(await visible()).toEqual([1, 2, 3, 4, 5]);
    expect((await load(empty, { allowEmpty: true })).listings.withdrawn).toBe(5);
    expect(await visible()).toEqual([]);
  });

  test('more than half is refused with its numbers', async () => {
    await load(full);
    const shrunk = {
      ...full,
      properties: first(full.properties, 2),
      projects: first(full.projects, 1),
      owners: first(full.owners, 1),
    };
    expect(await listFaults(shrunk)).toEqual([
      'properties: would withdraw 3 of the 5 that the site has in fr (--allow-shrink loads it)',
      'projects: would withdraw 2 of the 3 that the site has in fr (--allow-shrink loads it)',
      'owners: would withdraw 2 of the 3 that the site has in fr (--allow-shrink loads it)',
    ]);
    expect(await listFaults(shrunk, { allowEmpty: true })).toHaveLength(3);
    expect(await visible()).toEqual([1, 2, 3, 4, 5]);
    expect((await load(shrunk, { allowShrink: true })).listings.withdrawn).toBe(3);
  });

  test('different listings than before is refused: it withdraws the old ones', async () => {
    await load(full);
    const renumbered = {
      ...full,
      properties: full.properties.map((property) => ({ ...property, ID: property.ID + 50 })),
    };
    expect(await listFaults(renumbered)).toEqual([
      'properties: would withdraw 5 of the 5 that the site has in fr (--allow-shrink loads it)',
    ]);
  });

  test('half or less is loaded, as is another language, and the same feed with --keep-absent', async () => {
    await load(full);
    await load({ ...full, properties: first(full.properties, 3) });
    await load(createFeed('nl', [{ ID: 1 }]));
    const { listings } = await load({ ...full, properties: [], projects: [] }, { keepAbsent: true });
    expect(listings.withdrawn).toBe(0);
    expect(await visible()).toEqual([1, 2, 3]);
  });

  test('faulty records do not count as withdrawn', async () => {
    await load(full);
    const faulty = full.properties.map((property) => ({ ...property, Goal: 9 }));
    expect(await load({ ...full, properties: faulty }, { skipInvalid: true })).toMatchObject({
      skipped: 5,
      listings: { withdrawn: 0 },
    });
  });
});
