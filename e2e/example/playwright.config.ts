import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import { jsonReport } from '../run/json-report.ts';

const { executablePath, args } = await findBrowser();
const { E2E_LIMIT: limit } = process.env;

/** The second site that stands on composer, by itself: neither the agency's site nor its database is started. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/example-traces',
  workers: 1,
  ...(limit && { globalTimeout: Number(limit) }),
  forbidOnly: true,
  // For what hangs: a busy machine is slow, not broken.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [[process.stdout.isTTY ? 'list' : 'dot'], ...jsonReport()],
  use: {
    launchOptions: { executablePath, args },
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    locale: 'fr-BE',
  },
});
