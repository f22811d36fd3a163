import express from 'express';
import request from 'supertest';
import { expect, test } from '@jest/globals';
import type { Snapshot } from '../releases/snapshot.ts';
import { CachedPage } from './cached-page.ts';
import { cacheFront } from './cache-front.ts';

test('a page is not compressed for who is refused, nor is it answered to them', async () => {
  const page = new CachedPage(Buffer.from('page'), [], { renewAt: Infinity, usableUntil: Infinity });
  let encoded = 0;
  const front = cacheFront(
    {
      cache: {
        isOn: true,
        find: () => page,
        encode: (_key, _page, encoding) => (encoded++, page.make(encoding)),
      },
      sources: async () => ({
        snapshot: {} as Snapshot,
        place: { epoch: { releases: 1, content: 1 }, key: 'page', address: '/fr/', dropped: '' },
      }),
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
