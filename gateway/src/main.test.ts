import path from 'node:path';
import { openReleaseStore } from 'composer/gateway';
import { ECHO_SHELL, emptyStore, release } from 'composer/testing/release-fixture.ts';
import { s3Server } from 'composer/testing/s3-server.ts';
import { restartablePort, startProgram } from 'composer/testing/server-program.ts';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { readSettings } from './settings.ts';

test('told to end, it sends balancers away, answers on, has connections close, and ends', async () => {
  const store = emptyStore();
  await release(store, { name: 'shell', server: ECHO_SHELL, web: { 'main.js': 'main' } });
  const port = await restartablePort();
  const gateway = await startProgram(path.join(import.meta.dirname, 'main.ts'), port, {
    PORT: String(port),
    RELEASES: store.folder,
    // Nobody answers there.
    API_URL: `http://127.0.0.1:${await restartablePort()}`,
    RENDERERS: '1',
    DRAIN: '3',
    LOG_LEVEL: 'fatal',
  });
  const ask = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
  const ended = gateway.end();
  let ready = await ask('/readyz');
  while (ready.ok) ready = await ask('/readyz');
  expect({ status: ready.status, body: await ready.json() }).toEqual({
    status: 503,
    body: { status: 'not ready', reason: 'stopping' },
  });
  const answer = await ask('/remotes/shell/1/web/main.js');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('connection')).toBe('close');
  expect(await ended).toBe(0);
});

test('killed, and started again while the bucket with its releases is away, it serves what was live', async () => {
  const bucket = await s3Server();
  const port = await restartablePort();
  const copies = temporaryFolder('copies');
  const environment = (keys: typeof bucket.keys) => ({
    RELEASES: `s3+${bucket.bucket}`,
    RELEASES_S3_KEY_ID: keys.accessKeyId,
    RELEASES_S3_SECRET: keys.secretAccessKey,
    RELEASES_S3_REGION: keys.region,
  });
  const writer = { ...environment(bucket.keys), RELEASES_COPIES: temporaryFolder('copies') };
  const store = openReleaseStore(readSettings(writer));
  await release(store, { name: 'shell', server: ECHO_SHELL, web: { 'main.js': 'main' } });
  const start = async () =>
    startProgram(path.join(import.meta.dirname, 'main.ts'), port, {
      ...environment(bucket.readingKeys),
      RELEASES_COPIES: copies,
      PORT: String(port),
      API_URL: `http://127.0.0.1:${await restartablePort()}`,
      RENDERERS: '1',
      DRAIN: '0',
      LOG_LEVEL: 'fatal',
    });
  try {
    await (await start()).kill();
    bucket.isAway = true;
    const gateway = await start();
    const ask = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
    expect(await (await ask('/readyz')).json()).toMatchObject({ status: 'ready', shell: '1' });
    expect(await (await ask('/remotes/shell/1/web/main.js')).text()).toBe('main');
    bucket.isAway = false;
    expect(await gateway.end()).toBe(0);
  } finally {
    await bucket.close();
  }
});
