import { beforeEach, expect, test } from '@jest/globals';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';

/** Records that contradict each other: what a search goes by is what cards say, in each language. */
describeOnDatabase('a listing is found by what its card says', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given);
  });

  test('a surface of 0 says nothing, and does not hide that of another language', async () => {
    await api.load(
      createFeed('fr', [{ ID: 1 }], {
        details: [{ ID: 1, Price: 240_000, SurfaceLiving: 0, SurfaceGround: 0 }],
      }),
      createFeed('nl', [{ ID: 1 }], { details: [{ ID: 1, SurfaceLiving: 120, SurfaceGround: 500 }] }),
    );
    for (const lang of LANGUAGES) {
      const { items } = await api.search({ lang, livingMin: 120, plotMin: 500 });
      expect(items).toMatchObject([{ surfaceLiving: 120, surfaceGround: 500, pricePerM2: 2000 }]);
    }
  });

  test('a VAT of 0 says nothing, and does not hide that of another language', async () => {
    await api.load(
      createFeed('fr', [{ ID: 1 }], { details: [{ ID: 1, Price: 240_000, VAT: 0 }] }),
      createFeed('nl', [{ ID: 1 }], { details: [{ ID: 1, VAT: '21 %' }] }),
      createFeed('de', [{ ID: 1 }], { details: [{ ID: 1, VAT: '21 % inkl.' }] }),
    );
    for (const lang of LANGUAGES) {
      const { items } = await api.search({ lang, with: 'new-build' });
      expect(items).toMatchObject([{ newBuild: true, price: { vat: 'excluded' } }]);
    }
  });

  test('what one record calls a bouquet is no price per m², nor under VAT', async () => {
    const details = [1, 2].map((ID) => ({ ID, Price: ID * 100_000, SurfaceLiving: 100, VAT: '21 %' }));
    await api.load(
      createFeed('fr', [{ ID: 1 }, { ID: 2 }], { details }),
      createFeed('nl', [{ ID: 1 }], {
        details: [{ ID: 1, Price: 5000, LifeAnnuity: { Bouquet: 5000, MonthlyRent: 500 } }],
      }),
    );
    for (const lang of LANGUAGES) {
      const { items } = await api.search({ lang, sort: 'price-m2-asc' });
      expect(items.map(({ id, pricePerM2, price }) => [id, pricePerM2, price.vat])).toEqual([
        [2, 2000, 'excluded'],
        [1, null, undefined],
      ]);
    }
  });

  test('a headline that names a withheld street orders nothing', async () => {
    const details = [{ ID: 1, Street: 'Avenue des Aulnes', PublishAddress: false }];
    await api.load(
      createFeed(
        'fr',
        [
          { ID: 1, TypeDescription: 'Avenue des Aulnes - maison' },
          { ID: 2, TypeDescription: 'Bungalow' },
        ],
        { details },
      ),
    );
    for (const lang of LANGUAGES) {
      const { items } = await api.search({ lang, sort: 'type' });
      expect(items.map(({ id, headline }) => [id, headline])).toEqual([
        [2, 'Bungalow'],
        [1, ''],
      ]);
    }
  });
});
