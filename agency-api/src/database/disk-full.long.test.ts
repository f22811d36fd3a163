import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import request from 'supertest';
import { generateFeed } from '../../bench/generated-feed.ts';
import { contactForm } from '../../testing/contact-form.ts';
import { exampleConfig } from '../../testing/example-agency.ts';
import { startPostgres, type PostgresServer } from '../../testing/postgres-server.ts';
import { testApi, type TestApi } from '../../testing/test-api.ts';
import { importFile } from '../catalogue/import/import-file.ts';
import { ensureReadModel } from '../catalogue/listings/read-model/ensure-read-model.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { formSubmissions } from './schema/forms.ts';

const run = promisify(execFile);

/** Room for PostgreSQL, its log of changes and some thousand listings. */
const SIZE = '160m';
const LISTINGS = 500;
/** More than there is room for. */
const TOO_MANY = 30_000;

let disk: string;
let isMounted = false;
let server: PostgresServer;
let open: OpenDatabase;
let api: TestApi;
beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'facade-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk]).then(
    () => (isMounted = true),
    () => process.stdout.write('disk-full: left out, since no disk can be mounted here\n'),
  );
  if (!isMounted) return;
  await chmod(disk, 0o755);
  server = await startPostgres({ parent: disk });
  open = await openDatabase(server.url);
  await ensureReadModel(open.database, exampleConfig());
  api = testApi({ database: open.database, config: exampleConfig() });
});
afterAll(async () => {
  if (isMounted) {
    await open.close();
    await server.stop();
    await run('umount', [disk]);
  }
  await rm(disk, { recursive: true, force: true });
});

/** Imports so many generated listings, and returns what is said of it. */
async function importListings(count: number): Promise<{ isLoaded: boolean; said: string }> {
  const said: string[] = [];
  const isLoaded = await importFile(
    { database: open.database, config: exampleConfig() },
    {
      bytes: Readable.from(generateFeed(count, 'fr')).map((text: string) => Buffer.from(text)),
      options: { encoding: 'utf-8', placeholder: false },
    },
    { done: (line) => said.push(line), problem: (line) => said.push(line) },
  );
  return { isLoaded, said: said.join('\n') };
}

const storedForms = () => open.database.$count(formSubmissions);
let visitors = 0;
/** Each from a visitor of its own. */
function sendForm() {
  const number = ++visitors;
  return request(api.app)
    .post('/api/forms/contact')
    .set('x-forwarded-for', `10.0.${number >> 8}.${number & 255}`)
    .send(contactForm({ email: `visitor${number}@example.be` }));
}

test('without room on its disk: imports and forms fail as a whole and say why, searches go on, and all works once there is room', async () => {
  if (!isMounted) return;
  expect(await importListings(LISTINGS)).toMatchObject({ isLoaded: true });
  const before = await api.search({});
  expect(before.total).toBeGreaterThan(0);

  const refused = await importListings(TOO_MANY);
  expect(refused).toMatchObject({ isLoaded: false });
  expect(refused.said).toMatch(/the disk of the database is full; nothing was changed/);
  expect(await api.search({})).toEqual(before);

  await run('sh', ['-c', 'dd if=/dev/zero of="$1/ballast" bs=8k 2>/dev/null || true', 'sh', disk]);
  let answer = await sendForm();
  // Pages of tables that exist have room for some forms.
  while (answer.status === 200) answer = await sendForm();
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({ code: 'unavailable' });
  const stored = await storedForms();
  expect((await sendForm()).status).toBe(503);
  expect(await storedForms()).toBe(stored);
  expect(await api.search({ sort: 'price-asc' })).toMatchObject({ total: before.total });

  await rm(join(disk, 'ballast'));
  expect((await sendForm()).status).toBe(200);
  expect(await importListings(LISTINGS + 1)).toMatchObject({ isLoaded: true });
  expect((await api.search({})).total).toBeGreaterThanOrEqual(before.total);
}, 300_000);
