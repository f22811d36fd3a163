import { open } from '../../site/pages.ts';
import { PROJECTS } from '../../site/projects.ts';
import { expect, test } from '../../site/slow-api.ts';
import { plainForm } from '../../site/visitor-form.ts';

test('a page waits for a busy API, and hydrates completely', async ({ ownSite, page, slowApi }) => {
  slowApi.delay(/^\/api\/projects/, 2_000);
  expect((await open(page, `${ownSite.url}/en/`)).status()).toBe(200);
  await expect(page.getByRole('article').locator(`a[href^="${PROJECTS.en}"]`).first()).toBeVisible();
});

test('a form without JavaScript is stored although the API takes three seconds', async ({
  ownSite,
  slowApi,
}) => {
  slowApi.delay(/^\/api\/forms/, 3_000);
  expect(await plainForm(1).send(ownSite.url)).toBe(true);
  expect(slowApi.requestCount(/^\/api\/forms/)).toBe(1);
});
