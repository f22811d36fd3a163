import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

interface Options {
  /** Faults that a test provokes on purpose; any other fails it. */
  expectedFault: RegExp | undefined;
}

/**
 * A test on the running site. Any console warning or error (hydration faults and violations of the content security policy
 * are such), uncaught exception or failed request of its page fails it.
 */
export const test = base.extend<Options>({
  expectedFault: [undefined, { option: true }],
  page: async ({ page, expectedFault }, provide) => {
    const faults = watchFaults(page);
    await provide(page);
    expect(faults.filter((fault) => !expectedFault?.test(fault))).toEqual([]);
  },
});

/** How Chromium says that a script was not fetched because scripts are off. */
export const SCRIPT_BLOCKED = /request failed: \S+\.js csp/;

export { expect };

/** Chromium does so now and then when a page shows while it is still coming in: it shows without being faded in. */
const UNSEEN = /Transition was aborted because of invalid state/;

function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      faults.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => {
    if (!UNSEEN.test(message)) faults.push(`exception: ${message}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page cancels what it was still loading.
    if (reason !== 'net::ERR_ABORTED') faults.push(`request failed: ${request.url()} ${reason}`);
  });
  return faults;
}
