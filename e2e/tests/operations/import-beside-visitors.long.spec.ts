import { writeFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { generateFeed } from '../../../agency-api/bench/generated-feed.ts';
import { importFeed } from '../../site/import-feed.ts';
import { expect, test } from '../../site/own-site.ts';
import { LISTS } from '../../site/pages.ts';

const LISTINGS = 3_000;

test('a feed is imported while the site runs: pages answer throughout, and then show it', async ({
  ownSite,
  request,
}, testInfo) => {
  const { url } = ownSite;
  const feed = testInfo.outputPath('feed.fr.json');
  await writeFile(feed, [...generateFeed(LISTINGS, 'fr')].join(''));
  expect(await listings(request, url)).toBeLessThan(LISTINGS);

  let isLoading = true;
  const imported = importFeed(feed, ownSite).finally(() => (isLoading = false));
  const statuses: number[] = [];
  // Every address is different, so that the gateway answers none from its cache.
  while (isLoading)
    statuses.push((await request.get(`${url}${LISTS.fr.sale}?price=${statuses.length}-900000`)).status());
  await imported;

  expect(statuses.length).toBeGreaterThan(1);
  expect(new Set(statuses)).toEqual(new Set([200]));
  // Searches have the data of before until those of the import are read.
  await expect.poll(() => listings(request, url)).toBe(LISTINGS);
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
