import { afterAll, beforeAll, beforeEach, describe } from '@jest/globals';
import type { AgencyConfig } from '../src/content/agency-config.ts';
import { exampleConfig } from './example-agency.ts';
import type { Database } from '../src/database/database.ts';
import type { OpenDatabase } from '../src/database/open-database.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { ensureReadModel } from '../src/listings/read-model/ensure-read-model.ts';
import { emptyTables } from './empty-tables.ts';
import { openInMemory } from './open-in-memory.ts';
import { startPostgres } from './postgres-server.ts';

export interface TestDatabase {
  /** Empty before each test, or before the first, with the read model of the configuration. */
  readonly database: Database;
  readonly config: AgencyConfig;
}

const ENGINES = { PGlite: openInMemory, PostgreSQL: openTestPostgres };

/** Set by the configuration of Jest: the embedded database in `npm test`, PostgreSQL in `npm run test:long`. */
declare const DATABASES: (keyof typeof ENGINES)[];

type Tests = (given: TestDatabase) => void;

/** Runs the same tests on each database of this run: all of them on PGlite, and all of them on a real PostgreSQL. */
export const describeOnEachDatabase = (subject: string, tests: Tests) =>
  describeOnDatabases(subject, tests, beforeEach);

/**
 * The same on a database that is emptied before the first test only: for tests that read what one feed brought, or do not mind what
 * the others wrote. Loading a feed costs more than most of them.
 */
export const describeOnEachSharedDatabase = (subject: string, tests: Tests) =>
  describeOnDatabases(subject, tests, beforeAll);

function describeOnDatabases(subject: string, tests: Tests, emptied: typeof beforeEach): void {
  describe.each(DATABASES)(`${subject} on %s`, (engine) => {
    let open: OpenDatabase;
    const config = exampleConfig();
    beforeAll(async () => {
      open = await ENGINES[engine]();
    }, 60_000);
    emptied(async () => {
      await emptyTables(open.database);
      await ensureReadModel(open.database, config);
    });
    afterAll(() => open.close(), 60_000);
    tests({
      get database() {
        return open.database;
      },
      config,
    });
  });
}

async function openTestPostgres(): Promise<OpenDatabase> {
  const server = await startPostgres({ isDurable: false });
  const { database, close } = await openPostgres(server.url);
  return { database, close: () => close().then(server.stop) };
}
