import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { siteDatabase } from './site-database.ts';

const data = path.join('/tmp', `facade-site-database-${process.pid}`);
beforeAll(() => void mkdirSync(data, { mode: 0o755 }));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const DATABASE_URL = 'postgresql://site@database.example/site';

test('DATABASE_URL is the database of the operator, and nothing is started', async () => {
  const given = await siteDatabase({ DATABASE_URL, AGENCY_DATA: data });
  expect(given).toMatchObject({ settings: { DATABASE_URL }, notice: undefined });
  await given.leave();
  expect(existsSync(path.join(data, 'postgresql'))).toBe(false);
});

test('so is the one whose address is in a file', async () => {
  const file = path.join(data, 'address');
  writeFileSync(file, `${DATABASE_URL}\n`);
  const given = await siteDatabase({ DATABASE_URL_FILE: file, AGENCY_DATA: data });
  // The API refuses to be told twice.
  expect(given.settings).toEqual({ DATABASE_URL, DATABASE_URL_FILE: '' });
  await expect(siteDatabase({ DATABASE_URL_FILE: `${file}.gone`, AGENCY_DATA: data })).rejects.toThrow(
    'the file cannot be read (ENOENT)',
  );
  expect(existsSync(path.join(data, 'postgresql'))).toBe(false);
});
