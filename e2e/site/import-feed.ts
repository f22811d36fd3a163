import { execFile } from 'node:child_process';
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
