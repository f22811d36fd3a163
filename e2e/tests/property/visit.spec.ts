import { expect, test } from '../../site/test.ts';
import { open, propertyPath } from '../../site/pages.ts';

test('a viewed property is reported to the API, which sets no cookie', async ({ page, context, request }) => {
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/visits'));
  await open(page, await propertyPath(request));
  const visit = await reported;
  expect((await visit.response())?.status()).toBe(200);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('owner'))).toEqual([]);
});
