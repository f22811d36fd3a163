import { LISTS, propertyPath } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';
import { found, toPath, sitemapLeadsToPages, fetchText } from './crawlers.ts';

// More pages of the sitemap: crawlers.long.spec.ts.
sitemapLeadsToPages(1);

test('a list leads to its feed, and the feed to pages that answer', async ({ request }) => {
  const list = await fetchText(request, LISTS.nl.rent);
  const [path] = found(list, /type="application\/rss\+xml"[^>]*href="([^"]*)"/g);
  const feed = await fetchText(request, path!);
  const links = found(feed, /<item>.*?<link>([^<]*)/g);
  expect(links.length).toBeGreaterThan(5);
  for (const link of links.slice(0, 5))
    expect((await request.get(toPath(link), { maxRedirects: 0 })).status(), link).toBe(200);
});

test('what is shared has a picture that networks take, and every file that the head names is there', async ({
  request,
}) => {
  for (const path of ['/fr/', LISTS.fr.sale, await propertyPath(request)]) {
    const html = await fetchText(request, path);
    const [picture] = found(html, /property="og:image" content="([^"]*)"/g);
    const jpeg = await request.get(toPath(picture!));
    expect(jpeg.headers()['content-type'], path).toBe('image/jpeg');
    expect((await jpeg.body()).length, path).toBeLessThanOrEqual(300_000);
    for (const file of found(html, /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/g)) {
      const answer = await request.get(file);
      expect(answer.status(), file).toBe(200);
      expect(answer.headers()['cache-control'], file).toMatch(/max-age/);
    }
  }
});
