import { expect, jest, test } from '@jest/globals';
import { sql } from '../../database/drizzle.ts';
import request from 'supertest';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { testApi } from '../../../testing/test-api.ts';

const project = (ID: number) => ({
  ID,
  Goal: 0 as const,
  City: 'Roux',
  Zip: '6044',
  WebID: '1',
  WebIDName: 'Appartement',
  ProjectWebID: 1,
  SmallPicture: '',
  language: 'fr' as const,
});
const feed = createFeed('fr', [{ ID: 1 }, { ID: 2 }, { ID: 3, ProjectID: 7 }, { ID: 4, ProjectID: 7 }], {
  details: [1, 2, 3, 4].map((ID) => ({ ID, Title: `Maison ${ID}` })),
  projects: [project(7), project(8)],
  projectDetails: [7, 8].map((ID) => ({ ID, Name: `Projet ${ID}`, language: 'fr' as const })),
});

/** Written directly into the database, as the importer refuses such records. */
describeOnDatabase('a damaged record', (given) => {
  const damage = async (table: string, id: string, column: string, json: string) => {
    await given.database.execute(
      sql`update ${sql.raw(table)} set ${sql.raw(column)} = ${json}::json where ${sql.raw(id)}`,
    );
    await given.database.execute(sql`update read_model set version = version + 1`);
  };

  async function pages() {
    const { app } = testApi(given);
    const get = async (path: string) => (await request(app).get(`${path}?lang=fr&goal=0`).expect(200)).body;
    const ids = (items: { id: number }[]) => items.map(({ id }) => id).sort();
    return {
      listings: ids((await get('/api/listings')).items),
      projects: ids((await request(app).get('/api/projects?lang=fr').expect(200)).body.items),
      property: (await request(app).get('/api/properties/1?lang=fr').expect(200)).body.property.id,
      units: ids((await request(app).get('/api/projects/7?lang=fr').expect(200)).body.project.priceList),
    };
  }

  test.each(['a\\u0000b', 'a\\ud800b'])(
    'with a text that SQL cannot read does not affect other records: %s',
    async (text) => {
      await testApi(given).load(feed);
      await damage('property_records', 'property_id in (2, 4)', 'detail', `{"ID":2,"Title":"${text}"}`);
      await damage('shown_listings', 'listing_id in (2, 4)', 'page', `{"Description":"${text}"}`);
      await damage('project_records', 'project_id = 8', 'detail', `{"ID":8,"Name":"${text}"}`);
      expect(await pages()).toEqual({ listings: [1, 2, 3, 4], projects: [7, 8], property: 1, units: [3, 4] });
    },
  );

  test('of another shape is left out of every list, and named in the log', async () => {
    await testApi(given).load(feed);
    await damage('shown_listings', 'listing_id in (2, 4)', 'card', `{"ID":2,"ProjectID":7,"WebIDs":5}`);
    await damage('project_records', 'project_id = 8', 'project', `{"ID":8,"City":5,"WebID":[]}`);
    expect(await pages()).toEqual({ listings: [1, 3], projects: [7], property: 1, units: [3] });
    const logged = jest
      .mocked(console.error)
      .mock.calls.map(([error]) => (error as Error).message)
      .join('\n');
    expect(logged).toContain('listing 2 is damaged');
    expect(logged).toContain('project 8 is damaged');
    jest.mocked(console.error).mockClear();
  });
});
