import { expect, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { feedOf } from '../../testing/feed-builder.ts';
import { smallContent } from '../../testing/small-content.ts';
import { testApi } from '../../testing/test-api.ts';
import { importContent } from '../content/import/import-content.ts';
import { currentListings } from '../catalogue/listings/listing-data.ts';
import { contentStateRouter } from './content-state-router.ts';

describeOnDatabase('the state of the content', (given) => {
  const stateWith = async (config = given.config, at = '2026-11-20T12:00:00Z') => {
    const { database } = given;
    const listings = currentListings(database, config);
    const now = () => new Date(at);
    const app = express().use(contentStateRouter({ database, config, listings, now }));
    const { body, headers } = await request(app).get('/content-state').expect(200);
    expect(headers['cache-control']).toBe('no-store');
    return body.state as string;
  };

  test('changes with imports, content and configuration, and with nothing else of a day', async () => {
    const { load } = testApi(given);
    const states = [await stateWith()];
    await load(feedOf('fr', [{ ID: 1 }]));
    states.push(await stateWith());
    await importContent(
      given,
      { files: smallContent(), livePages: null, placeholder: false },
      { done: () => {}, problem: () => {} },
    );
    states.push(await stateWith());
    states.push(await stateWith({ ...given.config, changed: true } as never));
    expect(new Set(states).size).toBe(states.length);

    const before = await stateWith();
    await load(feedOf('fr', [{ ID: 1 }]));
    expect(await stateWith()).toBe(before);
    expect(await stateWith({ ...given.config, folder: '/elsewhere' })).toBe(before);
    expect(before).toMatch(/^[\w-]{43}$/);
  });

  test('changes when a day begins in Belgium, wherever the server is', async () => {
    const stateAt = (at: string) => stateWith(given.config, at);
    const evening = await stateAt('2026-12-31T22:59:59Z');
    const night = await stateAt('2026-12-31T23:00:00Z');
    expect(night).not.toBe(evening);
    expect(await stateAt('2027-01-01T00:30:00Z')).toBe(night);
  });
});
