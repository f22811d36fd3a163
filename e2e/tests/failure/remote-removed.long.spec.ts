import { rename } from 'node:fs/promises';
import { FileReleaseStore } from 'composer/gateway';
import { makeLive } from '../../site/changed-release.ts';
import { expect, test } from '../../site/own-site.ts';
import { hydrated, LISTS, propertyPath, shellHydrated } from '../../site/pages.ts';
import { shellText } from './shell-text.ts';
import { withoutPictures } from './without-pictures.ts';

test.use({
  isSiteKept: true,
  expectedFault: /status of (404|503)|MIME type|did not load|A link leads nowhere/,
});
test.beforeEach(({ page }) => withoutPictures(page));

const APP = 'mf-property';

test('a remote whose files are deleted, and that is removed from the registry, while a tab is open', async ({
  ownSite,
  page,
  request,
}) => {
  const { url, releases } = ownSite;
  const store = new FileReleaseStore(releases);
  const version = (await store.readRegistry()).live[APP]!;
  const folder = store.releaseFolder(APP, version);
  const property = await propertyPath(request, 'nl');
  const link = page.locator(`a[href="${property}"]`).first();
  const title = page.getByRole('heading', { level: 1 });
  const away = await shellText('page.unavailableTitle', 'nl');
  const notFoundTitle = await shellText('page.notFoundTitle', 'nl');

  await page.goto(url + LISTS.nl.sale);
  await hydrated(page);
  await test.step('its files are deleted: the page shows an error in its language, within the layout', async () => {
    await rename(folder, `${folder}.away`);
    await link.click();
    await expect(title).toHaveText(away);
    await expect(page).toHaveURL(url + property);
    await shellHydrated(page);
    await page.locator(`a[href="${LISTS.nl.sale}"]:visible`).first().click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
    await page.goBack();
    await expect(title).toHaveText(away);
  });
  await test.step('its files are back: a retry is enough', async () => {
    await rename(`${folder}.away`, folder);
    await expect.poll(async () => (await request.get(url + property)).status()).toBe(200);
    await page.getByRole('button', { name: await shellText('page.retry', 'nl') }).click();
    await expect(title).not.toHaveText(away);
    await hydrated(page);
  });
  await test.step('it is removed from the registry: the tab still has it, new requests answer 404', async () => {
    await page.goto(url + LISTS.nl.sale);
    await hydrated(page);
    await store.updateRegistry((registry) => {
      const { [APP]: _taken, ...live } = registry.live;
      return { ...registry, live };
    });
    await link.click();
    await expect(page).toHaveURL(url + property);
    await expect(title).not.toHaveText(notFoundTitle);
    await page.reload();
    await expect(title).toHaveText(notFoundTitle);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.locator(`a[href="${LISTS.nl.sale}"]:visible`).first().click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  });
  await test.step('it is back in the registry', async () => {
    await makeLive(releases, { name: APP, version });
    await page.goto(url + property);
    await expect(title).not.toHaveText(notFoundTitle);
    await hydrated(page);
  });
});
