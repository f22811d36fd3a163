import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../local/root.ts';
import { DEMO_CONFIGURATION } from './demo-content.ts';

/** `npm run import` of one file, while the site runs. */
export const importFeed = (feed: string, site: { data: string; databaseUrl: string }) =>
  promisify(execFile)(process.execPath, ['src/cli/import.ts', feed], {
    cwd: path.join(ROOT, 'agency-api'),
    env: {
      ...process.env,
      AGENCY_CONFIG: DEMO_CONFIGURATION,
      AGENCY_DATA: site.data,
      DATABASE_URL: site.databaseUrl,
    },
  });

const EXPORT = path.join(ROOT, 'demo-agency/src/cli/export.ts');

/** The demo agency's feeds, imported with another price of one home. */
export async function importPrice(
  folder: string,
  { id, price }: { id: number; price: number },
  site: { data: string; databaseUrl: string },
) {
  await promisify(execFile)(process.execPath, [EXPORT, folder]);
  for (const name of (await readdir(folder)).filter((file) => file.startsWith('demo.'))) {
    const file = path.join(folder, name);
    const feed = JSON.parse(await readFile(file, 'utf8')) as { details: { ID: number; Price: number }[] };
    for (const detail of feed.details) if (detail.ID === id) detail.Price = price;
    await writeFile(file, JSON.stringify(feed));
    await importFeed(file, site);
  }
}
