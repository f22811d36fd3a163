import { beforeEach, expect, test } from '@jest/globals';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';

describeOnDatabase('a reference', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given);
  });

  test('is found as a whole and by any part, ignoring case and blanks', async () => {
    await api.load(
      createFeed('fr', [
        { ID: 71, RecordFile: '2023/1260L', Goal: 1 },
        { ID: 72, RecordFile: 'VM 1260' },
        { ID: 73, RecordFile: 'X-77' },
        { ID: 74, RecordFile: 'Y-74', City: 'Gand', Zip: '9000' },
      ]),
    );
    for (const search of ['2023/1260L', '1260L', '1260l', '260', 'L', '23 / 1260'])
      expect(await api.found({ goal: 1, search })).toEqual([71]);
    expect(await api.found({ search: 'vm1260' })).toEqual([72]);
    expect(await api.found({ search: '1260' })).toEqual([72]);
    expect(await api.found({ search: '-77' })).toEqual([73]);
    expect(await api.found({ search: '74' })).toEqual([74]);
    expect(await api.found({ search: '1261' })).toEqual([]);
    expect(await api.found({ search: '_77' })).toEqual([]);
    expect(await api.found({ search: '%' })).toEqual([]);
  });

  test('is found by parts of any length', async () => {
    const long = `${'A1B2C3D4E5'.repeat(9)}${'Z9'.repeat(5)}`;
    await api.load(createFeed('fr', [{ ID: 71, RecordFile: long }, { ID: 72 }]));
    expect(long).toHaveLength(100);
    expect(await api.found({ search: long })).toEqual([71]);
    expect(await api.found({ search: long.slice(30) })).toEqual([71]);
    expect(await api.found({ search: 'Z9Z9' })).toEqual([71]);
  });

  test('that differs by language is shown and found as in the first language', async () => {
    await api.load(
      createFeed('nl', [
        { ID: 71, RecordFile: 'NL-5' },
        { ID: 72, RecordFile: 'NL-6' },
      ]),
      createFeed('fr', [
        { ID: 71, RecordFile: 'FR-8' },
        { ID: 72, RecordFile: ' ' },
      ]),
    );
    for (const lang of ['fr', 'nl', 'de']) {
      const { items } = await api.search({ lang });
      expect(items.map(({ reference }) => reference)).toEqual(['NL-6', 'FR-8']);
      for (const { id, reference } of items)
        expect(await api.found({ lang, search: reference })).toEqual([id]);
      expect(await api.found({ lang, search: 'NL-5' })).toEqual([]);
    }
  });
});
