import { readFileSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import request from 'supertest';
import { publishAll, release } from '../../testing/release-fixture.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { FileReleaseStore } from '../releases/file-store/file-release-store.ts';
import type { LiveSnapshot } from '../releases/snapshot.ts';
import { openReleases } from './open-releases.ts';

/** A gateway whose releases are in a folder of the name that they have by default. */
async function opened() {
  const store = new FileReleaseStore(path.join(temporaryFolder('site'), '.releases'));
  await release(store, { name: 'shell' }, { name: 'mf-a' });
  await release(store, { name: 'mf-a', version: '2' });
  await publishAll(store, [{ name: 'mf-a', version: '3' }]);
  const handler = openReleases({
    releases: {} as LiveSnapshot,
    store,
    site: { languages: ['fr'], defaultLanguage: 'fr', kinds: [] },
    sharesServerCode: true,
    limit: (_request, _response, next) => next(),
  });
  return { store, site: request(express().use(handler)) };
}

test('code for servers and release.json are sent as they are stored, and never change', async () => {
  const { store, site } = await opened();
  for (const file of ['release.json', 'server/server.cjs']) {
    const { headers, body } = await site.get(`/remotes/mf-a/2/${file}`).responseType('blob').expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    expect(body).toEqual(readFileSync(path.join(store.releaseFolder('mf-a', '2'), file)));
  }
});

test('what was live before is still told, and what never was live is not', async () => {
  const { site } = await opened();
  for (const file of ['release.json', 'server/server.cjs']) {
    await site.get(`/remotes/mf-a/1/${file}`).expect(200);
    await site.get(`/remotes/mf-a/3/${file}`).expect(404);
  }
});
