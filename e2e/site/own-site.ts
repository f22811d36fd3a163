import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../gateway/local/ports.ts';
import { startSite } from '../../gateway/local/start-site.ts';
import type { Site } from '../../gateway/local/start-site.ts';
import { siteUnderTest } from './site-under-test.ts';
import { test as base } from './test.ts';

/** For tests that break something: a site of their own, with demo data and the releases that were built. */
export const test = base.extend<{ ownSite: Site; apiTimeout: number }>({
  /** ms that a page waits for the API; tests share the machine's cores with it. */
  apiTimeout: [5_000, { option: true }],
  ownSite: async ({ apiTimeout }, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'facade-e2e-own-'));
    await cp(siteUnderTest().demoData, path.join(folder, 'data'), { recursive: true });
    const site = await startSite({
      build: false,
      environment: {
        PORT: String(await freePort()),
        API_PORT: String(await freePort()),
        AGENCY_DATA: path.join(folder, 'data'),
        DATABASE_URL: '',
        RELEASES: path.join(folder, 'releases'),
        RATE_LIMIT: '0',
        API_TIMEOUT: String(apiTimeout),
      },
    });
    await provide(site);
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

export { expect } from './test.ts';
