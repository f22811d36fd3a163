import { expect, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createFeed } from '../../testing/feed-builder.ts';
import { smallContent } from '../../testing/small-content.ts';
import { testApi } from '../../testing/test-api.ts';
import { importContent } from '../content/import/import-content.ts';
import { sql } from '../database/drizzle.ts';
import { currentListings } from '../catalogue/listings/read-listing-data.ts';
import { contentStateRouter } from './content-state-router.ts';
import { runningConfiguration } from './running-configuration.ts';

describeOnDatabase('the state of the content', (given) => {
  /** An API that has just been started. */
  const start = async (config = given.config, at = '2026-11-20T12:00:00Z') => {
    const { database } = given;
    const configuration = runningConfiguration(database, config);
    await configuration.say();
    const listings = currentListings(database, config);
    const now = () => new Date(at);
    const app = express().use(contentStateRouter({ database, configuration, listings, now }));
    return {
      ...configuration,
      async state() {
        const { body, headers } = await request(app).get('/content-state').expect(200);
        expect(headers['cache-control']).toBe('no-store');
        return body as { source: string; configuration: number; versions: number[] };
      },
    };
  };
  const stateAt = async (at: string) => (await start(given.config, at)).state();
  const OTHER = () => ({ ...given.config, changed: true }) as never;
  const passMinutes = (minutes: number) =>
    given.database.execute(
      sql`update api_configurations set seen_at = seen_at - make_interval(mins => ${minutes})`,
    );

  test('one number rises with an import, one with content, and none with anything else of a day', async () => {
    const { load } = testApi(given);
    const { state } = await start();
    const [data, content, day] = (await state()).versions as [number, number, number];
    await load(createFeed('fr', [{ ID: 1 }]));
    const imported = (await state()).versions;
    expect(imported).toEqual([expect.any(Number), content, day]);
    expect(imported[0]).toBeGreaterThan(data);
    await importContent(
      given,
      { files: smallContent(), livePages: null, placeholder: false },
      { done: () => {}, problem: () => {} },
    );
    const before = await state();
    expect(before.versions).toEqual([imported[0], expect.any(Number), day]);
    expect(before.versions[1]).toBeGreaterThan(content);
    await load(createFeed('fr', [{ ID: 1 }]));
    expect(await state()).toEqual(before);
    expect(await (await start({ ...given.config, folder: '/elsewhere' })).state()).toEqual(before);
  });

  test('one rises when a day begins in Belgium, wherever the server is', async () => {
    const evening = await stateAt('2026-12-31T22:59:59Z');
    const night = await stateAt('2026-12-31T23:00:00Z');
    expect(night.versions[2]).toBeGreaterThan(evening.versions[2]!);
    expect(await stateAt('2027-01-01T00:30:00Z')).toEqual(night);
  });

  test('of two configurations the one that was started last has the higher number, in all of its APIs', async () => {
    const earlier = await start();
    const later = await start(OTHER());
    const { configuration: number } = await later.state();
    expect(number).toBeGreaterThan((await earlier.state()).configuration);
    expect((await (await start(OTHER())).state()).configuration).toBe(number);
    await earlier.say();
    expect((await earlier.state()).configuration).toBeLessThan(number);
    const back = await start();
    expect((await back.state()).configuration).toBeGreaterThan(number);
    expect(await earlier.state()).toEqual(await back.state());
  });

  test('once no API of the later one runs, the earlier one goes before again', async () => {
    const earlier = await start();
    const { configuration: number } = await (await start(OTHER())).state();
    await given.database.execute(
      sql`update api_configurations set seen_at = seen_at - interval '2 minutes' where number = ${number}`,
    );
    await earlier.say();
    expect((await earlier.state()).configuration).toBeGreaterThan(number);
  });

  test('after an outage of the database each API says first that it runs', async () => {
    const earlier = await start();
    const later = await start(OTHER());
    const before = [await earlier.state(), await later.state()];
    await passMinutes(5);
    for (const api of [earlier, later, earlier, later]) await api.say();
    expect([await earlier.state(), await later.state()]).toEqual(before);
  });

  test('every answer names the configuration', async () => {
    const { app, internal } = testApi(given);
    const { body } = await request(internal).get('/content-state').expect(200);
    for (const path of ['/api/site?lang=fr', '/api/listings?lang=fr&goal=0', '/api/unknown'])
      expect((await request(app).get(path)).headers['x-api-configuration']).toBe(String(body.configuration));
  });
});
