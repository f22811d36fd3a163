import { afterAll, beforeAll, beforeEach, describe } from '@jest/globals';
import type { AgencyConfig } from '../src/configuration/agency-config.ts';
import type { Database } from '../src/database/database.ts';
import { connectDatabase, type OpenDatabase } from '../src/database/open-database.ts';
import { ensureReadModel } from '../src/catalogue/listings/read-model/ensure-read-model.ts';
import { emptyTables } from './empty-tables.ts';
import { exampleConfig } from './example-agency.ts';
import { dropDatabase, makeDatabase } from './template-database.ts';

export interface TestDatabase {
  /** Empty before each test, or before the first, with the read model of the configuration. */
  readonly database: Database;
  readonly config: AgencyConfig;
}

/** A database with empty tables that no other test knows of, on the server of the run. */
export async function openTestDatabase(): Promise<OpenDatabase & { url: string }> {
  const url = await makeDatabase(process.env.TEST_POSTGRES!);
  const { database, pool, close } = connectDatabase(url);
  return { url, database, pool, close: () => close().then(() => dropDatabase(url)) };
}

type Tests = (given: TestDatabase) => void;

/** Tests with a database that is empty before each of them. */
export const describeOnDatabase = (subject: string, tests: Tests) => describeOn(subject, tests, beforeEach);

/**
 * The same on a database that is emptied before the first test only: for tests that read what one feed brought, or do not mind what
 * the others wrote. Loading a feed costs more than most of them.
 */
export const describeOnSharedDatabase = (subject: string, tests: Tests) =>
  describeOn(subject, tests, beforeAll);

function describeOn(subject: string, tests: Tests, emptied: typeof beforeEach): void {
  describe(subject, () => {
    let open: OpenDatabase;
    const config = exampleConfig();
    beforeAll(async () => {
      open = await openTestDatabase();
    });
    emptied(async () => {
      await emptyTables(open.database);
      await ensureReadModel(open.database, config);
    });
    afterAll(() => open.close());
    tests({
      get database() {
        return open.database;
      },
      config,
    });
  });
}
