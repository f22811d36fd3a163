import { expect, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { LICENCE_RULE } from '../../contract/licences.ts';
import { emptyStore, release } from '../../testing/release-fixture.ts';
import { Snapshot } from '../releases/snapshot.ts';
import { licences } from './licences.ts';

test('licences of all live releases are told, each once, those of frames too', async () => {
  const store = emptyStore();
  const web = {
    'licenses.txt': ['react 19', 'jotai 3'].join(LICENCE_RULE),
    'frames/licenses.txt': 'maplibre-gl 5',
  };
  await release(store, { name: 'shell', web: { 'licenses.txt': 'react 19' } }, { name: 'mf-a', web });
  await release(store, { name: 'mf-without' });
  const { live } = await store.readRegistry();
  const stored = await Promise.all(
    Object.entries(live).map(([app, version]) => store.open(app, version as string)),
  );
  const current = async () => new Snapshot(stored);
  const { text, headers } = await request(express().use(licences({ current })))
    .get('/')
    .expect(200);
  expect(text.split(LICENCE_RULE)).toEqual(['jotai 3', 'maplibre-gl 5', 'react 19']);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});
