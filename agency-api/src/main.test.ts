import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restartablePort, startProgram } from 'composer/testing/server-program.ts';
import { EXAMPLE_FOLDER } from '../testing/example-agency.ts';
import { makeDatabase } from '../testing/template-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { siteUploadsOn } from './files/uploads/site-uploads.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facade-main-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('told to end, it sends balancers away, answers on, has connections close, and ends', async () => {
  const port = await restartablePort();
  const api = await startProgram(join(import.meta.dirname, 'main.ts'), port, {
    API_PORT: String(port),
    API_INTERNAL_PORT: '0',
    AGENCY_CONFIG: EXAMPLE_FOLDER,
    AGENCY_DATA: folder,
    DATABASE_URL: await makeDatabase(process.env.TEST_POSTGRES!),
    PREPARE_ANSWERS: 'false',
    DRAIN: '3',
    LOG_LEVEL: 'error',
  });
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const ended = api.end();
  let ready = await ask('/readyz');
  while (ready.ok) ready = await ask('/readyz');
  expect({ status: ready.status, body: await ready.json() }).toEqual({
    status: 503,
    body: { status: 'stopping' },
  });
  const answer = await ask('/api/site?lang=fr');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('connection')).toBe('close');
  expect(await ended).toBe(0);
});

test('with another folder of uploads than the first API of its database it refuses to start', async () => {
  const { database, url, close } = await openTestDatabase();
  const settings = {
    AGENCY_DATA: join(folder, 'first'),
    UPLOADS: 'file:',
    UPLOADS_S3_REGION: '',
    UPLOADS_S3_KEY_ID: '',
    UPLOADS_S3_SECRET: '',
  };
  await siteUploadsOn(database, settings);
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      API_PORT: '0',
      API_INTERNAL_PORT: '0',
      AGENCY_CONFIG: EXAMPLE_FOLDER,
      AGENCY_DATA: join(folder, 'second'),
      DATABASE_URL: url,
    },
  });
  await close();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^UPLOADS_KEY .*\nUPLOADS is not the store of this database/);
});
