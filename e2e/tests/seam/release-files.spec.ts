import { expect, test } from '../../site/test.ts';

async function filesOfList(get: (path: string) => Promise<{ text(): Promise<string> }>) {
  const html = await (await get('/fr/a-vendre/')).text();
  return [...new Set(html.match(/\/remotes\/[^"']+?\.(?:json|js|css)/g))];
}

test('files of releases are immutable in caches and were compressed at build time', async ({ request }) => {
  const files = await filesOfList((path) => request.get(path));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const answer = await request.get(file, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['cache-control'], file).toMatch(/max-age=31536000.*immutable/);
    expect(answer.headers()['content-encoding'], file).toBe('br');
    expect(answer.headers().vary, file).toMatch(/accept-encoding/i);
  }
});

test('browsers without brotli get gzip', async ({ request }) => {
  const [file] = await filesOfList((path) => request.get(path));
  const answer = await request.get(file!, { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers()['content-encoding']).toBe('gzip');
});

test('a file that no release has is not cached', async ({ request }) => {
  for (const path of ['/remotes/mf-search/0.0.0/web/x.js', '/remotes/..%2f..%2fregistry.json', '/remotes/']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['cache-control'], path).toBe('no-store');
  }
});

test('server code is not served, source maps neither; what a release offers is told to teams elsewhere', async ({
  request,
}) => {
  const [file] = await filesOfList((path) => request.get(path));
  const release = file!.split('/web/')[0]!;
  for (const path of [
    `${release}/server/server.cjs`,
    `${release}/maps/${file!.split('/web/')[1]}.map`,
    `${release}/web/..%2fserver/server.cjs`,
  ])
    expect((await request.get(path)).status(), path).toBe(404);
  const told = await request.get(`${release}/release.json`);
  expect(await told.json()).toMatchObject({ name: release.split('/')[2], version: release.split('/')[3] });
});
