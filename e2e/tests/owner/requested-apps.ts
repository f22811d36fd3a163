import type { Page } from '@playwright/test';

/** The apps whose files a page requests from now on. */
export function requestedApps(page: Page): Set<string> {
  const requested = new Set<string>();
  page.on('request', (asking) => {
    const app = /\/remotes\/([^/]+)\//.exec(asking.url())?.[1];
    if (app) requested.add(app);
  });
  return requested;
}
