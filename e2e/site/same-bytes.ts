import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import type { TwoGateways } from './two-gateways.ts';

/** Expects the same page from both gateways, byte for byte, asked for in another order: those that are kept for all visitors. */
export async function expectSameBytes(
  request: APIRequestContext,
  { site, second }: TwoGateways,
  paths: readonly string[],
) {
  const read = async (gateway: string, path: string) => {
    const answer = await request.get(gateway + path, { headers: { host: 'site.example' }, maxRedirects: 0 });
    const { etag, 'content-security-policy': policy } = answer.headers();
    return { path, etag, policy, html: await answer.text() };
  };
  const ofSecond = new Map<string, Awaited<ReturnType<typeof read>>>();
  // Side by side, so that code and answers come in another order too.
  await Promise.all(
    paths.toReversed().map(async (path) => void ofSecond.set(path, await read(second.url, path))),
  );
  let kept = 0;
  for (const path of paths) {
    const page = await read(site.url, path);
    if (!page.etag) continue;
    kept++;
    let other = ofSecond.get(path)!;
    // What a gateway makes of a busy API is for one visitor only: the page that it keeps comes once the API answers in time.
    const keeps = async () => other.etag ?? (other = await read(second.url, path)).etag;
    await expect.poll(keeps, { message: `${path} is kept`, timeout: 60_000 }).toBeDefined();
    expect(other).toEqual(page);
    for (const gateway of [site.url, second.url, site.url, second.url]) {
      const headers = { host: 'site.example', 'if-none-match': page.etag };
      expect((await request.get(gateway + path, { headers })).status(), path).toBe(304);
    }
  }
  return kept;
}
