import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../../database/drizzle.ts';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import request from 'supertest';
import { exampleConfig } from '../../../../testing/example-agency.ts';
import { createFeed, createProject } from '../../../../testing/feed-builder.ts';
import {
  ADDRESS,
  feedIn,
  leavesOfRows,
  naming,
  OPEN,
  OWNER,
  testWithheld,
  type Said,
} from '../../../../testing/withheld-rows.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { readModel, shownListings } from '../../../database/schema/search.ts';
import { languageOrder } from '../language-order.ts';
import { ensureReadModel } from './ensure-read-model.ts';
import { readModelRow } from './read-model-row.ts';

describeOnDatabase('what is stored of listings to be shown', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given);
  });

  const leavesOfAll = () => leavesOfRows(given.database);

  test('has all that is public, and nothing that owners alone are told', async () => {
    await api.load(feedIn('fr', OPEN), feedIn('nl', OPEN));
    const leaves = await leavesOfAll();
    for (const word of [...ADDRESS.filter((word) => word !== 'b2b2'), '345678', '356789'])
      expect(naming(leaves, [word])).not.toEqual([]);
    expect(naming(leaves, OWNER)).toEqual([]);
  });

  // The other languages: shown-listings.long.test.ts.
  testWithheld(given, ['nl', 'fr']);

  test('stays as it is while nothing of its listing changes, and goes with it', async () => {
    const feed = (Title: string) =>
      createFeed('fr', [{ ID: 1 }, { ID: 2 }, { ID: 3 }, { ID: 4 }, { ID: 5 }], {
        details: [1, 2, 3, 4, 5].map((ID) => ({ ID, Title: ID === 2 ? Title : `Maison ${ID}` })),
      });
    const titles = async () => {
      const rows = await given.database.select().from(shownListings).orderBy(shownListings.listingId);
      return rows.map(({ card }) => card.Title);
    };
    await api.load(feed('Avant'));
    expect(await titles()).toEqual(['Maison 1', 'Avant', 'Maison 3', 'Maison 4', 'Maison 5']);
    await api.load({ ...feed('Après'), properties: feed('Après').properties.slice(0, 4) });
    expect(await titles()).toEqual(['Maison 1', 'Après', 'Maison 3', 'Maison 4']);
  });

  test('is made of the records where it is missing, as after a change by another version of the API, and read by no other', async () => {
    const answers = async (app: TestApi['app']) => {
      const paths = [
        '/api/listings?goal=0',
        '/api/properties/1?',
        '/api/projects/7?',
        '/api/sitemap/listings?from=0',
      ];
      const bodies = paths.map(
        async (path) => (await request(app).get(`${path}&lang=de`).expect(200)).body as unknown,
      );
      return Promise.all(bodies);
    };
    const project = {
      projects: [createProject('fr', { ID: 7 })],
      projectDetails: [{ ID: 7, Name: 'Saphir', language: 'fr' as const }],
    };
    const unit = { ...OPEN, ProjectID: 7, UnitName: 'A1', Floor: 2 };
    const details = [unit, { ID: 2, Title: 'Villa' }] as Partial<PropertyDetailRecord & { ID: number }>[];
    const feed = createFeed('fr', [unit, { ID: 2 }], { details: details as { ID: number }[], ...project });
    await api.load(feed, feedIn('nl', { ID: 1, PublishPrice: false }));
    const before = await answers(api.app);
    expect(JSON.stringify(before)).toContain('Villa');
    await given.database.update(shownListings).set({ rules: 1, card: sql`'{}'`, page: sql`'{}'` });
    await given.database.update(readModel).set({ version: sql`${readModel.version} + 1` });
    expect(await answers(api.app)).toEqual(before);
    expect(JSON.stringify(before)).not.toMatch(/345678/);
  });

  test('is by the configuration of the API that reads it, whichever was started last', async () => {
    await api.load(feedIn('fr', { ...OPEN, Title: 'Maison' }), feedIn('nl', { ...OPEN, Title: 'Huis' }));
    const { languages, ...rest } = given.config;
    const dutch: AgencyConfig = { ...rest, languages: { ...languages, default: 'nl' } };
    await ensureReadModel(given.database, dutch);
    const titleIn = async ({ app }: TestApi) =>
      (await request(app).get('/api/properties/1?lang=de').expect(200)).body.property.title as string;
    expect(await titleIn(testApi({ ...given, config: dutch }))).toBe('Huis');
    expect(await titleIn(api)).toBe('Maison');
  });
});

const TEXTS: Record<Language, Said> = {
  nl: { ID: 1, Title: 'Huis', Description: 'Mooi', MobilityScore: { Total: 5, Scholen: 6, Zwembaden: 4 } },
  fr: { ID: 1, TypeDescription: 'Maison', MobilityScore: { Total: 7, Écoles: 7.5, Piscines: 3 } },
  en: { ID: 1, TypeDescription: 'House', Title: 'Home', OpenDays: OPEN.OpenDays },
  de: { ID: 1, Title: 'Haus', Heating: 'Gas', Pictures: OPEN.Pictures, MobilityScore: { Total: 6 } },
};
const BLANK: Said = {
  ID: 1,
  City: '',
  Zip: '',
  TypeDescription: '',
  MainTypeName: '',
  WebIDs: '',
  RecordFile: ' ',
};

const subsets = Array.from({ length: 15 }, (_, index) =>
  LANGUAGES.filter((_, place) => ((index + 1) >> place) % 2 === 1),
);

test.each(LANGUAGES)(
  'a language without a record shows the row of the first one that has one, where %s is the default',
  (first) => {
    const { languages, ...rest } = exampleConfig();
    const config: AgencyConfig = { ...rest, languages: { ...languages, default: first } };
    const shownIn = (said: Partial<Record<Language, Said>>) => {
      const stored = (Object.entries(said) as [Language, Said][]).map(([language, own]) => {
        const { properties, details } = feedIn(language, own);
        return { language, listing: properties[0]!, detail: details![0]! };
      });
      return readModelRow(1, stored, config).shown;
    };
    for (const has of subsets) {
      const said = Object.fromEntries(has.map((language) => [language, TEXTS[language]]));
      const rows = shownIn(said);
      expect([...rows.keys()]).toEqual(has);
      for (const lacking of LANGUAGES.filter((language) => !has.includes(language))) {
        const nearest = languageOrder(config, lacking).find((language) => rows.has(language));
        // A record that says nothing borrows everything.
        const borrowed = shownIn({ ...said, [lacking]: BLANK }).get(lacking);
        expect({ has, lacking, ...rows.get(nearest!) }).toEqual({ has, lacking, ...borrowed });
      }
    }
  },
);
