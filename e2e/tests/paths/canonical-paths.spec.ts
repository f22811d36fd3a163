import { expect, test } from '../../site/test.ts';

for (const [given, canonical] of [
  ['/fr/a-vendre', '/fr/a-vendre/'],
  ['/FR/A-Vendre/', '/fr/a-vendre/'],
  [`/fr/${encodeURIComponent('à-vendre')}/`, '/fr/a-vendre/'],
  ['/fr', '/fr/'],
  ['/fr/a-vendre?bedrooms=2', '/fr/a-vendre/?bedrooms=2'],
]) {
  test(`${given} is one and the same page as ${canonical}`, async ({ request }) => {
    const answer = await request.get(given!, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(canonical);
  });
}
