import { existsSync, mkdirSync, rmSync } from 'node:fs';
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
