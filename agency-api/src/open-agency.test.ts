import { expect, test } from '@jest/globals';
import { EXAMPLE_FOLDER } from '../testing/example-agency.ts';
import { dropDatabase, makeDatabase } from '../testing/template-database.ts';
import { readModelRules } from './database/schema/search.ts';
import { openAgency, openWithListings } from './open-agency.ts';

test('a command makes no rows of listings for its configuration, which a site may not have; what publishes them does', async () => {
  const url = await makeDatabase(process.env.TEST_POSTGRES!);
  const environment = { AGENCY_CONFIG: EXAMPLE_FOLDER, DATABASE_URL: url };
  const rules = async (open: typeof openAgency) => {
    const { database, close } = await open(environment);
    const count = await database.$count(readModelRules);
    await close();
    return count;
  };
  expect(await rules(openAgency)).toBe(0);
  expect(await rules(openWithListings)).toBe(1);
  expect(await rules(openAgency)).toBe(1);
  await dropDatabase(url);
});
