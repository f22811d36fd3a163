import { expect, test } from '../../site/own-site.ts';

test.use({ isSiteKept: true, expectedFault: /status of 50[23]/ });

test('without the API a page is answered at once, with the layout and a clear message, and recovers', async ({
  ownSite,
  page,
}) => {
  await ownSite.api.kill();
  const answer = await page.goto(`${ownSite.url}/fr/a-vendre/?bedrooms=3`);
  expect(answer!.status()).toBe(503);
  expect(answer!.headers()['retry-after']).toBeDefined();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Il y a une erreur dans l’API');

  await ownSite.api.start();
  expect((await page.reload())!.status()).toBe(200);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test.describe('an API that hangs', () => {
  // Who waits for the silence is answered before who waits for the deadline of a busy API, on the slowest machine.
  test.use({ ownSettings: { API_AWAY_AFTER: '900', API_TIMEOUT: '60000' }, isSiteKept: false });

  test('delays no page, and no call that is passed on', async ({ ownSite, request }) => {
    const address = `${ownSite.url}/fr/a-vendre/?bedrooms=2`;
    process.kill(ownSite.api.pid!, 'SIGSTOP');
    expect((await request.get(address, { timeout: 30_000 })).status()).toBe(503);
    const form = { data: {}, timeout: 30_000 };
    const proxied = [
      await request.get(`${ownSite.url}/api/site?lang=fr`, { timeout: 30_000 }),
      await request.get(`${ownSite.url}/media/1.webp`, { timeout: 30_000 }),
      await request.post(`${ownSite.url}/api/forms/contact`, form),
    ];
    for (const answer of proxied) {
      expect(answer.status()).toBe(503);
      expect(answer.headers()).toMatchObject({ 'retry-after': '30' });
      expect(answer.headers()['content-type']).toContain('application/problem+json');
    }
    process.kill(ownSite.api.pid!, 'SIGCONT');
    await expect.poll(async () => (await request.get(address)).status()).toBe(200);
  });
});

test('recently requested pages are still shown without the API', async ({ ownSite, request }) => {
  const address = `${ownSite.url}/fr/a-vendre/`;
  expect((await request.get(address)).status()).toBe(200);
  await ownSite.api.kill();
  expect((await request.get(address)).status()).toBe(200);
  expect((await request.get(`${ownSite.url}/readyz`)).status()).toBe(200);
});

test('a call to an unreachable API answers with problem JSON', async ({ ownSite, request }) => {
  await ownSite.api.kill();
  const answer = await request.get(`${ownSite.url}/api/site?lang=fr`);
  // 503 from when the gateway has noticed that the API is away, which may be at once.
  expect([502, 503]).toContain(answer.status());
  expect(answer.headers()['content-type']).toContain('application/problem+json');
  expect(await answer.json()).toMatchObject({ status: answer.status(), requestId: expect.any(String) });
});
