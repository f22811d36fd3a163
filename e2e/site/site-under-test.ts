/** What the global set-up started and every test uses. Handed to Playwright's workers through the environment. */
export interface SiteUnderTest {
  /** Origin of the gateway. */
  url: string;
  /** Origin of the API. */
  apiUrl: string;
  /** Where the gateway's figures are. */
  metricsUrl: string;
  /** Folder of the release store. */
  releases: string;
  /** Data folder that the running API has open. */
  data: string;
  /** A data folder with the demo listings that nothing has open: copy it for a site of your own. */
  demoData: string;
  /** Where the API fetches its pictures. */
  pictureHosts: string;
}

const VARIABLE = 'E2E_SITE';

export function announceSite(site: SiteUnderTest) {
  process.env[VARIABLE] = JSON.stringify(site);
}

/** Whether the global set-up has run: it has in Playwright's workers, not where the configuration is read first. */
export const isSiteStarted = () => !!process.env[VARIABLE];

/** Throws outside a test run. */
export function siteUnderTest(): SiteUnderTest {
  if (!isSiteStarted())
    throw new Error('No site was started: run the tests with npm test or npx playwright test.');
  return JSON.parse(process.env[VARIABLE]!) as SiteUnderTest;
}
