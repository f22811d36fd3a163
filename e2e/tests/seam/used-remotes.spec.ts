import { expect, test } from '../../site/test.ts';
import { open, propertyPath } from '../../site/pages.ts';

for (const [name, path, remotes] of [
  ['home page', () => '/fr/', ['mf-projects', 'mf-search', 'shell']],
  ['list', () => '/fr/a-vendre/', ['mf-search', 'shell']],
  ['property', propertyPath, ['mf-forms', 'mf-property', 'shell']],
] as const) {
  test(`the ${name} requests files of ${remotes.join(', ')} only`, async ({ page, request }) => {
    const asked = new Set<string>();
    page.on('request', (asking) => {
      const app = /\/remotes\/([^/]+)\//.exec(asking.url())?.[1];
      if (app) asked.add(app);
    });
    await open(page, await path(request));
    expect([...asked].sort()).toEqual(remotes);
  });
}

test('the page names every file of a release that it needs: none is discovered only by running another', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (asking) => {
    if (/\/remotes\/.+\.(js|json|css)$/.test(asking.url())) asked.push(new URL(asking.url()).pathname);
  });
  const answer = await open(page, '/fr/a-vendre/');
  const html = await answer.text();
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((file) => !html.includes(file))).toEqual([]);
});
