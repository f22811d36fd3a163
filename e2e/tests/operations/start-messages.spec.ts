import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../site/test.ts';
import { siteUnderTest } from '../../site/site-under-test.ts';
import { ownFolders, runStart } from '../../site/start-command.ts';

const parsePort = (url: string) => new URL(url).port;

for (const setting of ['PORT', 'API_PORT'] as const) {
  test(`a ${setting} in use: one message that names it and says what to do`, async () => {
    const { url, apiUrl } = siteUnderTest();
    const busy = parsePort(setting === 'PORT' ? url : apiUrl);
    const { ended, output } = await runStart({ ...ownFolders(), [setting]: busy });
    expect(await ended).toBe(1);
    expect(output()).toContain(`Port ${busy} is in use`);
    expect(output()).toContain(`${setting}=`);
    expect(output()).not.toMatch(/\n\s+at /);
  });
}

test('a database folder of another PostgreSQL: says which, and what to do, and leaves it as it is', async () => {
  const folders = ownFolders();
  const database = path.join(folders.AGENCY_DATA, 'postgresql/data');
  await mkdir(database, { recursive: true });
  await writeFile(path.join(database, 'PG_VERSION'), '14\n');
  const { ended, output } = await runStart(folders);
  expect(await ended).toBe(1);
  expect(output()).toContain(`The database in ${database} is of PostgreSQL 14`);
  expect(output()).toContain('DATABASE_URL');
  expect(output()).not.toMatch(/\n\s+at /);
  expect(await readdir(database)).toEqual(['PG_VERSION']);
});

for (const [name, wrong] of [
  ['PORT', 'front-door'],
  ['PORT', '6000'],
  ['METRICS_PORT', '6666'],
  ['RELEASES', 's3://bucket/releases'],
  ['API_PORT', '70000'],
  ['API_TIMEOUT', 'soon'],
  ['LOG_LEVEL', 'loud'],
] as const) {
  test(`${name}=${wrong} is refused, by name and value`, async () => {
    const { ended, output } = await runStart({ ...ownFolders(), [name]: wrong });
    expect(await ended).toBe(1);
    expect(output()).toContain(name);
    expect(output()).toContain(wrong);
    expect(output()).not.toMatch(/\n\s+at /);
  });
}

test('a store of another site is not changed', async () => {
  const RELEASES = test.info().outputPath('team-store');
  await cp(siteUnderTest().releases, RELEASES, { recursive: true });
  await rm(path.join(RELEASES, 'owner.json'));
  const before = await readdir(RELEASES, { recursive: true });
  const { ended, output } = await runStart({ ...ownFolders(), RELEASES });
  expect(await ended).toBe(1);
  expect(output()).toContain(`RELEASES=${RELEASES}`);
  expect(output()).toContain('npm run release');
  expect(await readdir(RELEASES, { recursive: true })).toEqual(before);
});

test('a PostgreSQL server that does not answer', async () => {
  const { ended, output } = await runStart({
    ...ownFolders(),
    DATABASE_URL: 'postgres://127.0.0.1:1/nothing',
  });
  expect(await ended).toBe(1);
  expect(output()).toContain('DATABASE_URL');
  expect(output()).not.toMatch(/\n\s+at /);
});

test('an unknown argument', async () => {
  const { ended, output } = await runStart(ownFolders(), ['mf-search']);
  expect(await ended).toBe(1);
  expect(output()).toContain('npm run dev -- mf-search');
});
