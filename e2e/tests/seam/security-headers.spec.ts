import { expect, test } from '../../site/test.ts';

test('scripts run only from the site or with the nonce of the response', async ({ request }) => {
  const policyOf = async () => {
    const answer = await request.get('/fr/a-vendre/');
    return { policy: answer.headers()['content-security-policy']!, html: await answer.text() };
  };
  const [first, second] = [await policyOf(), await policyOf()];
  const scripts = /script-src ([^;]+)/.exec(first.policy)![1]!;
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  const nonce = /'nonce-([^']+)'/.exec(scripts)![1]!;
  expect(second.policy).not.toContain(nonce);
  for (const [tag] of first.html.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>/g)) {
    if (!tag.includes('type="application/')) expect(tag).toContain(`nonce="${nonce}"`);
  }
});

test('pages do not name the server software, and cannot be framed or sniffed', async ({ request }) => {
  const headers = (await request.get('/fr/')).headers();
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
});
