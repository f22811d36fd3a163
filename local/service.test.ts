import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isRunning } from 'composer/testing/is-running.ts';
import { ChildProcesses } from './child-processes.ts';
import { freePort } from './ports.ts';
import { Service } from './service.ts';

async function createService(code: string) {
  const port = await freePort();
  const readyUrl = `http://127.0.0.1:${port}/`;
  const lines: string[] = [];
  const service = new Service(new ChildProcesses(), {
    name: 'sample',
    args: ['-e', code.replace('PORT', String(port))],
    cwd: process.cwd(),
    environment: process.env,
    readyUrl,
    onLine: (line) => lines.push(line),
  });
  return { service, readyUrl, lines };
}

const SERVER = `console.log('hello'); require('http').createServer((q, a) => a.end('ok')).listen(PORT, '127.0.0.1')`;

test('it is ready when it responds, can be stopped and started again', async () => {
  const { service, readyUrl, lines } = await createService(SERVER);
  await service.start();
  expect((await fetch(readyUrl)).status).toBe(200);
  await service.stop();
  expect(service.pid).toBeUndefined();
  await service.start();
  await service.kill();
  await expect(fetch(readyUrl)).rejects.toThrow();
  expect(lines).toEqual(['hello', 'hello']);
});

test('one that exits before it is ready rejects with its own output', async () => {
  const { service } = await createService(
    `console.error('The folder is locked by pid 12.'); process.exit(1)`,
  );
  await expect(service.start()).rejects.toThrow('The folder is locked by pid 12.');
});

test('it exits with its parent process, even when that is killed', async () => {
  const port = await freePort();
  const options = {
    name: 'sample',
    args: ['-e', SERVER.replace('PORT', String(port))],
    cwd: process.cwd(),
    environment: {},
    readyUrl: `http://127.0.0.1:${port}/`,
  };
  const from = (file: string) => JSON.stringify(path.join(import.meta.dirname, file));
  const code = `
    const { ChildProcesses } = await import(${from('child-processes.ts')});
    const { Service } = await import(${from('service.ts')});
    const service = new Service(new ChildProcesses(), ${JSON.stringify(options)});
    await service.start();
    process.stdout.write(String(service.pid));`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(starter.stdout, 'data');
  starter.kill('SIGKILL');
  await ended(Number(pid));
  await expect(fetch(options.readyUrl)).rejects.toThrow();
});

/** Resolves when the process is gone. */
async function ended(pid: number) {
  while (isRunning(pid)) await new Promise((resolve) => setImmediate(resolve));
}
