import { expect, test } from '@jest/globals';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { feedLoading } from '../../../testing/load-feeds.ts';
import { propertyRecords } from '../../database/schema/property-records.ts';
import { listings } from '../../database/schema/search.ts';

const NUL = 'a\0b';
const LONE_SURROGATE = 'a\ud800b';
const NO_NUL = 'must not contain the character U+0000';
const NO_SURROGATE = 'must not contain half a character (a lone surrogate such as \\ud800)';

describeOnDatabase('texts that the database cannot hold', (given) => {
  const { load, listFaults } = feedLoading(given);
  const picture = {
    ID: 1,
    Url: 'https://pictures.example/1.jpg',
    Width: 10,
    Height: 10,
    Kind: 'photo' as const,
  };

  test('are refused by list, index, ID and field, in every list and at any depth', async () => {
    const feed = createFeed(
      'fr',
      [
        { ID: 1, City: NUL },
        { ID: 2, TypeDescription: LONE_SURROGATE },
      ],
      {
        details: [
          {
            ID: 1,
            Title: NUL,
            Pictures: [
              { ...picture, Name: 'a' },
              { ...picture, Name: LONE_SURROGATE },
            ],
          },
        ],
        projectDetails: [{ ID: 3, Name: NUL, language: 'fr' }],
        owners: [{ Email: 'o@owner.example', FirstName: NUL, LastName: 'B', language: 'fr', Properties: [] }],
      },
    );
    const [type] = feed.webIDs;
    expect(await listFaults({ ...feed, webIDs: [{ ...type, Name: NUL }] })).toEqual([
      `webIDs[0] (ID 1), Name: ${NO_NUL}`,
      `projectDetails[0] (ID 3), Name: ${NO_NUL}`,
      `owners[0] (ID o@owner.example), FirstName: ${NO_NUL}`,
      `properties[0] (ID 1), City: ${NO_NUL}`,
      `properties[1] (ID 2), TypeDescription: ${NO_SURROGATE}`,
      `details[0] (ID 1), Title: ${NO_NUL}`,
      `details[0] (ID 1), Pictures[1].Name: ${NO_SURROGATE}`,
    ]);
  });

  test('are refused in unknown keys, and in their names', async () => {
    const feed = createFeed('fr', [{ ID: 1, Extra: { deep: [LONE_SURROGATE] }, [`Odd${NUL}`]: 1 } as never]);
    expect(await listFaults(feed)).toEqual([
      `properties[0] (ID 1), Extra.deep[0]: ${NO_SURROGATE}`,
      `properties[0] (ID 1), ["Odda\\u0000b"]: its name ${NO_NUL}`,
    ]);
  });

  test('skip only their own record with --skip-invalid', async () => {
    await load(createFeed('fr', [{ ID: 1, City: 'Namur' }, { ID: 2 }]));
    const broken = createFeed('fr', [{ ID: 1, City: LONE_SURROGATE }, { ID: 2 }, { ID: 3 }], {
      details: [{ ID: 3, Title: NUL }],
    });
    expect(await load(broken, { skipInvalid: true })).toMatchObject({ skipped: 2, listings: { added: 1 } });
    expect(await given.database.select({ id: listings.id }).from(listings).orderBy(listings.id)).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ]);
  });

  test('are escaped in messages about them', async () => {
    const feed = { ...createFeed('fr', [{ ID: '\u001b[2J' as never }]), '\u001b[31mred': 1 };
    expect((await listFaults(feed)).join()).not.toContain('\u001b');
    const { warnings } = await load({ ...createFeed('fr', []), '\u001b[31mred': 1 });
    expect(warnings).toEqual(['unknown key "\\u001b[31mred", ignored (at the top of the feed)']);
  });

  test('a surrogate pair is a valid character', async () => {
    await load(createFeed('fr', [{ ID: 1 }], { details: [{ ID: 1, Title: 'Maison 🏠' }] }));
    const [record] = await given.database.select().from(propertyRecords);
    expect(record!.detail!.Title).toBe('Maison 🏠');
  });
});
