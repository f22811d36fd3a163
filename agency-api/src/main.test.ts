import { afterAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restartablePort, startProgram } from 'composer/testing/server-program.ts';
import { EXAMPLE_FOLDER } from '../testing/example-agency.ts';
import { makeDatabase } from '../testing/template-database.ts';

let folder: string | undefined;
afterAll(async () => {
  if (folder) await rm(folder, { recursive: true });
});

test('told to end, it sends balancers away, answers on, has connections close, and ends', async () => {
  folder = await mkdtemp(join(tmpdir(), 'facade-main-'));
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
