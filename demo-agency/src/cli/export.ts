import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { demoFeeds } from '../feed/demo-feeds.ts';
import { demoHistory } from '../feed/demo-history.ts';
import { demoVisits } from '../feed/demo-visits.ts';
import { MEDIA_ORIGIN } from '../addresses/media-origin.ts';

const USAGE = `Usage: npm run export --workspace demo-agency -- --media http://localhost:4200 <folder>

Writes the demo agency's feeds, one file per language, the visits of its properties up to today, and their history for their owners into the folder.
  --media <origin>    where the server of its pictures and documents is reached, by the API and by visitors
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { media: { type: 'string', default: 'http://localhost:4200' } },
});
const [folder] = positionals;
if (!folder || !URL.canParse(values.media)) {
  process.stderr.write(USAGE);
  process.exit(2);
}
await mkdir(folder, { recursive: true });
for (const { language, feed } of demoFeeds(new Date())) {
  const text = JSON.stringify(feed).replaceAll(MEDIA_ORIGIN, new URL(values.media).origin);
  await write(`demo.${language}.json`, `${text}\n`);
}
await write('visits.csv', demoVisits(new Date()));
await write('history.json', `${JSON.stringify(demoHistory(new Date()))}\n`);

async function write(name: string, text: string): Promise<void> {
  const file = path.join(folder!, name);
  await writeFile(file, text);
  process.stdout.write(`${file}\n`);
}
