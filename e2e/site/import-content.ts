import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../local/root.ts';
import { DEMO_CONFIGURATION } from './demo-content.ts';

type CommandSite = { data: string; databaseUrl: string; releases: string };

/** A command of the API while the site runs; rejects with what it says when it refuses. */
const command = (
  [file, ...args]: [string, ...string[]],
  site: CommandSite,
  more: Record<string, string> = {},
) =>
  promisify(execFile)(process.execPath, [`src/cli/${file}`, ...args], {
    cwd: path.join(ROOT, 'agency-api'),
    env: {
      ...process.env,
      AGENCY_CONFIG: DEMO_CONFIGURATION,
      AGENCY_DATA: site.data,
      RELEASES: site.releases,
      DATABASE_URL: site.databaseUrl,
      ...more,
    },
  });

/** `npm run import -- content <folder>`. */
export const importContent = (folder: string, site: CommandSite) =>
  command(['import.ts', 'content', folder], site);

/** `npm run preview-link -- <key> <language>`: the link that it writes. */
export async function previewLinkTo(
  key: string,
  language: string,
  site: CommandSite & { url: string },
): Promise<string> {
  const { stdout } = await command(['preview-link.ts', key, language], site, { PUBLIC_URL: site.url });
  return stdout.trim();
}
