import { writeFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { generateFeed } from '../../../agency-api/bench/generated-feed.ts';
import { FEED_PATH, PROOF_PATH } from '../../../agency-api/src/import/handover/import-messages.ts';
import { importFeed } from '../../site/import-feed.ts';
import { expect, test } from '../../site/own-site.ts';
import { LISTS } from '../../site/pages.ts';

const LISTINGS = 3_000;

test('a feed is imported while the site runs: pages answer throughout, and then show it', async ({
  ownSite: { url, data },
  request,
}, testInfo) => {
  const feed = testInfo.outputPath('feed.fr.json');
  await writeFile(feed, [...generateFeed(LISTINGS, 'fr')].join(''));
  expect(await listings(request, url)).toBeLessThan(LISTINGS);

  let isLoading = true;
  const imported = importFeed(feed, data).finally(() => (isLoading = false));
  const statuses: number[] = [];
  // Every address is different, so that the gateway answers none from its cache.
  while (isLoading)
    statuses.push((await request.get(`${url}${LISTS.fr.sale}?price=${statuses.length}-900000`)).status());
  await imported;

  expect(statuses.length).toBeGreaterThan(1);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await listings(request, url)).toBe(LISTINGS);
});

test('the import server cannot be reached through the gateway', async ({ ownSite: { url }, request }) => {
  for (const address of [FEED_PATH, PROOF_PATH, `/api${FEED_PATH}`, `/api${PROOF_PATH}`])
    expect((await request.post(url + address, { data: '{}' })).ok(), address).toBe(false);
});

/** Number of listings for sale and for rent, discreet ones included. */
async function listings(request: APIRequestContext, url: string): Promise<number> {
  const lists = ['goal=0', 'goal=1', 'goal=0&list=discreet', 'goal=1&list=discreet'];
  const totals = lists.map(async (list) => {
    const answer = await request.get(`${url}/api/listings?lang=fr&sold=show&${list}`);
    return ((await answer.json()) as { total: number }).total;
  });
  return (await Promise.all(totals)).reduce((sum, total) => sum + total);
}
