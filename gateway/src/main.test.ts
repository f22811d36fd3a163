import path from 'node:path';
import { ECHO_SHELL, emptyStore, release } from 'composer/testing/release-fixture.ts';
import { restartablePort, startProgram } from 'composer/testing/server-program.ts';

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
