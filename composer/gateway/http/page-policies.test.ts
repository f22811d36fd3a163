import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { configure } from '../../testing/gateway-under-test.ts';
import { gateway } from '../../testing/made-up-site.ts';
import type { build } from '../../testing/release-fixture.ts';
import { publishAll, release, remoteCode } from '../../testing/release-fixture.ts';
import { retire } from '../releases/retire.ts';
import { Snapshot } from '../releases/snapshot.ts';

const PLAYER = 'https://player.example';
const TILES = 'https://*.tiles.example';

const embedding = (version: string, embeds: object) => ({
  name: 'mf-x',
  version,
  server: remoteCode('x'),
  release: { embeds } as Parameters<typeof build>[0]['release'] & object,
});

/** One gateway for all: its renderers cost a second to start. */
let opened: Awaited<ReturnType<typeof gateway>>;
beforeAll(async () => {
  opened = await gateway();
  configure(opened, {});
});

async function readPolicies(address = '/fr/') {
  const { headers } = await opened.site.get(address);
  const directive = (name: string) =>
    new RegExp(`(?:^|;)${name} ([^;]*)`).exec(headers['content-security-policy']!)?.[1];
  return {
    directive,
    whole: headers['content-security-policy']!,
    permissions: headers['permissions-policy']!,
  };
}

test('a page may embed what the live releases name, from the request after a flip to the one after the next', async () => {
  const { store } = opened;
  expect((await readPolicies()).directive('frame-src')).toBe("'self'");
  await release(store, embedding('1', { frames: [PLAYER], images: [TILES] }));
  const live = await readPolicies();
  expect(live.directive('frame-src')).toBe(`'self' ${PLAYER}`);
  expect(live.directive('img-src')).toBe(`'self' data: ${TILES}`);
  expect(live.permissions).toContain('fullscreen=*');
  await release(store, embedding('2', {}));
  expect((await readPolicies()).whole).not.toContain('example');
});

test('pages allow the import map of entries that are modules by its hash, as long as such a release is live', async () => {
  const { store } = opened;
  const stock = { type: 'module', globalName: 'team_m', plugin: '1.0.0' } as const;
  await release(store, { name: 'mf-m', release: { messages: {}, stock } });
  const live = await Promise.all([store.open('shell', '1'), store.open('mf-m', '1')]);
  const { importMap } = new Snapshot(live);
  const hash = createHash('sha256').update(importMap!.text).digest('base64');
  const scripts = (await readPolicies()).directive('script-src');
  expect(scripts).toMatch(/^'self' 'sha256-[^' ]+' 'sha256-[^' ]+'$/);
  expect(scripts).toContain(`'sha256-${hash}'`);
  await retire(store, 'mf-m');
  expect((await readPolicies()).directive('script-src')).not.toContain(hash);
});

test('what is no page embeds nothing', async () => {
  const { site, store } = opened;
  await release(store, embedding('3', { frames: [PLAYER] }));
  await site.get('/fr/');
  expect((await readPolicies('/missing.txt')).directive('frame-src')).toBe("'self'");
});

const ATTACK = 'https://x.example; script-src *';

test('a release that would add a directive is not published', async () => {
  await expect(publishAll(opened.store, [embedding('4', { frames: [ATTACK] })])).rejects.toThrow(
    /\[invalid-release\] .*an https origin/,
  );
});

test('a release that was changed in the store to add a directive is not read', async () => {
  const { store } = opened;
  await release(store, embedding('5', { frames: [PLAYER] }));
  const file = path.join(store.folder, 'mf-x/5/release.json');
  writeFileSync(
    file,
    JSON.stringify({ ...(await store.open('mf-x', '5')).release, embeds: { frames: [ATTACK] } }),
  );
  const { directive, whole } = await readPolicies();
  expect(whole).not.toContain('x.example');
  expect(directive('script-src')).toMatch(/^'self' 'sha256-[^' ]+'$/);
});

test('films play from the site and from the hosts that the site names, and no markup brings styles', async () => {
  configure(opened, { films: ['https://films.example'] });
  const { directive } = await readPolicies();
  expect(directive('media-src')).toBe("'self' https://films.example");
  expect(directive('style-src-attr')).toBe("'none'");
  expect((await readPolicies('/missing.txt')).directive('media-src')).toBe("'self'");
});
