import type { OldRequest } from './old-request.ts';
import type { SiteLanguage } from './pages.ts';

/** `DEADLINE_FACTOR` of sites of tests: they share the machine's cores with browsers and with each other. */
export const DEADLINE_FACTOR = '10';

/** Addresses and folders of the site that the global set-up started. Passed to Playwright's workers through the environment. */
interface SiteUnderTest {
  /** Origin of the gateway. */
  url: string;
  /** Origin of the API. */
  apiUrl: string;
  /** Where the API tells figures and the state of its content. */
  apiInternalUrl: string;
  /** URL of the gateway's metrics. */
  metricsUrl: string;
  /** Folder of the release store. */
  releases: string;
  /** Data folder of the running API. */
  data: string;
  databaseUrl: string;
  /** The database server of this run, with a template that has the demo listings, for separate sites. */
  postgresUrl: string;
  /** A data folder that no process uses, as a template for separate sites. */
  demoData: string;
  /** A release store with the built releases that no process uses, as a template too. */
  demoReleases: string;
  /** Where the API fetches its pictures. */
  pictureHosts: string;
  /** Whose links to documents are over, by their language. */
  oldRequests: Partial<Record<SiteLanguage, OldRequest>>;
}

const VARIABLE = 'E2E_SITE';

export function announceSite(site: SiteUnderTest) {
  process.env[VARIABLE] = JSON.stringify(site);
}

/** Whether the global set-up has run: true in Playwright's workers, false when the configuration is first read. */
export const isSiteStarted = () => !!process.env[VARIABLE];

/** Throws outside a test run. */
export function siteUnderTest(): SiteUnderTest {
  if (!isSiteStarted())
    throw new Error('No site was started: run the tests with npm test or npx playwright test.');
  return JSON.parse(process.env[VARIABLE]!) as SiteUnderTest;
}
