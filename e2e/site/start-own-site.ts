import { cp } from 'node:fs/promises';
import path from 'node:path';
import { makeDatabase } from '../../agency-api/testing/template-database.ts';
import { freePort } from '../../local/ports.ts';
import { startSite } from '../../local/start-site.ts';
import type { Site } from '../../local/start-site.ts';
import { DEMO_CONFIGURATION } from './demo-content.ts';
import { DEADLINE_FACTOR, siteUnderTest } from './site-under-test.ts';

/** A site, with the data folder of its API. */
export type OwnSite = Site & { data: string };

/** Starts a site with demo data and the built releases in a folder, on free ports; the caller stops it. */
export async function startOwnSite(folder: string, settings: NodeJS.ProcessEnv): Promise<OwnSite> {
  const data = path.join(folder, 'data');
  const releases = path.join(folder, 'releases');
  await cp(siteUnderTest().demoData, data, { recursive: true });
  await copyDemoReleases(releases);
  const site = await startSite({
    migrate: false,
    build: false,
    publish: false,
    environment: {
      PORT: String(await freePort()),
      API_PORT: String(await freePort()),
      API_INTERNAL_PORT: String(await freePort()),
      METRICS_PORT: String(await freePort()),
      AGENCY_CONFIG: DEMO_CONFIGURATION,
      PICTURE_HOSTS: siteUnderTest().pictureHosts,
      AGENCY_DATA: data,
      DATABASE_URL: await makeDatabase(siteUnderTest().postgresUrl),
      RELEASES: releases,
      RATE_LIMIT: '0',
      DEADLINE_FACTOR,
      PREPARE_ANSWERS: 'false',
      // Each visitor may have an address of their own (visitor.ts).
      TRUST_PROXY: 'loopback',
      ...settings,
    },
  });
  return { ...site, data };
}

/** Fills the folder of a store that no process uses with the built releases. */
export const copyDemoReleases = (releases: string): Promise<void> =>
  cp(siteUnderTest().demoReleases, releases, { recursive: true });
