import { expect, test } from '@jest/globals';
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feedJsonSchema } from 'shared-kit/contracts/feed/feed';
import { READING } from './digest.ts';

test('the published JSON Schema equals that of the loader; after a change: npm run schema --workspace agency-api', async () => {
  const published = await readFile(join(import.meta.dirname, '../../../../docs/feed.schema.json'), 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(feedJsonSchema())));
});

test('where the schema has changed, stored records are read again: READING of digest.ts is then the digest that this test expects', () => {
  expect(READING).toMatch(new RegExp(`^${hash('md5', JSON.stringify(feedJsonSchema()))}`));
});
