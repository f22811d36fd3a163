import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser/find-browser.ts';
import { isSiteStarted, siteUnderTest } from './site/site-under-test.ts';

const { executablePath, args } = await findBrowser();
const results = process.env.E2E_RESULTS;

/** What is long by nature; pages and parts are opened in one language in `npm test`, and in the others here. */
const LONG = [
  '**/*.long.spec.ts',
  '**/every-page/{accessibility,as-visited}.spec.ts',
  '**/kit/parts.spec.ts',
];

/** Tests in Chromium against the running site, which site/global-setup.ts starts. */
export default defineConfig({
  testDir: 'tests',
  ...(process.env.E2E_LONG ? { testMatch: LONG } : { testIgnore: '**/*.long.spec.ts' }),
  outputDir: 'test-results/traces',
  snapshotPathTemplate: '{testDir}/{testFilePath}-trees/{arg}{ext}',
  globalSetup: './site/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [[process.stdout.isTTY ? 'list' : 'dot'], ...(results ? [jsonReport(results)] : [])],
  use: {
    baseURL: isSiteStarted() ? siteUnderTest().url : undefined,
    launchOptions: { executablePath, args },
    trace: 'retain-on-failure',
    viewport: { width: 1440, height: 900 },
    locale: 'fr-BE',
    actionTimeout: 15_000,
  },
});

function jsonReport(outputFile: string): ['json', { outputFile: string }] {
  return ['json', { outputFile }];
}
