import { writeFile } from 'node:fs/promises';
import type { ListingPage } from 'shared-kit/contracts/api/listing';
import { generateFeed } from '../../../agency-api/bench/generated-feed.ts';
import { importFeed } from '../../site/import-feed.ts';
import { expect, test } from '../../site/own-site.ts';

/** Fewer than the least ID of the demo, whose listings all leave the site with the first feed of the agency. */
const LISTINGS = 400;

// Pictures of the generated listings are nowhere.
test.use({ expectedFault: /status of (410|502)/ });

test('a home that left the site answers 410 with homes like it, which lead to their pages', async ({
  ownSite,
  page,
  request,
}, testInfo) => {
  const { url } = ownSite;
  const search = `${url}/api/listings?lang=fr&goal=0&type=1&price=200000-450000`;
  const { items } = (await (await request.get(search)).json()) as ListingPage;
  const feed = testInfo.outputPath('feed.fr.json');
  await writeFile(feed, [...generateFeed(LISTINGS, 'fr')].join(''));
  await importFeed(feed, ownSite);

  const answer = await page.goto(`${url}/fr/property/${items[0]!.id}/`);
  expect(answer!.status()).toBe(410);
  const similar = page.getByRole('main').getByRole('article');
  await expect(similar.first()).toBeVisible();
  const link = similar.first().getByRole('heading').getByRole('link');
  expect((await request.get(url + (await link.getAttribute('href'))!)).status()).toBe(200);
});
