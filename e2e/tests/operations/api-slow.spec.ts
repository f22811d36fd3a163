import { DEMO_OWNER } from '../../site/owner.ts';
import { open } from '../../site/pages.ts';
import { expect, test } from '../../site/slow-api.ts';

test('a part whose data are late shows its fallback, and its code is not fetched', async ({
  ownSite,
  page,
  slowApi,
}) => {
  slowApi.delay(/^\/api\/projects/);
  expect((await open(page, `${ownSite.url}/en/`)).status()).toBe(200);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => name.includes('/remotes/mf-projects/'))).toEqual([]);
});

test.describe('an API that answers no request', () => {
  test.use({ expectedFault: /status of 503/, apiTimeout: 60_000, apiAwayAfter: 1_000 });

  test('does not delay the owner’s page until its deadline', async ({ ownSite, request, slowApi }) => {
    const signedIn = await request.post(`${ownSite.url}/api/auth/sign-in`, {
      data: DEMO_OWNER,
      headers: { origin: ownSite.url },
    });
    expect(signedIn.ok()).toBe(true);
    slowApi.delay(/./);
    // Half of the deadline for a busy API.
    const answer = await request.get(`${ownSite.url}/fr/espace-proprietaire/`, { timeout: 30_000 });
    expect(answer.status()).toBe(503);
    expect(answer.headers()['retry-after']).toBeDefined();
  });
});
