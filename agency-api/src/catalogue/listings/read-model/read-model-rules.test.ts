import { hash } from 'node:crypto';
import { test } from '@jest/globals';
import { propertyDetailRecordSchema } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import { generatedListing } from '../../../../bench/generated-listing.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { oracleFeeds } from '../../../../testing/oracle-feed.ts';
import { testApi } from '../../../../testing/test-api.ts';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { OPEN, type Said } from '../../../../testing/withheld-rows.ts';
import { readModelRules } from '../../../database/schema/search.ts';
import { ensureReadModel, RULED_TABLES } from './ensure-read-model.ts';
import { RULES } from './read-model-rules.ts';

const SAMPLES = ['Gent 12', 12, true, '2030-01-31', 'yes'];
/** Every fact of the feed that is one value. */
const EVERY_FACT: Partial<Said> = Object.fromEntries(
  Object.entries(propertyDetailRecordSchema.shape).flatMap(([key, schema]) => {
    const value = SAMPLES.find((sample) => schema.safeParse(sample).success);
    return value === undefined ? [] : [[key, value]];
  }),
);
const WHOLE: Said = {
  ...EVERY_FACT,
  ...OPEN,
  City: 'Namen',
  Zip: '5000',
  UnitStatus: 'Libre',
  MobilityScore: { Total: 7, Commerces: 8 },
  Manager: { Name: 'Anne Dubois', Email: 'anne@agency.example', Phone: '081000000' },
};

/** What one language says otherwise than the others of a listing that tells all. */
const OTHERWISE: Partial<Said>[] = [
  {},
  { PublishAddress: false },
  { PublishPrice: false },
  { PriceOnDemand: true },
  { UnitStatus: 'Vendu' },
  { LifeAnnuity: null },
  { Title: '', Description: '', TypeDescription: '' },
  { City: '', Zip: '', CountryID: 50 },
];

function feedIn(language: Language, other: readonly Partial<Said>[]) {
  const whole = other.map((otherwise, index) => ({ ...WHOLE, ...otherwise, ID: 1_001 + index }));
  const generated = Array.from({ length: 50 }, (_, index) => generatedListing(2_001 + index, language));
  const oracle = oracleFeeds(1, 200).find((feed) => feed.language === language);
  return createFeed(
    language,
    [...whole, ...generated.map(({ property }) => property), ...(oracle?.properties ?? [])],
    { details: [...whole, ...generated.map(({ detail }) => detail), ...(oracle?.details ?? [])] },
  );
}

/** Columns whose numbers the database gives. */
const NUMBERS = new Set(['rules', 'id', 'cityId', 'typeSetId', 'mainTypeId']);

describeOnDatabase('the rules of the read model', (given) => {
  test('have another name when they make other rows of the same listings', async () => {
    const { database } = given;
    const config = {
      ...given.config,
      languages: { inUse: ['fr', 'nl', 'en'] as Language[], default: 'fr' as const },
      listings: { ...given.config.listings, cityCorrections: { Namen: 'Namur' }, discreetMarquees: [18] },
    };
    await ensureReadModel(database, config);
    await testApi({ database, config }).load(
      feedIn(
        'fr',
        OTHERWISE.map(() => ({})),
      ),
      feedIn('nl', OTHERWISE),
    );
    const tables = RULED_TABLES.filter((table) => table !== readModelRules);
    const made: string[][] = [];
    for (const table of tables) {
      const rows: object[] = await database.select().from(table);
      made.push(
        rows.map((row) => JSON.stringify(Object.entries(row).filter(([key]) => !NUMBERS.has(key)))).sort(),
      );
    }
    const digest = hash('md5', JSON.stringify(made));
    if (digest !== RULES)
      throw new Error(
        `Other rows are made of the same listings: set RULES of read-model-rules.ts to '${digest}', and every site makes its rows anew.`,
      );
  });
});
