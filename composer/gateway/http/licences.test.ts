import { expect, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { LICENCE_SEPARATOR } from '../../contract/release-files.ts';
import { emptyStore, release } from '../../testing/release-fixture.ts';
import { Snapshot } from '../releases/snapshot.ts';
import { licences } from './licences.ts';

const RULE = `\n${'-'.repeat(80)}\n\n`;

test('licences of all live releases are told, each once, those of frames too', async () => {
  const store = emptyStore();
  const web = {
    'licenses.txt': ['react 19', 'jotai 3'].join(LICENCE_SEPARATOR),
    'frames/licenses.txt': `maplibre-gl 5${RULE}It contains code of others.`,
  };
  await release(store, { name: 'shell', web: { 'licenses.txt': 'react 19' } }, { name: 'mf-a', web });
  await release(store, { name: 'mf-without' });
  const { live } = await store.readRegistry();
  const stored = await Promise.all(
    Object.entries(live).map(([app, version]) => store.open(app, version as string)),
  );
  const composition = async () => new Snapshot(stored);
  const { text, headers } = await request(express().use(licences({ for: composition })))
    .get('/')
    .expect(200);
  expect(text).toBe(['jotai 3', `maplibre-gl 5${RULE}It contains code of others.`, 'react 19'].join(RULE));
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});
