import { expect, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { feedOf } from '../../testing/feed-builder.ts';
import { smallContent } from '../../testing/small-content.ts';
import { testApi } from '../../testing/test-api.ts';
import { importContent } from '../content/import/import-content.ts';
import { databasePictures } from '../pictures/database-pictures.ts';
import { contentStateRouter } from './content-state-router.ts';

describeOnEachDatabase('the state of the content', (given) => {
  const stateWith = async (config = given.config) => {
    const app = express().use(contentStateRouter({ database: given.database, config }));
    const { body, headers } = await request(app).get('/content-state').expect(200);
    expect(headers['cache-control']).toBe('no-store');
    return body.state as string;
  };

  test('changes with imports, content and configuration, and with nothing else', async () => {
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
    await databasePictures(given.database).rememberColour('none', '#111111');
    expect(await stateWith()).toBe(before);
    expect(await stateWith({ ...given.config, folder: '/elsewhere' })).toBe(before);
    expect(before).toMatch(/^[\w-]{43}$/);
  });
});
