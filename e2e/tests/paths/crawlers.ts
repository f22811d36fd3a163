import type { APIRequestContext } from '@playwright/test';
import { CONTACT, LANGUAGES, LISTS } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

export const toPath = (address: string) => new URL(address).pathname;

export async function fetchText(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** Values of an attribute of the elements that a pattern finds. */
export const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, value]) => value!);

/** Addresses at the beginning of a file of the sitemap; the home page, a list and the contact page are among them. */
export const FIRST = 12;

/** A test of the first addresses of each file of the sitemap: so many of them are opened. */
export const sitemapLeadsToPages = (count: number) =>
  test(`the sitemap of each language leads to pages that answer, and that call themselves by the same address: ${count} of each file`, async ({
    request,
  }) => {
    const files = found(await fetchText(request, '/sitemap.xml'), /<loc>([^<]*)/g).map(toPath);
    for (const language of LANGUAGES) {
      const own = files.filter((file) => file.startsWith(`/sitemaps/${language}/`));
      const addresses = await Promise.all(
        own.map(async (file) => found(await fetchText(request, file), /<loc>([^<]*)/g).slice(0, FIRST)),
      );
      expect(addresses.flat().map(toPath)).toEqual(
        expect.arrayContaining([`/${language}/`, LISTS[language].sale, CONTACT[language]]),
      );
      for (const address of addresses.flatMap((ofFile) => ofFile.slice(0, count))) {
        const answer = await request.get(toPath(address), { maxRedirects: 0 });
        expect(answer.status(), address).toBe(200);
        const html = await answer.text();
        expect(found(html, /<link rel="canonical" href="([^"]*)"/g), address).toEqual([address]);
        expect(html, address).not.toContain('content="noindex');
      }
    }
  });
