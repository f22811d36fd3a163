import { cpSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../testing/release-fixture.ts';
import { gateway, served } from '../../testing/made-up-site.ts';
import { developmentFolder } from './development-releases.ts';

const MAP = JSON.stringify({
  version: 3,
  names: [],
  sources: ['webpack://mf-search/./src/page.tsx'],
  mappings: ['', 'AAAA'].join(';'),
});
const THROWS = `
exports.exposes = { './Page': { get default() { throw new TypeError('<b>no "price"</b>'); } } };`;
const PAGE = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, br', 'if-none-match': '"x"' };

/** A gateway with mf-search from a development build. */
async function developing(server: string) {
  const { store, settings } = await gateway();
  const folder = developmentFolder(store.folder, 'mf-search');
  cpSync(
    build({
      name: 'mf-search',
      version: 'dev',
      server,
      release: { exposes: { './Page': { js: [], css: [] } } },
    }),
    folder,
    {
      recursive: true,
    },
  );
  writeFileSync(path.join(folder, 'server/server.cjs.map'), MAP);
  const site = await served({ ...settings, development: [{ app: 'mf-search', server: undefined }] });
  return { site, folder };
}

const attribute = (html: string, name: string) =>
  new RegExp(`<script src="/development/fault-overlay.js"[^>]* data-${name}="([^"]*)"`)
    .exec(html)?.[1]!
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test('a page tells the overlay what was thrown while it was rendered, and the gateway where that is in the source', async () => {
  const { site } = await developing(THROWS);
  const { text, headers } = await site.get('/fr/').set(PAGE).expect(200);
  expect(headers['content-security-policy']).toMatch(/script-src 'self'/);
  const faults = JSON.parse(attribute(text, 'faults')!);
  expect(faults).toEqual([
    {
      of: 'mf-search ./Page',
      message: 'TypeError: <b>no "price"</b>',
      stack: expect.stringMatching(/^ {4}at .*mf-search\/dev\/server\/server\.cjs:2:\d+/),
    },
  ]);
  expect(text.slice(text.indexOf('<script src="/development'))).not.toContain('<b>');
  const resolved = await site
    .post('/development/stacks')
    .type('text/plain')
    .send(faults[0].stack)
    .expect(200);
  expect(resolved.text).toMatch(/^ {4}at .*mf-search\/src\/page\.tsx:1:1\b/);
  await site
    .get('/development/fault-overlay.js')
    .expect(200)
    .expect('content-type', /javascript/);
});

test('the page after the mend has no fault, and another build than the one before', async () => {
  const { site, folder } = await developing(THROWS);
  const before = (await site.get('/fr/').set(PAGE)).text;
  expect((await site.get('/development/builds').expect(200)).text).toBe(attribute(before, 'builds'));
  const server = path.join(folder, 'server/server.cjs');
  writeFileSync(server, `exports.exposes = { './Page': { default: 'mended' } };`);
  utimesSync(server, new Date(), new Date(Date.now() + 1_000));
  const { text: builds } = await site.get('/development/builds').expect(200);
  expect(builds).not.toBe(attribute(before, 'builds'));
  const { text } = await site.get('/fr/').set(PAGE).expect(200);
  expect(text).toContain('mf-search mended');
  expect(attribute(text, 'faults')).toBe('[]');
  expect(attribute(text, 'builds')).toBe(builds);
});

test('a page that cannot be made at all says why', async () => {
  const { store, settings } = await gateway();
  const folder = developmentFolder(store.folder, 'shell');
  cpSync(build({ name: 'shell', version: 'dev', server: `throw new Error('no shell')` }), folder, {
    recursive: true,
  });
  const site = await served({ ...settings, development: [{ app: 'shell', server: undefined }] });
  const { text } = await site.get('/fr/').set(PAGE).expect(503);
  expect(JSON.parse(attribute(text, 'faults')!)).toEqual([
    expect.objectContaining({ of: 'shell', message: 'Error: no shell' }),
  ]);
});

test('on a live site there is none of it', async () => {
  const { site } = await gateway();
  const { text } = await site.get('/fr/').set(PAGE).expect(200);
  expect(text).not.toContain('/development/');
  await site.get('/development/fault-overlay.js').expect(404);
});
