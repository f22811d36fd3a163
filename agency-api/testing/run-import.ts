import { afterAll, beforeAll } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXAMPLE_FOLDER } from './example-agency.ts';
import { createFeed } from './feed-builder.ts';
import { openTestDatabase } from './test-database.ts';

let folder: string;
let given: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  given = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'facade-import-'));
  writeFileSync(
    join(folder, 'good.json'),
    JSON.stringify(createFeed('fr', [{ ID: 1 }], { details: [{ ID: 1, EPCCode: '2026' }] })),
  );
  writeFileSync(join(folder, 'bad.json'), JSON.stringify(createFeed('nl', [{ ID: 1, Goal: 9 as 0 }])));
});
afterAll(async () => {
  await given.close();
  rmSync(folder, { recursive: true });
});

/** Runs `npm run import` in a folder with `good.json` and `bad.json`, on a database of the file of tests. */
export function runImport(settings: NodeJS.ProcessEnv, ...args: string[]) {
  const script = join(import.meta.dirname, '../src/cli/import.ts');
  const env = {
    ...process.env,
    AGENCY_DATA: folder,
    DATABASE_URL: given.url,
    AGENCY_CONFIG: EXAMPLE_FOLDER,
    INIT_CWD: folder,
    ...settings,
  };
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env });
}
