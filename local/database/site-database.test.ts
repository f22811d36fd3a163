import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { siteDatabase } from './site-database.ts';

const data = path.join('/tmp', `facade-site-database-${process.pid}`);
beforeAll(() => void mkdirSync(data, { mode: 0o755 }));
afterAll(() => rmSync(data, { recursive: true, force: true }));

test('DATABASE_URL is the database of the operator, and nothing is started', async () => {
  const DATABASE_URL = 'postgresql://site@database.example/site';
  const given = await siteDatabase({ DATABASE_URL, AGENCY_DATA: data });
  expect(given).toMatchObject({ DATABASE_URL, notice: undefined });
  await given.leave();
  expect(existsSync(path.join(data, 'postgresql'))).toBe(false);
});

test('a command runs on the embedded database, which is started for it and stopped; its exit code is told, and what earlier data there are', () => {
  const earlier = path.join(data, 'database');
  mkdirSync(earlier);
  writeFileSync(path.join(earlier, 'PG_VERSION'), '18\n');
  const command = path.join(data, 'command.mjs');
  writeFileSync(command, 'console.log(process.env.DATABASE_URL, ...process.argv.slice(2)); process.exit(3);');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'run-command.ts'), command, 'list'],
    { env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', AGENCY_DATA: data }, encoding: 'utf8' },
  );
  expect(stderr).toContain(`${earlier} has data of an earlier version of the site`);
  expect(stderr).toContain('npm run import');
  expect(stdout).toMatch(/^postgresql:\/\/postgres:\S+@127\.0\.0\.1:\d+\/postgres list\n$/);
  expect(status).toBe(3);
  expect(existsSync(path.join(data, 'postgresql/data/postmaster.pid'))).toBe(false);
  expect(existsSync(path.join(earlier, 'PG_VERSION'))).toBe(true);
});
