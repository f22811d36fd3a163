import { KeptSite, lendNewSite } from './kept-site.ts';
import type { OwnSite } from './start-own-site.ts';
import { test as base } from './test.ts';

export type { OwnSite };

interface Options {
  ownSettings: NodeJS.ProcessEnv;
  isSiteKept: boolean;
}

/** For tests that break something: a separate site, with demo data and the built releases. */
export const test = base.extend<Options & { ownSite: OwnSite }, { keptSite: KeptSite }>({
  /** Further settings, as environment variables. */
  ownSettings: [{}, { option: true }],
  /** True if the tests change releases and end processes at most: they then share a site (kept-site.ts). */
  isSiteKept: [false, { option: true }],
  keptSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from the pattern
    async ({}, provide) => {
      const kept = new KeptSite();
      await provide(kept);
      await kept.end();
    },
    { scope: 'worker' },
  ],
  ownSite: [
    async ({ ownSettings, isSiteKept, keptSite }, provide) => {
      if (isSiteKept) {
        await provide(await keptSite.take(ownSettings));
        return keptSite.giveBack();
      }
      // One process renders, so that the site starts sooner.
      const { site, end } = await lendNewSite({ RENDERERS: '1', ...ownSettings });
      await provide(site).finally(end);
    },
    // Starting and stopping does not count towards the test's timeout.
    { timeout: 240_000 },
  ],
  /** Closed before its site stops, so that its last requests still succeed. */
  page: async ({ ownSite, page }, provide) => {
    void ownSite;
    await provide(page);
  },
});

export { expect } from './test.ts';
