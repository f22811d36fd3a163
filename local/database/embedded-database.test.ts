import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { binariesIn, copyBinaries, findBinaries, linkLibraries } from './binaries.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { PostgresFolder } from './postgres-folder.ts';
import { findServerUser, mayRun } from './server-user.ts';

/** One for all tests: making the files takes longer than all else. */
const data = path.join('/tmp', `facade-embedded-${process.pid}`);
const folder = path.join(data, 'postgresql');
beforeAll(() => void mkdirSync(data, { mode: 0o755 }));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const noted = () => readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
const readPid = () => Number(noted()[0]);
const isRunning = () => statSync(path.join(folder, 'data/postmaster.pid'), { throwIfNoEntry: false });

async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(query)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** A process that asks for the database and then is there until it is killed. */
async function otherUser(): Promise<{ url: string; kill(): Promise<void> }> {
  const script = `import { embeddedDatabase } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded-database.ts'))};
    const { url } = await embeddedDatabase(${JSON.stringify(folder)});
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [told] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: told.toString().trim(),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

test('the first to ask gets a new database, which only this machine reaches, by a password; with the last the server ends', async () => {
  const { url, leave } = await embeddedDatabase(folder);
  const [settings] = await ask(
    url,
    `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
      current_setting('jit') as jit, lower('ÉCHEVINS') as lower`,
  );
  expect(settings).toEqual({ addresses: '127.0.0.1', sockets: '', jit: 'off', lower: 'échevins' });
  const ways = await ask(url, `select distinct auth_method from pg_hba_file_rules`);
  expect(ways).toEqual([{ auth_method: 'scram-sha-256' }]);
  const password = path.join(folder, 'data/facade.password');
  expect((statSync(password).mode & 0o777).toString(8)).toBe('600');
  const wrong = new URL(url);
  wrong.password = 'password';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  await leave();
  expect(isRunning()).toBeUndefined();
});

test('several processes use it at once; it runs until the last has left', async () => {
  const first = await embeddedDatabase(folder);
  const other = await otherUser();
  expect(other.url).toBe(first.url);
  await first.leave();
  expect(await ask(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await other.kill();
  const next = await embeddedDatabase(folder);
  expect(next.url).toBe(first.url);
  await next.leave();
  expect(isRunning()).toBeUndefined();
});

test('two that leave at the same time leave no server behind', async () => {
  const both = await Promise.all([embeddedDatabase(folder), embeddedDatabase(folder)]);
  await Promise.all(both.map(({ leave }) => leave()));
  expect(isRunning()).toBeUndefined();
});

test('one that is just about to write down its number is waited for', async () => {
  const file = path.join(folder, 'data/postmaster.pid');
  writeFileSync(file, '');
  const start = PostgresFolder.prototype.start;
  const refusals: string[] = [];
  const spy = jest.spyOn(PostgresFolder.prototype, 'start').mockImplementation(async function (
    this: PostgresFolder,
    port,
  ) {
    await start.call(this, port).catch((error: Error) => {
      rmSync(file);
      refusals.push(error.message);
      throw error;
    });
  });
  const { url, leave } = await embeddedDatabase(folder).finally(() => spy.mockRestore());
  expect(refusals).toEqual([expect.stringContaining('postmaster.pid" is empty')]);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await leave();
});

test('a server whose users were killed is joined by the next; one that was killed itself is started again with its data', async () => {
  const killed = await otherUser();
  await ask(killed.url, `create table kept as select 7 as value`);
  const pid = readPid();
  await killed.kill();
  const taken = await embeddedDatabase(folder);
  expect([taken.url, readPid()]).toEqual([killed.url, pid]);

  process.kill(pid, 'SIGKILL');
  await taken.ended;
  await taken.leave();
  const { url, leave } = await embeddedDatabase(folder);
  expect(readPid()).not.toBe(pid);
  expect(await ask(url, 'select value from kept')).toEqual([{ value: 7 }]);
  await leave();
});

test('a killed server whose number another program has is not taken for it', async () => {
  const { leave } = await embeddedDatabase(folder);
  const [, ...rest] = noted();
  await leave();
  writeFileSync(path.join(folder, 'data/postmaster.pid'), [process.pid, ...rest].join('\n'));
  const { url, leave: leaveAgain } = await embeddedDatabase(folder);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await leaveAgain();
});

test('a folder of another major version is refused, and left as it is', async () => {
  const version = path.join(folder, 'data/PG_VERSION');
  const before = readFileSync(version, 'utf8');
  writeFileSync(version, '17\n');
  const refused = embeddedDatabase(folder);
  await expect(refused).rejects.toThrow(
    'is of PostgreSQL 17, and the site brings PostgreSQL 18; nothing was changed',
  );
  await expect(refused).rejects.toThrow('DATABASE_URL');
  expect(readFileSync(version, 'utf8')).toBe('17\n');
  writeFileSync(version, before);
});

test('a folder that cannot be made is refused with what to do', async () => {
  const file = path.join(temporaryFolder('refused'), 'a-file');
  writeFileSync(file, '');
  await expect(embeddedDatabase(path.join(file, 'postgresql'))).rejects.toThrow(
    /cannot be used for a database \(ENOTDIR.*AGENCY_DATA.*DATABASE_URL/,
  );
});

test('packages that were installed without their scripts have no links: they are made beside the data', async () => {
  const copy = temporaryFolder('binaries');
  const native = path.dirname(path.dirname(findBinaries().program('initdb')));
  const from = path.dirname(native);
  cpSync(from, copy, { recursive: true, filter: (file) => !lstatSync(file).isSymbolicLink() });
  const binaries = binariesIn(copy);
  const run = (env: NodeJS.ProcessEnv) =>
    spawnSync(binaries.program('initdb'), ['--version'], { env, encoding: 'utf8' });
  expect(run({}).stderr).toContain('error while loading shared libraries');
  const environment = await linkLibraries(binaries, path.join(copy, 'links'));
  expect(run(environment)).toMatchObject({ status: 0, stdout: expect.stringContaining('18') });
});

test('as root it is a user that exists, and a folder that no such user may enter is refused with what to do', async () => {
  const closed = temporaryFolder('closed');
  const user = findServerUser(path.join(closed, 'data/postgresql'));
  if (process.getuid?.() !== 0) {
    expect(await user).toBeUndefined();
    return;
  }
  await expect(user).rejects.toThrow(/does not run as root.*DATABASE_URL/);
  const { uid } = (await findServerUser(folder))!;
  expect(execFileSync('id', ['-un', String(uid)], { encoding: 'utf8' })).toMatch(/\w/);
});

test('where that user cannot read the programs, copies of them serve: made once, whole', async () => {
  const user = await findServerUser(folder);
  if (!user) return;
  const closed = temporaryFolder('closed-programs');
  const installed = await copyBinaries(findBinaries(), closed);
  expect(await mayRun(user, installed.program('postgres'))).toBe(false);
  const open = path.join(data, 'open');
  mkdirSync(open, { mode: 0o755 });
  const [copy, same] = await Promise.all([copyBinaries(installed, open), copyBinaries(installed, open)]);
  expect(readdirSync(open)).toEqual([path.basename(copy.folder)]);
  expect(same.folder).toBe(copy.folder);
  expect(await mayRun(user, copy.program('postgres'))).toBe(true);
  const environment = await linkLibraries(copy, path.join(open, 'libraries'));
  const { stdout } = spawnSync(copy.program('postgres'), ['--version'], {
    env: environment,
    encoding: 'utf8',
    ...user,
  });
  expect(stdout).toContain('18');
});
