import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { isLanguage } from 'shared-kit/domain/languages';
import { generateFeed } from '../generated-feed.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    language: { type: 'string', default: 'fr' },
  },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 0 || !isLanguage(values.language)) {
  process.stderr.write('Usage: npm run generate-feed -- [--count 100000] [--language fr] > feed.json\n');
  process.exit(1);
}
await pipeline(Readable.from(generateFeed(count, values.language)), process.stdout);
