import { expect, test } from '@jest/globals';
import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import type { Database } from '../src/database/database.ts';
import { shownListings } from '../src/database/schema/search.ts';
import { createFeed } from './feed-builder.ts';
import { testApi } from './test-api.ts';
import type { TestDatabase } from './test-database.ts';

export type Said = Partial<Omit<PropertyRecord & PropertyDetailRecord, 'language'>> & { ID: number };

export const feedIn = (language: Language, said: Said) =>
  createFeed(language, [said], { details: [said as Partial<PropertyDetailRecord> & { ID: number }] });

/** Everything that a feed can tell of an address and of a price, each time in words of its own. */
export const OPEN: Said = {
  ID: 1,
  Goal: 0,
  TypeDescription: 'Maison, Rue Haute',
  Title: 'Rue Haute 7, maison',
  Street: 'Rue Haute',
  HouseNumber: '70717',
  BoxNr: 'b2b2',
  PublishAddress: true,
  Latitude: 50.512345,
  Longitude: 4.912345,
  Price: 345_678,
  PublishPrice: true,
  PriceUnitText: '345 678 euros',
  PriceHistory: [{ Date: '2026-01-10', Price: 356_789 }],
  LifeAnnuity: { Bouquet: 123_457, MonthlyRent: 1_234_571, SurvivorRent: 1_234_572 },
  NotaryFees: 34_567,
  NotaryFeesVAT: 34_568,
  RegistrationRights: 34_569,
  DepositAmount: 34_570,
  AgencyCost: 34_571,
  SurfaceLiving: 100,
  Description: 'Belle maison',
  Pictures: [
    { ID: 1, Url: 'https://photos.example/1', Name: 'rue haute, façade', Width: 4, Height: 3, Kind: 'photo' },
    {
      ID: 2,
      Url: 'https://photos.example/2',
      Name: 'Plan rue Haute',
      Width: 4,
      Height: 3,
      Kind: 'floorplan',
    },
  ],
  SmallPictureItem: { ID: 1, Url: 'https://photos.example/1', Name: 'Rue Haute', Width: 4, Height: 3 },
  Documents: [{ ID: 1, Url: 'https://agency.example/peb', Name: 'PEB Rue Haute 7', Public: false }],
  OpenDays: [{ Start: '2099-12-05T10:00', End: '2099-12-05T12:00', Note: 'Par la ruelle Haute' }],
  OwnerEmail: 'owner@home.example',
  OwnerDocuments: [{ Code: 'deed', Name: 'Acte de propriété' }],
};
const PRICES = ['345678', '345 678', '356789', '123457', '1234571', '1234572', '34567', '34568', '34569', '34570', '34571', '3456.78']; // prettier-ignore
export const ADDRESS = ['haute', '70717', 'b2b2', '50.51', '4.91'];
export const OWNER = ['owner@home', 'propriété'];

/** Every text and number, with the path that leads to it, and every key. */
function* listLeaves(value: unknown, path = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return yield `${path}: ${String(value)}`;
  for (const [key, inner] of Object.entries(value)) yield* listLeaves(inner, `${path}/${key}`);
}
/** Those of all rows of listings that are shown. */
export const leavesOfRows = async (database: Database) =>
  [...listLeaves(await database.select().from(shownListings))].map((leaf) => leaf.toLowerCase());
export const naming = (leaves: string[], words: string[]) =>
  leaves.filter((leaf) => words.some((word) => leaf.includes(word)));

/** What one of these languages withholds is in no row of any. */
export function testWithheld(given: TestDatabase, languages: readonly Language[]): void {
  test.each(languages)('what %s withholds is nowhere in any row', async (strict) => {
    const others = LANGUAGES.filter((language) => language !== strict);
    const withheld: [object, string[]][] = [
      [{ PublishAddress: false }, ADDRESS],
      [{ PublishPrice: false }, PRICES],
      [{ PriceOnDemand: true }, PRICES],
      [{ UnitStatus: 'Vendu' }, PRICES],
    ];
    for (const [flag, words] of withheld) {
      const feeds = others.map((language) => feedIn(language, OPEN));
      await testApi(given).load(...feeds, feedIn(strict, { ID: 1, TypeDescription: 'Maison', ...flag }));
      const leaves = await leavesOfRows(given.database);
      expect(leaves.filter((leaf) => leaf.endsWith('/card/id: 1'))).toHaveLength(LANGUAGES.length);
      expect(naming(leaves, [...words, ...OWNER])).toEqual([]);
    }
  });
}
