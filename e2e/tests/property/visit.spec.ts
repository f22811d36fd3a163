import { expect, test } from '../../site/test.ts';
import { hydratedOnInteraction, propertyPath } from '../../site/pages.ts';

test('the visit of a property is counted when nobody interacts: its page stays as it was sent, and no cookie is set', async ({
  page,
  context,
  request,
}) => {
  await hydratedOnInteraction(page);
  const code: string[] = [];
  page.on('request', (sent) => {
    const file = /\/remotes\/mf-.*\/web\/(.*\.js(on)?)$/.exec(sent.url())?.[1];
    if (file) code.push(file);
  });
  const reported = page.waitForRequest((sent) => sent.url().endsWith('/api/visits'));
  await page.goto(await propertyPath(request));
  const visit = await reported;
  expect((await visit.response())?.status()).toBe(200);
  expect(code).toEqual(['watchers/property.js']);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  expect((await context.cookies()).filter(({ name }) => name.startsWith('owner'))).toEqual([]);
});
