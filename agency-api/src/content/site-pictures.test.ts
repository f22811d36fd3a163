import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { contentPictures } from '../files/pictures/content-pictures.ts';
import { exampleConfig, exampleContent } from '../../testing/example-agency.ts';
import { contentSource } from './content-store.ts';
import { replaceStoredFiles } from './stored-files.ts';
import { siteContent } from '../database/schema/content.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { pictures as picturesTable } from '../database/schema/pictures.ts';
import type { Pictures } from '../files/pictures/pictures.ts';
import { sitePictures } from './site-pictures.ts';

const config = exampleConfig();
let folder: string;
let open: OpenDatabase;
let pictures: Pictures;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-pictures-'));
  open = await openTestDatabase();
  const { content, pictures: files } = await exampleContent();
  await replaceStoredFiles(open.database, files);
  await open.database.insert(siteContent).values({ version: 1, origin: 'agency', digest: '', content });
  pictures = sitePictures({
    database: open.database,
    config,
    content: contentSource(open.database),
    dataFolder: folder,
    logger: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true });
});

test('a picture of a feed is found by its id', async () => {
  await open.database
    .insert(picturesTable)
    .values({ id: 'p1', source: 'logo.svg', name: 'a', kind: 'photo', width: 1600, height: 1067 });
  const record = await pictures.find('p1');
  expect(record).toEqual({ id: 'p1', source: 'logo.svg', width: 1600, height: 1067 });
});

test('pictures of the configuration and of the content can be shown', async () => {
  const { content } = await exampleContent();
  const shown = [...contentPictures(config), ...contentPictures(content)];
  expect(shown.length).toBeGreaterThan(10);
  for (const { id } of [shown[0]!, shown.at(-1)!]) {
    const record = await pictures.find(id);
    expect((await pictures.variant(record!, { width: 100, format: 'webp' })).length).toBeGreaterThan(100);
  }
});

test('no other picture is found', async () => {
  expect(await pictures.find('p2')).toBeNull();
});
