import express from 'express';
import request from 'supertest';
import { expect, test } from '@jest/globals';
import type { Snapshot } from '../releases/snapshot.ts';
import type { Encoding } from '../encodings/encodings.ts';
import { CachedPage } from './cached-page.ts';
import { cacheFront } from './cache-front.ts';
import { PageCache } from './page-cache.ts';
import { PageCaches } from './page-caches.ts';
import { pageInputs } from './page-inputs.ts';

test('a page is not compressed for who is refused, nor is it answered to them', async () => {
  const page = new CachedPage(Buffer.from('page'), [], { renewAt: Infinity, usableUntil: Infinity });
  const cache = new PageCache({ bytes: 1_000_000 });
  let encoded = 0;
  Object.assign(cache, {
    find: () => page,
    encode: (_key: string, _page: CachedPage, encoding: Encoding) => (encoded++, page.make(encoding)),
  });
  const front = cacheFront(
    {
      isOn: true,
      inputs: async () => ({
        snapshot: {} as Snapshot,
        place: { cache, epoch: { releases: 1, content: 1 }, key: 'page', address: '/fr/', dropped: '' },
      }),
      buckets: { settleCookie() {} },
      before: [
        ({ headers }, response, next) =>
          headers['x-many'] ? void response.status(429).send('too many') : next(),
      ],
      count: () => {},
    },
    express(),
  );
  const ask = () => request(front).get('/fr/').set('accept-encoding', 'br');
  expect((await ask().set('x-many', 'yes').expect(429)).text).toBe('too many');
  expect(encoded).toBe(0);
  expect((await ask().expect(200)).headers['content-encoding']).toBe('br');
  expect(encoded).toBe(1);
});

test('of a page that is not cached, what is live and the state of the content are asked for once', async () => {
  const asked = { releases: 0, content: 0, address: 0 };
  const caches = new PageCaches({ bytes: 1_000_000 });
  const snapshot = {
    id: 1,
    audience: 'all',
    get parameters() {
      asked.address++;
      return new Set();
    },
  } as unknown as Snapshot;
  const inputs = pageInputs({
    compositions: { for: async () => (asked.releases++, snapshot) },
    contentState: { current: () => (asked.content++, 1) },
    caches,
    site: { languages: ['fr'], isPreview: () => false },
    publicUrl: 'https://site.example',
  });
  const app = express().use(async (asks, response) => {
    const { place } = await inputs(asks);
    response.send(place?.key);
  });
  const front = cacheFront(
    { isOn: caches.isOn, inputs, buckets: { settleCookie() {} }, before: [], count: () => {} },
    app,
  );
  expect((await request(front).get('/fr/').expect(200)).text).toBe('https://site.example/fr/');
  expect(asked).toEqual({ releases: 1, content: 1, address: 1 });
});
