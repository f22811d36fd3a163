import type { APIRequestContext } from '@playwright/test';
import { CONTACT, LANGUAGES, LISTS, propertyPath } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

const pathOf = (address: string) => new URL(address).pathname;

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** Values of an attribute of the elements that a pattern finds. */
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value]) => value!);

test('the sitemap of each language leads to pages that answer, and that call themselves by the same address', async ({
  request,
}) => {
  const files = found(await textOf(request, '/sitemap.xml'), /<loc>([^<]*)/g).map(pathOf);
  for (const language of LANGUAGES) {
    const own = files.filter((file) => file.startsWith(`/sitemaps/${language}/`));
    const addresses = (
      await Promise.all(
        own.map(async (file) => found(await textOf(request, file), /<loc>([^<]*)/g).slice(0, 12)),
      )
    ).flat();
    expect(addresses.map(pathOf)).toEqual(
      expect.arrayContaining([`/${language}/`, LISTS[language].sale, CONTACT[language]]),
    );
    for (const address of addresses) {
      const answer = await request.get(pathOf(address), { maxRedirects: 0 });
      expect(answer.status(), address).toBe(200);
      const html = await answer.text();
      expect(found(html, /<link rel="canonical" href="([^"]*)"/g), address).toEqual([address]);
      expect(html, address).not.toContain('content="noindex');
    }
  }
});

test('a list leads to its feed, and the feed to pages that answer', async ({ request }) => {
  const list = await textOf(request, LISTS.nl.rent);
  const [path] = found(list, /type="application\/rss\+xml"[^>]*href="([^"]*)"/g);
  const feed = await textOf(request, path!);
  const links = found(feed, /<item>.*?<link>([^<]*)/g);
  expect(links.length).toBeGreaterThan(5);
  for (const link of links.slice(0, 5))
    expect((await request.get(pathOf(link), { maxRedirects: 0 })).status(), link).toBe(200);
});

test('what is shared has a picture that networks take, and every file that the head names is there', async ({
  request,
}) => {
  for (const path of ['/fr/', LISTS.fr.sale, await propertyPath(request)]) {
    const html = await textOf(request, path);
    const [picture] = found(html, /property="og:image" content="([^"]*)"/g);
    const jpeg = await request.get(pathOf(picture!));
    expect(jpeg.headers()['content-type'], path).toBe('image/jpeg');
    expect((await jpeg.body()).length, path).toBeLessThanOrEqual(300_000);
    for (const file of found(html, /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/g)) {
      const answer = await request.get(file);
      expect(answer.status(), file).toBe(200);
      expect(answer.headers()['cache-control'], file).toMatch(/max-age/);
    }
  }
});
