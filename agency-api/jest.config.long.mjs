import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jestPreset } from 'shared-kit/testing/jest-preset.mjs';

const onEachDatabase = globSync('src/**/*.test.ts', { cwd: import.meta.dirname })
  .filter((file) =>
    /describeOnEach(Shared)?Database\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  .map((file) => `<rootDir>/${file}`);

const onPostgres = {
  testEnvironment: '<rootDir>/testing/database-environment.mjs',
  globals: { __SERVER__: false, DATABASES: ['PostgreSQL'] },
};

/** What is long by nature, and on PostgreSQL what `npm test` runs on the embedded database. */
export default {
  maxWorkers: 2,
  // Of projects Jest does not read it.
  testTimeout: 30_000,
  projects: [
    jestPreset({ displayName: 'PostgreSQL', testMatch: onEachDatabase, ...onPostgres }),
    jestPreset({
      displayName: 'long',
      testMatch: ['**/*.long.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
      ...onPostgres,
    }),
  ],
};
