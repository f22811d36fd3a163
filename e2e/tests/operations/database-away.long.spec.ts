import { expect, test } from '../../site/slow-api.ts';

test('a page says that it cannot be shown now, and is there again with the database', async ({
  ownSite,
  request,
  slowApi,
}) => {
  const address = `${ownSite.url}/fr/a-vendre/?bedrooms=4`;
  slowApi.withoutDatabase(/^\/api\/listings/);
  const away = await request.get(address);
  expect(away.status()).toBe(503);
  expect(away.headers()['retry-after']).toBeDefined();
  slowApi.withoutDatabase(undefined);
  expect((await request.get(address)).status()).toBe(200);
});
