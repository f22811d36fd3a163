import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXAMPLE_FOLDER } from '../../testing/example-agency.ts';
import { feedOf } from '../../testing/feed-builder.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

let folder: string;
let given: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  given = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'facade-import-'));
  writeFileSync(
    join(folder, 'good.json'),
    JSON.stringify(feedOf('fr', [{ ID: 1 }], { details: [{ ID: 1, EPCCode: '2026' }] })),
  );
  writeFileSync(join(folder, 'bad.json'), JSON.stringify(feedOf('nl', [{ ID: 1, Goal: 9 as 0 }])));
});
afterAll(async () => {
  await given.close();
  rmSync(folder, { recursive: true });
});

function runImport(settings: NodeJS.ProcessEnv, ...args: string[]) {
  const script = join(import.meta.dirname, 'import.ts');
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

test('good files are loaded beside bad ones, which end it with code 1', () => {
  const { status, stdout, stderr } = runImport({}, 'good.json', 'bad.json', 'missing.json');
  expect(stdout).toContain('good.json: listings: 1 added');
  expect(stdout).toContain(
    'good.json: to be told by law: Wallonia, for sale: SoilCertificate is missing in 1 listing: 1',
  );
  expect(stdout).not.toContain('EPCCode is missing');
  expect(stderr).toContain('bad.json: properties[0] (ID 1), Goal: must be 0 or 1');
  expect(stderr).toContain('bad.json: 1 fault; nothing was changed (--skip-invalid loads the good records)');
  expect(stderr).toContain('missing.json: cannot be read');
  expect(status).toBe(1);
});

test('the same file again says that nothing changed', () => {
  const { status, stdout } = runImport({}, 'good.json');
  expect(stdout).toContain('good.json: nothing changed');
  expect(status).toBe(0);
});

test('without a file, or with an unknown option, it tells how it is used', () => {
  expect(runImport({})).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Usage: npm run import'),
  });
  expect(runImport({}, '--force', 'x.json').stderr).toContain('Usage: npm run import');
});

test('without a database it refuses, and says what to do', () => {
  const { status, stderr } = runImport({ DATABASE_URL: '' }, 'good.json');
  expect(stderr).toContain('DATABASE_URL: must name a PostgreSQL database: npm start');
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
});
