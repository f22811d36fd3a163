import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { ROOT } from '../root.ts';
import { embeddedDatabase } from './embedded-database.ts';

/** One for all tests: making the files takes longer than all else. */
const data = path.join('/tmp', `facade-run-command-${process.pid}`);
const folder = path.join(data, 'postgresql');
/** Says what it was given, and ends with exit code 3: when asked to wait, after Ctrl-C. */
const command = path.join(data, 'command.mjs');
beforeAll(() => {
  mkdirSync(data, { mode: 0o755 });
  writeFileSync(
    command,
    `process.on('SIGINT', () => process.exit(4));
    console.log(process.env.DATABASE_URL, ...process.argv.slice(2));
    if (process.argv[2] === 'wait') setInterval(() => {}, 1000);
    else process.exit(3);`,
  );
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

const isServerRunning = () => existsSync(path.join(folder, 'data/postmaster.pid'));

/** As `npm run` starts a command of the API. */
function start(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'run-command.ts'), ...args], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: '',
      AGENCY_DATA: data,
      AGENCY_CONFIG: path.join(ROOT, 'demo-agency/configuration'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]).then(
    ([[code], stdout, stderr]) => ({ code: code as number | null, stdout, stderr }),
  );
  return { child, ended };
}

test('where no server runs, one is started for the command and stopped after it; its exit code is told, and what earlier data there are', async () => {
  const earlier = path.join(data, 'database');
  mkdirSync(earlier);
  writeFileSync(path.join(earlier, 'PG_VERSION'), '18\n');
  const { code, stdout, stderr } = await start([command, 'list']).ended;
  expect(stderr).toContain(`${earlier} has data of an earlier version of the site`);
  expect(stderr).toContain('npm run import');
  expect(stdout).toMatch(/^postgresql:\/\/postgres:\S+@127\.0\.0\.1:\d+\/postgres list\n$/);
  expect(code).toBe(3);
  expect(isServerRunning()).toBe(false);
  expect(existsSync(path.join(earlier, 'PG_VERSION'))).toBe(true);
  rmSync(earlier, { recursive: true });
});

test('beside a running site a command of the API works on its database, and leaves it running', async () => {
  const site = await embeddedDatabase(folder);
  try {
    const migrate = path.join(ROOT, 'agency-api/src/cli/migrate.ts');
    expect(await start([migrate]).ended).toEqual({
      code: 0,
      stdout: 'The database is up to date. Feeds: none.\n',
      stderr: '',
    });
    const client = new pg.Client({ connectionString: site.url });
    await client.connect();
    const { rows } = await client.query('select count(*)::int as forms from form_submissions');
    expect(rows).toEqual([{ forms: 0 }]);
    await client.end();
  } finally {
    await site.leave();
  }
  expect(isServerRunning()).toBe(false);
});

test('DATABASE_URL is handed on as it is, and no server is started', async () => {
  const DATABASE_URL = 'postgresql://site@database.example/site';
  const { code, stdout } = await start([command], { DATABASE_URL }).ended;
  expect([code, stdout]).toEqual([3, `${DATABASE_URL}\n`]);
  expect(isServerRunning()).toBe(false);
});

test('Ctrl-C ends the command first, whose exit code is told, and then the server', async () => {
  const { child, ended } = start([command, 'wait']);
  await once(child.stdout, 'data');
  expect(isServerRunning()).toBe(true);
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 4 });
  expect(isServerRunning()).toBe(false);
});
