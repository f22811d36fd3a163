import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { testApi } from '../testing/test-api.ts';
import { exampleConfig } from '../testing/example-agency.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

let open: OpenDatabase;
let app: Express;
let internal: Express;
beforeAll(async () => {
  open = await openTestDatabase();
  ({ app, internal } = testApi({ database: open.database, config: exampleConfig() }));
});
afterAll(() => open.close());

test('every wrong field is named', async () => {
  const { body } = await request(app).get('/api/listings?goal=7&page=x&pageSize=99&sort=best').expect(422);
  expect(body).toMatchObject({ code: 'invalid-input', status: 422 });
  expect(body.errors).toEqual([
    { field: 'lang', rule: 'required', messageKey: 'required' },
    { field: 'goal', rule: 'one of 0, 1', messageKey: 'invalid' },
    {
      field: 'sort',
      rule: 'one of newest, price-asc, price-desc, price-m2-asc, surface-desc, type, city',
      messageKey: 'invalid',
    },
    { field: 'page', rule: 'type number', messageKey: 'invalid' },
    { field: 'pageSize', rule: 'max 48', messageKey: 'invalid' },
  ]);
});

test('a value that is repeated where one is meant is wrong, one that is empty counts as left out', async () => {
  await request(app).get('/api/listings?lang=fr&goal=0&page=1&page=2').expect(422);
  await request(app).get('/api/listings?lang=fr&goal=0&page=&search=&city=').expect(200);
});

test('ids that are no ids are bad input', async () => {
  await request(app).get('/api/properties/abc?lang=fr').expect(422);
  await request(app).get('/api/properties/99999999999?lang=fr').expect(422);
});

test('unknown paths and paths that cannot be read are 404 with the id of the request', async () => {
  const { body, headers } = await request(app).get('/api/nothing').set('x-request-id', 'abc-1').expect(404);
  expect(body).toMatchObject({ code: 'not-found', requestId: 'abc-1' });
  expect(headers['x-request-id']).toBe('abc-1');
  await request(app).get('/media/%E0%A4%A').expect(404);
});

test('health, readiness and figures are told', async () => {
  await request(app).get('/healthz').expect(200);
  await request(app).get('/readyz').expect(200);
  const { text } = await request(internal).get('/metrics').expect(200);
  expect(text).toContain('facade_api_request_seconds_count{method="GET",route="/readyz",status="200"} 1');
});

test.each(['/metrics', '/content-state', '/METRICS', '/metrics/'])(
  '%s is not where visitors are served',
  async (path) => {
    await request(app).get(path).expect(404);
  },
);

test('nor is the site where figures are', async () => {
  for (const path of ['/api/site?lang=fr', '/readyz', '/media/1'])
    await request(internal).get(path).expect(404);
  await request(internal).post('/api/auth/sign-in').expect(404);
  expect((await request(internal).get('/content-state').expect(200)).body).toEqual({
    source: expect.any(String),
    configuration: expect.any(Number),
    versions: [expect.any(Number), expect.any(Number), expect.any(Number)],
  });
});
