import { createHash } from 'node:crypto';
import { expect, test } from '../../site/test.ts';

test('scripts run only from the site, inline ones by their hash, which is the same in all pages', async ({
  request,
}) => {
  const pageAt = async (address: string) => {
    const answer = await request.get(address);
    return { policy: answer.headers()['content-security-policy']!, html: await answer.text() };
  };
  const allowed: string[] = [];
  for (const address of ['/fr/a-vendre/', '/nl/contact/', '/fr/login/', '/fr/unknown/']) {
    const { policy, html } = await pageAt(address);
    const scripts = /script-src ([^;]+)/.exec(policy)![1]!;
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|nonce|\*/);
    allowed.push(...scripts.match(/'sha256-[^']+'/g)!);
    for (const [, tag, text] of html.matchAll(/<script\b(?![^>]*\bsrc=)([^>]*)>([^]*?)<\/script>/g)) {
      if (tag!.includes('type="application/')) continue;
      const hash = createHash('sha256').update(text!).digest('base64');
      expect(scripts).toContain(`'sha256-${hash}'`);
    }
  }
  expect(new Set(allowed).size).toBe(1);
});

test('pages do not name the server software, and cannot be framed or sniffed', async ({ request }) => {
  const headers = (await request.get('/fr/')).headers();
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
});
