import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser/find-browser.ts';
import { jsonReport } from './run/json-report.ts';
import { isSiteStarted, siteUnderTest } from './site/site-under-test.ts';

const { executablePath, args } = await findBrowser();
const { E2E_LIMIT: limit } = process.env;

/** What is long by nature. Some files open a few kinds of page in `npm test`, and every page here. */
const LONG = [
  '**/*.long.spec.ts',
  '**/every-page/{accessibility,as-visited}.spec.ts',
  '**/first-touch/before-code.spec.ts',
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
  ...(limit && { globalTimeout: Number(limit) }),
  // A site that is broken fails them all.
  maxFailures: 16,
  forbidOnly: true,
  // For what hangs: a busy machine is slow, not broken.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [[process.stdout.isTTY ? 'list' : 'dot'], ...jsonReport()],
  use: {
    baseURL: isSiteStarted() ? siteUnderTest().url : undefined,
    // The order of day and month in fields for dates is that of the browser's language, not of the page's.
    launchOptions: { executablePath, args, env: { ...process.env, LANGUAGE: 'en_US', LANG: 'en_US.UTF-8' } },
    // What a step saw, frame by frame, costs a third of the time of a run: `--trace retain-on-failure` records it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    locale: 'fr-BE',
    actionTimeout: 60_000,
  },
});
