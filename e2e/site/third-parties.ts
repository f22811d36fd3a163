import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { CAPTCHA_PROVIDERS } from 'shared-kit/domain/third-parties';
import { THIRD_PARTY_IDS } from 'shared-kit/domain/third-parties';
import { DEMO_CONFIGURATION } from './demo-content.ts';
import { startOwnSite } from './start-own-site.ts';
import type { OwnSite } from './start-own-site.ts';
import { test as base } from './test.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Ids of every third party that the site knows. */
const IDS = Object.fromEntries(Object.entries(THIRD_PARTY_IDS).map(([name, { example }]) => [name, example]));

/** The captcha that forms ask for. */
const CAPTCHA = { provider: 'turnstile', siteKey: CAPTCHA_PROVIDERS.turnstile.example };

/** What a captcha's script does: it shows a button, whose token its provider takes. */
const CAPTCHA_SCRIPT = `window.turnstile = {
  render(place, { callback }) {
    const button = place.appendChild(document.createElement('button'));
    button.type = 'button';
    button.textContent = 'stand-in';
    button.onclick = () => callback('solved');
    return 'a-widget';
  },
  remove() { window.isCaptchaRemoved = true; },
};
window[new URL(document.currentScript.src).searchParams.get('onload')]();`;

/** What a third party's script does: it leaves a cookie in the name of the site. */
const SCRIPT = `document.cookie = '_ga=1; path=/'; document.cookie = '_fbp=1; path=/';`;

/** A site whose agency has configured every third party; stand-ins answer for them. */
export const test = base.extend<{ asked: string[] }, { configuredSite: OwnSite }>({
  configuredSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from the pattern
    async ({}, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'facade-e2e-third-parties-'));
      const provider = await startCaptchaProvider();
      try {
        const agency = path.join(folder, 'agency');
        await cp(DEMO_CONFIGURATION, agency, { recursive: true });
        await writeFile(
          path.join(agency, 'third-parties.json'),
          JSON.stringify({ ...IDS, captcha: CAPTCHA }),
        );
        const site = await startOwnSite(folder, {
          AGENCY_CONFIG: agency,
          CAPTCHA_SECRET: 'the-secret',
          CAPTCHA_VERIFY_URL: provider.address,
        });
        await provide(site);
        await site.stop();
      } finally {
        provider.close();
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ configuredSite }, provide) => provide(configuredSite.url),
  /** Addresses outside the site that its pages asked for. */
  asked: [
    async ({ context }, provide) => {
      const asked: string[] = [];
      await context.route(/^https:/, (route) => {
        asked.push(route.request().url());
        return route.request().resourceType() === 'document'
          ? route.fulfill({ contentType: 'text/html', body: '<title>stand-in</title>' })
          : route.fulfill({
              contentType: 'text/javascript',
              body: route.request().url().includes('turnstile') ? CAPTCHA_SCRIPT : SCRIPT,
            });
      });
      await provide(asked);
    },
    { auto: true },
  ],
});

/** Hosts of addresses, each once. */
export const listHosts = (addresses: readonly string[]): string[] =>
  [...new Set(addresses.map((address) => new URL(address).host))].sort();

/** What the browser keeps of the visitor's choice. */
export const storedConsent = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('consent'))),
  );

/** Page views in Google's queue. */
export const pageViews = (page: Page): Promise<{ page_location: string; section?: string }[]> =>
  page.evaluate(() => {
    const queue = (window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
    return queue
      .filter((entry) => entry[0] === 'event' && entry[1] === 'page_view')
      .map((entry) => entry[2] as { page_location: string; send_to: string })
      .filter((view) => view.send_to.startsWith('G-'));
  });

/** Starts a stand-in for the server at which a provider of captchas verifies tokens; it takes `solved` with the right secret key. */
async function startCaptchaProvider(): Promise<{ address: string; close(): void }> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { response: token, secret } = Object.fromEntries(new URLSearchParams(body));
      response.end(JSON.stringify({ success: token === 'solved' && secret === 'the-secret' }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
