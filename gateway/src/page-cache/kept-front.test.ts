import express from 'express';
import request from 'supertest';
import { expect, test } from '@jest/globals';
import { KeptPage } from './kept-page.ts';
import { keptFront } from './kept-front.ts';

test('a page is not compressed for who is refused, nor is it answered to them', async () => {
  const page = new KeptPage(Buffer.from('page'), [], { renewAt: Infinity, usableUntil: Infinity });
  let encoded = 0;
  const front = keptFront(
    {
      kept: {
        isOn: true,
        find: () => page,
        encode: (_key, _page, encoding) => (encoded++, page.make(encoding)),
      },
      releases: { current: async () => ({ id: 1, parameters: new Set<string>() }) as never },
      contentState: { current: async () => 1 },
      publicUrl: undefined,
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
