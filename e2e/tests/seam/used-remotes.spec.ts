import { expect, test } from '../../site/test.ts';
import { open, propertyPath } from '../../site/pages.ts';

for (const [name, path, remotes] of [
  ['home page', () => '/fr/', ['mf-projects', 'mf-search', 'shell']],
  ['list', () => '/fr/a-vendre/', ['mf-search', 'shell']],
  ['property', propertyPath, ['mf-forms', 'mf-property', 'mf-search', 'shell']],
] as const) {
  test(`the ${name} requests files of ${remotes.join(', ')} only`, async ({ page, request }) => {
    const requested = new Set<string>();
    page.on('request', (asking) => {
      const app = /\/remotes\/([^/]+)\//.exec(asking.url())?.[1];
      if (app) requested.add(app);
    });
    await open(page, await path(request));
    expect([...requested].sort()).toEqual(remotes);
  });
}

test('the page, or the file of its releases, names every file of a release that it needs: none is discovered only by running another', async ({
  page,
  request,
}) => {
  const requested: string[] = [];
  page.on('request', (asking) => {
    if (/\/remotes\/.+\.(js|json|css)$/.test(asking.url())) requested.push(new URL(asking.url()).pathname);
  });
  const answer = await open(page, '/fr/a-vendre/');
  const html = await answer.text();
  const composition = /\/compositions\/[\w-]+\.json/.exec(html)![0];
  const named = html + (await (await request.get(composition)).text());
  expect(requested.length).toBeGreaterThan(3);
  expect(requested.filter((file) => !named.includes(file))).toEqual([]);
});
