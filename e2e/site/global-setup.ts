import { createWriteStream } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../agency-api/testing/postgres-server.ts';
import { makeDatabase, makeTemplate } from '../../agency-api/testing/template-database.ts';
import { ChildProcesses } from '../../local/child-processes.ts';
import { freePort } from '../../local/ports.ts';
import { startSite } from '../../local/start-site.ts';
import { withAgency } from '../../local/steps/settings.ts';
import { importDemoContent, prepareDatabase } from '../../local/steps/database.ts';
import { storeOldRequests } from './old-request.ts';
import { announceSite, DEADLINE_FACTOR } from './site-under-test.ts';

/** Log of gateway and API: read it when a test fails for no visible reason. */
const LOG = path.join(import.meta.dirname, '../test-results/site.log');

/** One site for all tests, on free ports, with the demo data in a folder that is deleted afterwards. */
export default async function startForAllTests() {
  const folder = await mkdtemp(path.join(tmpdir(), 'facade-e2e-'));
  const postgres = await startPostgres({ isDurable: false });
  const clean = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const stop = await startIn(folder, postgres.url);
    return () => stop().finally(clean);
  } catch (error) {
    await clean();
    throw error;
  }
}

/** Starts the site and passes its addresses to the tests. Returns the function that stops it. */
async function startIn(folder: string, postgresUrl: string): Promise<() => Promise<void>> {
  const demoData = path.join(folder, 'demo-data');
  const demo = { AGENCY_CONFIG: '', STAND_INS: '', DEMO_AGENCY_PORT: String(await freePort()) };
  const environment = withAgency({ ...process.env, ...demo });
  const media = `http://localhost:${demo.DEMO_AGENCY_PORT}`;
  const prepared = {
    ...environment,
    DATABASE_URL: await makeTemplate(postgresUrl),
    AGENCY_DATA: demoData,
    RELEASES: path.join(folder, 'releases'),
  };
  await prepareDatabase(new ChildProcesses(), prepared, media);
  await importDemoContent(new ChildProcesses(), prepared);
  const data = path.join(folder, 'data');
  await mkdir(demoData, { recursive: true });
  await cp(demoData, data, { recursive: true });
  const databaseUrl = await makeDatabase(postgresUrl);
  const oldRequests = await storeOldRequests(databaseUrl, ['nl', 'de']);
  await mkdir(path.dirname(LOG), { recursive: true });
  const log = createWriteStream(LOG);
  const site = await startSite({
    migrate: false,
    content: false,
    onLine: (service, text) => log.write(`${service} ${text}\n`),
    environment: {
      ...demo,
      DATABASE_URL: databaseUrl,
      PORT: String(await freePort()),
      API_PORT: String(await freePort()),
      API_INTERNAL_PORT: String(await freePort()),
      METRICS_PORT: String(await freePort()),
      AGENCY_DATA: data,
      RELEASES: path.join(folder, 'releases'),
      RATE_LIMIT: '0',
      // Each visitor may have an address of their own (visitor.ts).
      TRUST_PROXY: 'loopback',
      DEADLINE_FACTOR,
      PREPARE_ANSWERS: 'false',
    },
  });
  const { url, apiUrl, apiInternalUrl, metricsUrl, releases } = site;
  const demoReleases = path.join(folder, 'demo-releases');
  await cp(releases, demoReleases, {
    recursive: true,
    filter: (file) => path.basename(file) !== '.gateways',
  });
  announceSite({
    url,
    apiUrl,
    apiInternalUrl,
    metricsUrl: metricsUrl!,
    releases,
    data,
    databaseUrl,
    postgresUrl,
    demoData,
    demoReleases,
    pictureHosts: environment.PICTURE_HOSTS!,
    oldRequests,
  });
  return () => site.stop().then(() => void log.end());
}
