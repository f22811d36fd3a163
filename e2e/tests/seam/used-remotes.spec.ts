import { expect, test } from '../../site/test.ts';
import { open, propertyPath } from '../../site/pages.ts';

for (const [name, path, remotes] of [
  ['home page', () => '/fr/', ['mf-search', 'shell']],
  ['list', () => '/fr/a-vendre/', ['mf-search', 'shell']],
  ['property', propertyPath, ['mf-property', 'shell']],
] as const) {
  test(`the ${name} asks for files of ${remotes.join(' and ')} only`, async ({ page, request }) => {
    const asked = new Set<string>();
    page.on('request', (asking) => {
      const app = /\/remotes\/([^/]+)\//.exec(asking.url())?.[1];
      if (app) asked.add(app);
    });
    await open(page, await path(request));
    expect([...asked].sort()).toEqual(remotes);
  });
}

test('the page names its scripts and styles up front: none is found only by running another', async ({
  request,
}) => {
  const html = await (await request.get('/fr/a-vendre/')).text();
  expect(html).toMatch(/<link[^>]+rel="stylesheet"[^>]+mf-search/);
  expect(html).toMatch(
    /<link[^>]+rel="preload"[^>]+mf-search[^>]+remoteEntry\.js|remoteEntry\.js[^>]+rel="preload"/,
  );
});
