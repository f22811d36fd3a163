import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feedJsonSchema } from 'shared-kit/contracts/feed/feed';

/** Writes the feed's format as JSON Schema into the documentation. */
const FILE = join(import.meta.dirname, '../../../docs/feed.schema.json');

await writeFile(FILE, `${JSON.stringify(feedJsonSchema(), null, 2)}\n`);
process.stdout.write(`Wrote ${FILE}\n`);
