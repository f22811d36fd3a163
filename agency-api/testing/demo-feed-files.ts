import { execFileSync } from 'node:child_process';
import { createReadStream, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AgencyConfig } from '../src/configuration/agency-config.ts';
import type { Database } from '../src/database/database.ts';
import { loadFeed } from '../src/catalogue/import/load-feed.ts';
import { readFeed } from '../src/catalogue/import/read-feed.ts';

const EXPORT = join(import.meta.dirname, '../../demo-agency/src/cli/export.ts');

/** Loads the feeds that the demo agency exports, one language after the other; `loaded` is called after each. `media` is the origin of their pictures. */
export async function loadDemoFeeds(
  database: Database,
  config: AgencyConfig,
  { loaded = async () => {}, media }: { loaded?: () => Promise<void>; media?: string } = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'facade-demo-'));
  try {
    const exported = media ? ['--media', media, folder] : [folder];
    execFileSync(process.execPath, [EXPORT, ...exported], { stdio: ['ignore', 'ignore', 'inherit'] });
    for (const file of readdirSync(folder).filter((name) => name.startsWith('demo.'))) {
      await loadFeed(database, config, readFeed(createReadStream(join(folder, file), 'utf8')));
      await loaded();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
