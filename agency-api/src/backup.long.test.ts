import { afterAll, expect, test } from '@jest/globals';
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import pg from 'pg';
import sharp from 'sharp';
import { startApiProcess } from '../testing/api-process.ts';
import { contactForm } from '../testing/contact-form.ts';
import { exampleConfig } from '../testing/example-agency.ts';
import { feedWithOwners } from '../testing/owner-session.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { valuationForm } from '../testing/valuation-form.ts';
import { feedItems } from '../testing/feed-items.ts';
import { loadFeed } from './catalogue/import/load-feed.ts';
import { eq } from './database/drizzle.ts';
import { openDatabase } from './database/open-database.ts';
import { formSubmissions } from './database/schema/forms.ts';
import { outboxMails } from './database/schema/mail.ts';
import { setOwnerPassword } from './owners/portal/set-owner-password.ts';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, '../../deploy/backup.sh');
const ANNE = { email: 'anne@owners.example', password: 'correct horse battery staple' };
const SITE = 'https://www.agency.example';
const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Where Debian keeps the server of the same major version as pg_dump, which writes down no later one. */
function programsOfDump(): { major: number; folder: string } | undefined {
  try {
    const major = Number(/\d+/.exec(execFileSync('pg_dump', ['--version'], { encoding: 'utf8' }))![0]);
    return { major, folder: `/usr/lib/postgresql/${major}/bin` };
  } catch {
    return undefined;
  }
}

/** A server whose data pg_dump can read; undefined where none can be had. */
async function dumpableServer(): Promise<string | undefined> {
  const programs = programsOfDump();
  if (!programs) return undefined;
  if (programs.major >= 18) {
    const server = await startPostgres({ isDurable: false });
    ends.push(server.stop);
    return server.url;
  }
  return existsSync(join(programs.folder, 'initdb')) ? startInstalled(programs.folder) : undefined;
}

/** A server of Debian's, which like ours does not run as root. */
async function startInstalled(programs: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'facade-postgres-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const isRoot = process.getuid?.() === 0;
  const [uid, gid] = ['-u', '-g'].map((option) => Number(execFileSync('id', [option, 'nobody'])));
  if (isRoot) await chown(folder, uid!, gid!);
  const user = isRoot ? { uid: uid!, gid: gid! } : {};
  const data = join(folder, 'data');
  const port = await getPort({ host: '127.0.0.1' });
  const start = (program: string, args: string[]) =>
    run(join(programs, program), args, { ...user, cwd: '/', env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  await start('initdb', ['--username=facade', '--auth=trust', '--encoding=UTF8', '--no-sync', data]);
  const flags = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  const log = join(folder, 'log');
  await start('pg_ctl', ['start', '--wait', '-D', data, '-l', log, '-o', flags]);
  ends.push(() => start('pg_ctl', ['stop', '-m', 'immediate', '-D', data]));
  return `postgresql://facade:of%20no%20use@127.0.0.1:${port}/postgres`;
}

async function emptyDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Mails that a site without its API would send or has sent. */
async function readMails(databaseUrl: string) {
  const { database, close } = await openDatabase(databaseUrl);
  const mails = await database.select().from(outboxMails).orderBy(outboxMails.id);
  await close();
  return mails.map(({ id, subject, text }) => ({ id, subject, text }));
}

/** What the site has of its visitors and owners, as they and the agency see it. */
async function seen(url: string, databaseUrl: string, link: string) {
  const { database, close } = await openDatabase(databaseUrl);
  const forms = await database.select().from(formSubmissions).orderBy(formSubmissions.id);
  await close();
  const file = await fetch(url + link);
  const signIn = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE },
    body: JSON.stringify(ANNE),
  });
  return {
    forms,
    file: { status: file.status, bytes: Buffer.from(await file.arrayBuffer()).toString('latin1') },
    signIn: signIn.status,
    listings: await (await fetch(`${url}/api/listings?lang=fr&goal=0`)).json(),
  };
}

const releaseFiles = async (folder: string) => (await readdir(folder, { recursive: true })).sort();

const server = await dumpableServer();
if (!server)
  process.stderr.write(
    'pg_dump, or a server that it can read, is not installed: back-up and restore are left out.\n',
  );
const drill = server ? test : test.skip;

drill(
  'a site that was destroyed is restored from the back-up that was made while it ran',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'facade-backup-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o755);
    const data = join(folder, 'data');
    const releases = join(folder, 'releases');
    await mkdir(join(releases, 'shell/1/web'), { recursive: true });
    await writeFile(join(releases, 'registry.json'), '{}');
    await writeFile(join(releases, 'shell/1/web/main.js'), 'start()');
    const databaseUrl = await emptyDatabase(server!, 'site');
    const settings = { DATABASE_URL: databaseUrl, AGENCY_DATA: data, RELEASES: releases };
    const script = (command: string, place: string, changes: NodeJS.ProcessEnv = {}) =>
      run(SCRIPT, [command, place], { env: { ...process.env, ...settings, ...changes } });

    const before = await startApiProcess({ ...settings, PUBLIC_URL: SITE });
    const { database, close } = await openDatabase(databaseUrl);
    await loadFeed(database, exampleConfig(), feedItems(feedWithOwners()));
    await setOwnerPassword(database, ANNE);
    const form = new FormData();
    form.append('photos', new Blob([new Uint8Array(await photo())]), 'house.jpg');
    const uploaded = await fetch(`${before.url}/api/uploads`, { method: 'POST', body: form });
    const { file } = (await uploaded.json()) as { file: string };
    expect(await sendForm(before.url, 'valuation', valuationForm({ photos: [file] }))).toBe(200);
    expect(await sendForm(before.url, 'contact', contactForm())).toBe(200);
    const [mail] = await database
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, exampleConfig().agency.email));
    const link = /\/api\/uploads\/\S+/.exec(mail!.text)![0];
    await close();
    const whole = await seen(before.url, databaseUrl, link);
    expect(whole).toMatchObject({
      file: { status: 200, bytes: expect.stringMatching(/^ÿØÿ/) },
      signIn: 200,
    });
    expect(whole.forms).toHaveLength(2);

    const { stdout } = await script('back-up', join(folder, 'copies'));
    const copy = stdout.trim();
    await expect(script('restore', copy)).rejects.toThrow('The database is not empty; nothing was changed.');
    await cp(join(data, 'upload-key'), join(folder, 'kept-apart'));
    await before.kill();
    const mails = await readMails(databaseUrl);
    await Promise.all([data, releases].map((gone) => rm(gone, { recursive: true })));

    const restored = { ...settings, DATABASE_URL: await emptyDatabase(server!, 'restored') };
    await script('restore', copy, restored);
    await cp(join(folder, 'kept-apart'), join(data, 'upload-key'));
    expect(await releaseFiles(releases)).toEqual([
      'registry.json',
      'shell',
      'shell/1',
      'shell/1/web',
      'shell/1/web/main.js',
    ]);
    expect(await readMails(restored.DATABASE_URL)).toEqual(mails);
    const after = await startApiProcess({ ...restored, PUBLIC_URL: SITE });
    expect(await seen(after.url, restored.DATABASE_URL, link)).toEqual(whole);
    await after.kill();
  },
  300_000,
);

/** A site without tables and visitors. */
async function smallSite(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'facade-backup-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const settings = {
    DATABASE_URL: await emptyDatabase(server!, name),
    AGENCY_DATA: join(folder, 'data'),
    RELEASES: join(folder, 'releases'),
  };
  await mkdir(settings.AGENCY_DATA);
  await mkdir(settings.RELEASES);
  await writeFile(join(settings.RELEASES, 'registry.json'), '{}');
  const copies = join(folder, 'copies');
  const script = async (command: string, place: string, changes: NodeJS.ProcessEnv = {}) =>
    (await run(SCRIPT, [command, place], { env: { ...process.env, ...settings, ...changes } })).stdout.trim();
  return { ...settings, folder, copies, script };
}

drill('a back-up that is damaged is refused, and nothing is changed', async () => {
  const { copies, script } = await smallSite('damaged');
  const copy = await script('back-up', copies);
  await writeFile(join(copy, 'database.dump'), 'cut off');
  await expect(script('restore', copy)).rejects.toThrow('is damaged; nothing was changed.');
});

drill('a folder that is named and not there fails the back-up, of which nothing is left', async () => {
  const { folder, copies, script } = await smallSite('missing');
  const missing = join(folder, 'missing');
  for (const name of ['AGENCY_DATA', 'UPLOADS', 'AGENCY_CONFIG'])
    await expect(script('back-up', copies, { [name]: missing })).rejects.toThrow(`${missing} is not there`);
  await expect(script('back-up', copies, { RELEASES: missing })).rejects.toThrow(
    `${missing} has no registry`,
  );
  await expect(
    script('back-up', copies, { DATABASE_URL: 'postgresql://127.0.0.1:4/none' }),
  ).rejects.toThrow();
  expect(existsSync(copies) ? await readdir(copies) : []).toEqual([]);
});

drill('a back-up without releases is not restored; what is left to do by hand is told', async () => {
  const { AGENCY_DATA, RELEASES, copies, script } = await smallSite('partly');
  const copy = await script('back-up', copies, { AGENCY_CONFIG: AGENCY_DATA });
  await rm(RELEASES, { recursive: true });
  expect(await script('restore', copy)).toContain(`unpack ${copy}/configuration.tar`);
  await rm(RELEASES, { recursive: true });
  await rm(join(copy, 'releases.tar'));
  const sums = join(copy, 'SHA256SUMS');
  const lines = (await readFile(sums, 'utf8')).split('\n');
  await writeFile(sums, lines.filter((line) => !line.endsWith('/releases.tar')).join('\n'));
  await expect(script('restore', copy)).rejects.toThrow('has no releases.tar; nothing was changed.');
  expect(existsSync(RELEASES)).toBe(false);
});

/** In place of `aws`, which copies between a folder and a bucket: here another folder. */
const AWS = `#!/bin/sh
# --endpoint-url <host> s3 sync --only-show-errors <from> <to>
from=$(printf %s "$6" | sed "s#^s3:/#$BUCKETS#"); to=$(printf %s "$7" | sed "s#^s3:/#$BUCKETS#")
[ "$AWS_SECRET_ACCESS_KEY" = secret ] || exit 1
[ -d "$from" ] || exit 0
mkdir -p "$to" && cp -R "$from/." "$to"
`;

drill(
  'files of visitors are restored to a bucket from a folder, and to a folder from a bucket; releases are refused',
  async () => {
    const { folder, AGENCY_DATA, RELEASES, copies, script } = await smallSite('kinds');
    await mkdir(join(folder, 'bin'));
    await writeFile(join(folder, 'bin/aws'), AWS, { mode: 0o755 });
    const buckets = join(folder, 'buckets');
    const bucket = (name: string) => ({
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      BUCKETS: buckets,
      UPLOADS: `s3+https://s3.example/${name}`,
      UPLOADS_S3_KEY_ID: 'key',
      UPLOADS_S3_SECRET: 'secret',
    });
    const uploads = join(AGENCY_DATA, 'uploads');
    await mkdir(uploads);
    await writeFile(join(uploads, 'store-1'), 'sealed');
    const ofFolder = await script('back-up', copies);
    for (const gone of [uploads, RELEASES]) await rm(gone, { recursive: true });
    expect(await script('restore', ofFolder, bucket('uploads'))).toMatch(/^Restored. Put the key/);
    expect(await readFile(join(buckets, 'uploads/store-1'), 'utf8')).toBe('sealed');
    expect(existsSync(uploads)).toBe(false);

    const ofBucket = await script('back-up', join(folder, 'others'), bucket('uploads'));
    await rm(RELEASES, { recursive: true });
    expect(await script('restore', ofBucket)).toMatch(/^Restored. Put the key/);
    expect(await readFile(join(uploads, 'store-1'), 'utf8')).toBe('sealed');

    await rm(uploads, { recursive: true });
    const without = await script('back-up', join(folder, 'without'));
    await rm(RELEASES, { recursive: true });
    expect(await script('restore', without)).toContain('The back-up has no files of visitors.');

    const releases = {
      ...bucket('uploads'),
      RELEASES: 's3+https://s3.example/releases',
      RELEASES_S3_KEY_ID: 'key',
      RELEASES_S3_SECRET: 'secret',
    };
    await expect(script('restore', ofFolder, releases)).rejects.toThrow(
      'has the releases of a folder, and s3+https://s3.example/releases is a bucket; nothing was changed.',
    );
    await mkdir(join(buckets, 'releases/registry'), { recursive: true });
    await writeFile(join(buckets, 'releases/registry/0000000001.json'), '{}');
    const ofReleases = await script('back-up', join(folder, 'releases-of-bucket'), releases);
    await rm(RELEASES, { recursive: true });
    await expect(script('restore', ofReleases)).rejects.toThrow('has the releases of a bucket, and');
    expect(existsSync(RELEASES)).toBe(false);
  },
);

let visitors = 0;
/** Each is sent by another visitor. */
async function sendForm(url: string, name: string, form: object): Promise<number> {
  const answer = await fetch(`${url}/api/forms/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${++visitors}` },
    body: JSON.stringify(form),
  });
  return answer.status;
}
