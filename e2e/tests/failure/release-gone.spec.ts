import { rm } from 'node:fs/promises';
import { FileReleaseStore } from 'composer/gateway';
import { makeLive } from '../../site/changed-release.ts';
import { expect, test } from '../../site/own-site.ts';
import { hydrated, propertyPath } from '../../site/pages.ts';
import { publishWithServerCode } from '../../site/added-code.ts';

test.use({ isSiteKept: true, expectedFault: /status of 404|MIME type|did not load/ });

test('a tab whose release was deleted gets the new page by one full load', async ({
  ownSite,
  page,
  request,
}) => {
  const { url, releases } = ownSite;
  const store = new FileReleaseStore(releases);
  const old = (await store.readRegistry()).live['mf-property']!;
  const property = await propertyPath(request);
  await page.goto(`${url}/fr/a-vendre/`);
  await hydrated(page);

  const next = await publishWithServerCode(releases, 'mf-property', '// the same, but newer');
  await makeLive(releases, next);
  await rm(store.releaseFolder('mf-property', old), { recursive: true });
  let loads = 0;
  page.on('request', (asking) => {
    if (asking.isNavigationRequest() && asking.frame() === page.mainFrame()) loads++;
  });
  await page.locator(`a[href="${property}"]`).first().click();
  await expect(page).toHaveURL(url + property);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(1);
  expect(await page.content()).toContain(`/remotes/mf-property/${next.version}/`);
});
