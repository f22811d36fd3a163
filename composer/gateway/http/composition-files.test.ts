import express from 'express';
import request from 'supertest';
import type { Composition } from '../../contract/boot.ts';
import { CompositionFile } from '../releases/composition-file.ts';
import { compositionFiles } from './composition-files.ts';

const composition = {
  shell: { version: '1', pages: [], messages: {} },
  remotes: {},
  missing: [],
  integrity: {},
} as unknown as Composition;
const file = new CompositionFile(composition, 'fr');
const site = request(
  express().use(
    '/compositions',
    compositionFiles({
      file: async (path) => (path === file.path ? { file, audience: 'all' } : undefined),
    }),
  ),
);

test.each([['br'], ['gzip'], ['identity']])('is sent once and kept for good (%s)', async (encoding) => {
  const { headers, body } = await site.get(file.path).set('accept-encoding', encoding).expect(200);
  expect(body).toMatchObject({ shell: { version: '1' } });
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding',
  });
  expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
});

test.each(['/compositions/x.json', '/compositions/', `/compositions/%2e%2e/registry.json`])(
  'nothing is kept of what is not there: %s',
  async (path) => {
    const { headers } = await site.get(path).expect(404);
    expect(headers['cache-control']).toBe('no-store');
  },
);
