import { makeLive, publishChangedText } from '../../site/changed-release.ts';
import { expect, test } from '../../site/own-site.ts';
import { hydrated } from '../../site/pages.ts';

test.use({ isSiteKept: true });

const CHANGE = { app: 'mf-search', id: 'list.sort', text: 'Classer les biens par' };

test('a release is live at the next request, can be rolled back, and no request fails meanwhile', async ({
  ownSite,
  request,
}) => {
  const list = `${ownSite.url}/fr/a-vendre/`;
  const { before, after } = await publishChangedText(ownSite.releases, CHANGE);
  const statuses = new Set<number>();
  let isOver = false;
  const visitors = [1, 2, 3].map(async () => {
    while (!isOver) statuses.add((await request.get(list)).status());
  });

  expect(await (await request.get(list)).text()).not.toContain(CHANGE.text);
  await makeLive(ownSite.releases, after);
  const live = await (await request.get(list)).text();
  expect(live).toContain(CHANGE.text);
  expect(live).toContain(`/remotes/mf-search/${after.version}/`);
  await makeLive(ownSite.releases, before);
  expect(await (await request.get(list)).text()).not.toContain(CHANGE.text);

  isOver = true;
  await Promise.all(visitors);
  expect([...statuses]).toEqual([200]);
});

test('a tab that was open before a release keeps its version', async ({ ownSite, page }) => {
  await page.goto(`${ownSite.url}/fr/a-vendre/`);
  await hydrated(page);
  const { after } = await publishChangedText(ownSite.releases, CHANGE);
  await makeLive(ownSite.releases, after);
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('combobox', { name: 'Trier par' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: CHANGE.text })).toBeVisible();
});
