import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import request from 'supertest';
import { expect, test } from '@jest/globals';
import { CachedPage, StateFile } from '../page-cache/cached-page.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { stateFiles } from './state-files.ts';

interface Told {
  /** What asking the API again tells the gateway. */
  refreshes?: string;
  /** What happens while the page is made. */
  meanwhile?(see: (text: string) => void): void | Promise<void>;
}

/** A gateway that renders the page of the content that it knows. */
function createFiles(known: string, { refreshes = known, meanwhile = () => {} }: Told = {}) {
  const createState = (text: string) =>
    new StateFile(Buffer.from(text), [['content-type', 'application/json']]);
  let content = known;
  let rendered = 0;
  const see = (text: string) => {
    if (text !== content) contentState.generation++;
    content = text;
  };
  const contentState = { generation: 1, refresh: async () => see(refreshes) };
  const cache = new PageCache({ bytes: 1_000_000 });
  const outcomes: string[] = [];
  const handler = stateFiles({
    answers: async () => {
      rendered++;
      const ages = { renewAt: Infinity, usableUntil: Infinity };
      const page = new CachedPage(Buffer.from('page'), [], { ...ages, state: createState(content) });
      await meanwhile(see);
      const place = { cache, epoch: { releases: 1, content: 1 }, key: 'page', address: '/fr/', dropped: '' };
      return { kind: 'cached', place, page };
    },
    cache: { state: () => undefined, encodeState: (state, encoding) => cache.encodeState(state, encoding) },
    contentState,
    metrics: { countState: (outcome) => void outcomes.push(outcome) },
  });
  const app = express().use('/page-states', handler);
  const address = (text: string) => `/page-states/${createState(text).hash}/fr/`;
  const get = (text: string) => request(app).get(address(text));
  return { app, address, get, outcomes, rendered: () => rendered };
}

test('a gateway that has not seen a change yet looks for it when it is asked for the state of a page that was rendered since', async () => {
  const { get, outcomes } = createFiles('"before"', { refreshes: '"after"' });
  expect((await get('"after"').expect(200)).body).toBe('after');
  expect(outcomes).toEqual(['made']);
});

test('a change that is seen while the page is made has it made again', async () => {
  const { get, outcomes } = createFiles('"before"', {
    refreshes: '"after"',
    meanwhile: (see) => see('"after"'),
  });
  expect((await get('"after"').expect(200)).body).toBe('after');
  expect(outcomes).toEqual(['made']);
});

test('to a browser that leaves meanwhile nothing was told', async () => {
  const leaving = new AbortController();
  const left = Promise.withResolvers<void>();
  const { app, address, outcomes } = createFiles('"after"', {
    meanwhile() {
      leaving.abort();
      return left.promise;
    },
  });
  const noticing = express().use((_request, response, next) => {
    response.on('close', () => left.resolve());
    next();
  });
  const server = noticing.use(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = fetch(`http://127.0.0.1:${port}${address('"before"')}`, { signal: leaving.signal });
  await expect(asked).rejects.toThrow('abort');
  await left.promise;
  server.close();
  await once(server, 'close');
  expect(outcomes).toEqual([]);
});

test('the state of an earlier page is not to be had, and the page is not rendered twice for it', async () => {
  const { get, outcomes, rendered } = createFiles('"after"');
  await get('"before"').expect(404);
  expect([outcomes, rendered()]).toEqual([['not_found'], 1]);
});
