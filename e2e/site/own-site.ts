import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../local/ports.ts';
import { startSite } from '../../local/start-site.ts';
import type { Site } from '../../local/start-site.ts';
import { DEMO_CONFIGURATION } from './demo-content.ts';
import { siteUnderTest } from './site-under-test.ts';
import { test as base } from './test.ts';

/** A site, with the data folder of its API. */
export type OwnSite = Site & { data: string };

interface Options {
  apiAwayAfter: number;
  ownSettings: NodeJS.ProcessEnv;
}

/** For tests that break something: a separate site, with demo data and the built releases. */
export const test = base.extend<Options & { ownSite: OwnSite }>({
  /** ms without a response after which the API is away; high, as tests share the machine's cores with it. */
  apiAwayAfter: [5_000, { option: true }],
  /** Further settings, as environment variables. */
  ownSettings: [{}, { option: true }],
  ownSite: [
    async ({ apiAwayAfter, ownSettings }, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'facade-e2e-own-'));
      try {
        const site = await startOwnSite(folder, { API_AWAY_AFTER: String(apiAwayAfter), ...ownSettings });
        await provide(site);
        await site.stop();
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    // Starting and stopping does not count towards the test's timeout.
    { timeout: 90_000 },
  ],
  /** Closed before its site stops, so that its last requests still succeed. */
  page: async ({ ownSite, page }, provide) => {
    void ownSite;
    await provide(page);
  },
});

/** Starts a site with demo data in a folder, on free ports; the caller stops it. */
export async function startOwnSite(folder: string, settings: NodeJS.ProcessEnv): Promise<OwnSite> {
  const data = path.join(folder, 'data');
  await cp(siteUnderTest().demoData, data, { recursive: true });
  const site = await startSite({
    build: false,
    environment: {
      PORT: String(await freePort()),
      API_PORT: String(await freePort()),
      METRICS_PORT: String(await freePort()),
      AGENCY_CONFIG: DEMO_CONFIGURATION,
      PICTURE_HOSTS: siteUnderTest().pictureHosts,
      AGENCY_DATA: data,
      DATABASE_URL: '',
      RELEASES: path.join(folder, 'releases'),
      RATE_LIMIT: '0',
      // Tests share the machine's cores with the site.
      API_TIMEOUT: '20000',
      // Each visitor may have an address of their own (visitor.ts).
      TRUST_PROXY: 'loopback',
      ...settings,
    },
  });
  return { ...site, data };
}

export { expect } from './test.ts';
