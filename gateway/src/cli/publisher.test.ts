import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { sendCommand } from 'composer/publisher';
import { emptyStore, release } from 'composer/testing/release-fixture.ts';
import { restartablePort, startProgram } from 'composer/testing/server-program.ts';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';

const PROGRAM = path.join(import.meta.dirname, 'publisher.ts');
const token = 'operator'.repeat(8);

function tokensFile(text: string): string {
  const file = path.join(temporaryFolder('tokens'), 'tokens.json');
  writeFileSync(file, text);
  return file;
}

test('the publisher answers those whose token is in its file, and ends when it is asked to', async () => {
  const store = emptyStore();
  await release(store, { name: 'shell' });
  const port = await restartablePort();
  const publisher = await startProgram(PROGRAM, port, {
    PUBLISHER_PORT: String(port),
    PUBLISHER_TOKENS: tokensFile(JSON.stringify({ operator: { token, apps: ['*'] } })),
    RELEASES: store.folder,
    LOG_LEVEL: 'fatal',
  });
  const address = `http://127.0.0.1:${port}`;
  expect(await sendCommand({ address, token }, ['status', 'shell'])).toContain('● 1');
  await expect(sendCommand({ address, token: 'made-up' }, ['status'])).rejects.toThrow('answers 401');
  expect(await publisher.end()).toBe(0);
});

test.each([
  ['is not there', () => '/no/such/file', /PUBLISHER_TOKENS=\S+: ENOENT/],
  ['is no JSON', () => tokensFile(`{ "team": "${token}" `), /PUBLISHER_TOKENS=\S+: no JSON at line 1/],
  ['has a short token', () => tokensFile('{"team":{"token":"short","apps":["*"]}}'), /at least 32/],
])('a file of tokens that %s is told, and no token with it', async (_what, file, reason) => {
  const started = promisify(execFile)(process.execPath, [PROGRAM], {
    env: { ...process.env, PUBLISHER_TOKENS: file(), RELEASES: temporaryFolder('releases') },
  });
  const { code, stderr } = await started.then(
    ({ stderr: said }) => ({ code: 0, stderr: said }),
    (error: { code: number; stderr: string }) => error,
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(reason);
  expect(stderr).not.toContain(token);
  expect(stderr).not.toMatch(/\n\s+at /);
});
