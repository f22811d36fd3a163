import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApiProcess, type ApiProcess } from '../../../../testing/api-process.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { openTestDatabase } from '../../../../testing/test-database.ts';
import { exampleConfig } from '../../../../testing/example-agency.ts';
import { feedItems } from '../../../../testing/feed-items.ts';
import { loadFeed } from '../../import/load-feed.ts';

let folder: string;
let importer: Awaited<ReturnType<typeof openTestDatabase>>;
let copies: ApiProcess[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'two-processes-'));
  importer = await openTestDatabase();
  copies = await Promise.all(
    [1, 2].map(() => startApiProcess({ DATABASE_URL: importer.url, AGENCY_DATA: folder })),
  );
});

afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.kill()));
  await importer.close();
  rmSync(folder, { recursive: true });
});

const PHOTO = {
  ID: 1,
  Url: 'https://pictures.example/1.jpg',
  Name: '',
  Width: 16,
  Height: 9,
  Kind: 'photo' as const,
};

async function load(Price: number): Promise<void> {
  const feed = createFeed('fr', [{ ID: 1 }], {
    details: [{ ID: 1, Title: 'Maison', Price, Pictures: [PHOTO] }],
  });
  await loadFeed(importer.database, exampleConfig(), feedItems(feed));
}

/** The property in every process, on its page and in the list. */
async function shown(): Promise<{ price: { amount: number }; picture: { id: string } }[]> {
  const answers = copies.flatMap((copy) => [
    copy.get('/api/properties/1?lang=fr').then(({ body }) => (body as { property: never }).property),
    copy.get('/api/listings?lang=fr&goal=0').then(({ body }) => (body as { items: never[] }).items[0]!),
  ]);
  return Promise.all(answers);
}

test('every process that shares a database immediately shows imports of another', async () => {
  await load(300_000);
  const before = await shown();
  expect(before.map(({ price }) => price.amount)).toEqual(Array(4).fill(300_000));
  await load(320_000);
  expect((await shown()).map(({ price }) => price.amount)).toEqual(Array(4).fill(320_000));
});
