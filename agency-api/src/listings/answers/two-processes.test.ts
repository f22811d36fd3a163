import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApiProcess, type ApiProcess } from '../../../testing/api-process.ts';
import { feedOf } from '../../../testing/feed-builder.ts';
import { startPostgres, type PostgresServer } from '../../../testing/postgres-server.ts';
import { exampleConfig } from '../../../testing/example-agency.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { openPostgres } from '../../database/open-postgres.ts';
import { feedItems } from '../../import/feed-items.ts';
import { loadFeed } from '../../import/load-feed.ts';
import { databasePictures } from '../../pictures/database-pictures.ts';

let folder: string;
let server: PostgresServer;
let importer: OpenDatabase;
let copies: ApiProcess[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'two-processes-'));
  server = await startPostgres();
  copies = await Promise.all(
    ['one', 'two'].map((name) =>
      startApiProcess({ DATABASE_URL: server.url, AGENCY_DATA: join(folder, name) }),
    ),
  );
  importer = await openPostgres(server.url);
}, 120_000);

afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.kill()));
  await importer.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}, 60_000);

const PHOTO = {
  ID: 1,
  Url: 'https://pictures.example/1.jpg',
  Name: '',
  Width: 16,
  Height: 9,
  Kind: 'photo' as const,
};

async function load(Price: number): Promise<void> {
  const feed = feedOf('fr', [{ ID: 1 }], { details: [{ ID: 1, Title: 'Maison', Price, Pictures: [PHOTO] }] });
  await loadFeed(importer.database, exampleConfig(), feedItems(feed));
}

/** The property in every process, on its page and in the list. */
async function shown(): Promise<{ price: { amount: number }; picture: { id: string; colour: string } }[]> {
  const answers = copies.flatMap((copy) => [
    copy.get('/api/properties/1?lang=fr').then(({ body }) => (body as { property: never }).property),
    copy.get('/api/listings?lang=fr&goal=0').then(({ body }) => (body as { items: never[] }).items[0]!),
  ]);
  return Promise.all(answers);
}

test('every process that shares a database immediately shows imports and measured colours of another', async () => {
  await load(300_000);
  const before = await shown();
  expect(before.map(({ price }) => price.amount)).toEqual(Array(4).fill(300_000));
  await load(320_000);
  expect((await shown()).map(({ price }) => price.amount)).toEqual(Array(4).fill(320_000));
  await databasePictures(importer.database).rememberColour(before[0]!.picture.id, '#123456');
  expect((await shown()).map(({ picture }) => picture.colour)).toEqual(Array(4).fill('#123456'));
}, 60_000);
