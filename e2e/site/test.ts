import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

interface Options {
  /** Errors that a test provokes on purpose; any other fails it. */
  expectedFault: RegExp | undefined;
}

/**
 * A test on the running site. Any console warning or error (including hydration errors and violations of the content security
 * policy), uncaught exception or failed request of its page fails it, but for warnings of Chromium itself about other things.
 */
export const test = base.extend<Options>({
  expectedFault: [undefined, { option: true }],
  page: async ({ page, expectedFault }, provide) => {
    const faults = watchFaults(page);
    await provide(page);
    expect(faults.filter((fault) => !expectedFault?.test(fault))).toEqual([]);
  },
});

/** Chromium's message for a script that was not fetched because JavaScript is disabled. */
export const SCRIPT_BLOCKED = /request failed: \S+\.js csp/;

export { expect };

/** Chromium sometimes skips the view transition when a page shows before it is loaded; the page then shows without a fade. */
const UNSEEN = /Transition was aborted because of invalid state/;

/**
 * Chromium's guess, by the time that has passed and the memory that it has left, that a fetched script is of no use: on a busy machine
 * it is wrong. Whether each page runs what it fetches is tested for itself (`tests/every-page`).
 */
export const LATE = /was preloaded using link preload but not used within a few seconds/;

/** Warnings of Chromium itself that are faults of the page. What else it warns of, another version may: that is reported with the test. */
const OF_THE_PAGE = /deprecated|violates|integrity|blocked/i;

function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const fault = `${message.type()}: ${message.text()} (${message.location().url})`;
    // Only scripts pass arguments.
    const isOfBrowser = message.type() === 'warning' && message.args().length === 0;
    if (isOfBrowser && !OF_THE_PAGE.test(message.text()))
      test.info().annotations.push({ type: 'warning of the browser', description: fault });
    else faults.push(fault);
  });
  page.on('pageerror', ({ message }) => {
    if (!UNSEEN.test(message)) faults.push(`exception: ${message}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page cancels its pending requests.
    if (reason !== 'net::ERR_ABORTED') faults.push(`request failed: ${request.url()} ${reason}`);
  });
  return faults;
}
