import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../local/root.ts';
import { DEMO_CONFIGURATION } from './demo-content.ts';

/** `npm run import -- content <folder>` while the site runs; rejects with what it says when the folder is refused. */
export const importContent = (
  folder: string,
  site: { data: string; databaseUrl: string; releases: string },
) =>
  promisify(execFile)(process.execPath, ['src/cli/import.ts', 'content', folder], {
    cwd: path.join(ROOT, 'agency-api'),
    env: {
      ...process.env,
      AGENCY_CONFIG: DEMO_CONFIGURATION,
      AGENCY_DATA: site.data,
      RELEASES: site.releases,
      DATABASE_URL: site.databaseUrl,
    },
  });
