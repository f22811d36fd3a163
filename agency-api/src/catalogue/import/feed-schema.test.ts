import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feedJsonSchema } from 'shared-kit/contracts/feed/feed-json-schema';

test('the published JSON Schema equals that of the loader; after a change: npm run schema --workspace agency-api', async () => {
  const published = await readFile(join(import.meta.dirname, '../../../../docs/feed.schema.json'), 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(feedJsonSchema())));
});
