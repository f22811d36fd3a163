import { DEMO_OWNER } from '../../site/owner.ts';
import { open } from '../../site/pages.ts';
import { PROJECTS } from '../../site/projects.ts';
import { expect, test } from '../../site/slow-api.ts';
import { plainForm } from '../../site/visitor-form.ts';

test('a page waits for a busy API, and hydrates completely', async ({ ownSite, page, slowApi }) => {
  slowApi.delay(/^\/api\/projects/, 2_000);
  expect((await open(page, `${ownSite.url}/en/`)).status()).toBe(200);
  await expect(page.getByRole('article').locator(`a[href^="${PROJECTS.en}"]`).first()).toBeVisible();
});

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

test('a form without JavaScript is stored although the API takes three seconds', async ({
  ownSite,
  slowApi,
}) => {
  slowApi.delay(/^\/api\/forms/, 3_000);
  expect(await plainForm(1).send(ownSite.url)).toBe(true);
  expect(slowApi.requestCount(/^\/api\/forms/)).toBe(1);
});

test.describe('an API that answers no request', () => {
  test.use({ expectedFault: /status of 503/ });

  test('does not delay the owner’s page until its deadline', async ({ ownSite, request, slowApi }) => {
    const signedIn = await request.post(`${ownSite.url}/api/auth/sign-in`, {
      data: DEMO_OWNER,
      headers: { origin: ownSite.url },
    });
    expect(signedIn.ok()).toBe(true);
    slowApi.delay(/./);
    // Half of the deadline for a busy API.
    const answer = await request.get(`${ownSite.url}/fr/espace-proprietaire/`, { timeout: 2_500 });
    expect(answer.status()).toBe(503);
    expect(answer.headers()['retry-after']).toBeDefined();
  });
});
