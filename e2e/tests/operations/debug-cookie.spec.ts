import type { Page } from '@playwright/test';
import { expect, test } from '../../site/test.ts';
import { hydrated } from '../../site/pages.ts';

test('with the debug cookie each part has an outline and the strip says the versions, in pages that are opened later too, and leads out', async ({
  page,
}) => {
  await page.goto('/debug');
  await expect(page).toHaveURL(/\/fr\/$/);
  const answer = await page.goto('/fr/a-vendre/');
  expect(answer!.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-facade-composition': expect.stringMatching(/^[\w-]{22}$/),
    'x-facade-parts': expect.stringMatching(/^shell;version="[^"]+", mf-search\/\w+;version="[^"]+"/),
  });
  const strip = page.getByRole('complementary').filter({ hasText: 'Versions de cette page' });
  await expect(strip).toContainText(/: shell \S+, mf-search \S+/);
  await expect(strip).not.toContainText('mf-property');
  const labels = page.locator('.release-debug-outlines span');
  await expect(labels.filter({ hasText: /^mf-search\// }).first()).toBeVisible();
  await hydrated(page);
  await expect(strip).toBeVisible();
  await page.evaluate('window.isSamePage = true');
  await page.getByRole('main').getByRole('article').nth(4).getByRole('link').click();
  await expect(page).toHaveURL(/\/fr\/.+\/\d+\/$/);
  await expect(labels.filter({ hasText: /^mf-property\// }).first()).toBeVisible();
  await expect(strip).toContainText(/: shell \S+, .*mf-property \S+/);
  expect(await page.evaluate('window.isSamePage')).toBe(true);

  await strip.getByRole('link', { name: 'Quitter le débogage' }).click();
  await expect(page).toHaveURL(/\/fr\/$/);
  await expect(strip).toBeHidden();
  expect(await page.context().cookies()).toEqual([]);
});

/** What devtools of module federation read of a page: the remotes that it may load, and of the run time those that it has loaded. */
const readFederation = (page: Page) =>
  page.evaluate(() => {
    const { __FEDERATION__: federation } = window as unknown as { __FEDERATION__: Federation | undefined };
    return {
      moduleInfo: federation?.moduleInfo ?? {},
      loaded: (federation?.__INSTANCES__ ?? []).flatMap(({ moduleCache }) => [...moduleCache.keys()]),
      known: (federation?.__INSTANCES__ ?? []).flatMap(({ options }) =>
        options.remotes.map(({ name, entry }) => `${name}:${entry}`),
      ),
    };
  });

interface Federation {
  moduleInfo: Record<string, ModuleInfo>;
  __INSTANCES__?: {
    moduleCache: Map<string, unknown>;
    options: { remotes: { name: string; entry: string }[] };
  }[];
}

interface ModuleInfo {
  version: string;
  remoteEntry: string;
  remoteEntryType?: string;
  globalName: string;
  publicPath: string;
  modules: { moduleName: string }[];
  shared: { sharedName: string; version: string }[];
  remotesInfo: Record<string, { matchedVersion: string; version: string }>;
}

test('with the debug cookie the devtools of module federation list the remotes, which load as ever', async ({
  page,
  request,
}) => {
  await page.goto('/fr/a-vendre/');
  await hydrated(page);
  const without = await readFederation(page);
  expect(without.moduleInfo).toEqual({});
  expect(without.loaded).toContain('mf_search');
  expect(await page.content()).not.toContain('/debug/');

  await page.goto('/debug');
  const answer = await page.goto('/fr/a-vendre/');
  await hydrated(page);
  const version = /mf-search\/\w+;version="([^"]+)"/.exec(answer!.headers()['x-facade-parts']!)![1];
  const { moduleInfo, loaded, known } = await readFederation(page);
  const { shell, ...remotes } = moduleInfo;
  // By the names that the run time has for them.
  expect(Object.keys(remotes).sort()).toEqual(known.sort());
  expect(loaded).toContain('mf_search');
  expect(shell!.shared.map(({ sharedName }) => sharedName)).toContain('react');
  expect(Object.keys(shell!.remotesInfo).sort()).toEqual([
    'mf_forms',
    'mf_owner',
    'mf_projects',
    'mf_property',
    'mf_search',
  ]);
  for (const [key, remote] of Object.entries(remotes)) {
    const name = key.split(':')[0]!;
    expect(key).toBe(`${name}:${remote.publicPath}${remote.remoteEntry}`);
    expect(shell!.remotesInfo[name]).toEqual({
      matchedVersion: key.slice(name.length + 1),
      version: remote.version,
    });
    expect(remote).toMatchObject({ globalName: name, remoteEntryType: 'global' });
    expect(remote.shared).toContainEqual(
      expect.objectContaining({ sharedName: 'react', version: expect.stringMatching(/^19\./) }),
    );
    expect(remote.modules).not.toEqual([]);
    expect((await request.get(remote.publicPath + remote.remoteEntry)).status()).toBe(200);
    if (name === 'mf_search') expect(remote.version).toBe(version);
  }

  await page.evaluate('window.isSamePage = true');
  await page.getByRole('main').getByRole('article').nth(4).getByRole('link').click();
  await expect(page).toHaveURL(/\/fr\/.+\/\d+\/$/);
  await expect.poll(async () => (await readFederation(page)).loaded).toContain('mf_property');
  expect(await page.evaluate('window.isSamePage')).toBe(true);
  expect((await readFederation(page)).moduleInfo).toEqual(moduleInfo);
});
