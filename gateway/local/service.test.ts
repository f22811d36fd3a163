import { expect, test } from '@jest/globals';
import { ChildProcesses } from './child-processes.ts';
import { freePort } from './ports.ts';
import { Service } from './service.ts';

async function serviceOf(code: string) {
  const port = await freePort();
  const readyUrl = `http://127.0.0.1:${port}/`;
  const lines: string[] = [];
  const service = new Service(new ChildProcesses(), {
    name: 'sample',
    program: process.execPath,
    args: ['-e', code.replace('PORT', String(port))],
    cwd: process.cwd(),
    environment: process.env,
    readyUrl,
    onLine: (line) => lines.push(line),
  });
  return { service, readyUrl, lines };
}

const SERVER = `console.log('hello'); require('http').createServer((q, a) => a.end('ok')).listen(PORT, '127.0.0.1')`;

test('it is ready when it answers, can be stopped and started again', async () => {
  const { service, readyUrl, lines } = await serviceOf(SERVER);
  await service.start();
  expect((await fetch(readyUrl)).status).toBe(200);
  await service.stop();
  expect(service.pid).toBeUndefined();
  await service.start();
  await service.kill();
  await expect(fetch(readyUrl)).rejects.toThrow();
  expect(lines).toEqual(['hello', 'hello']);
});

test('one that ends instead of being ready says why in its own words', async () => {
  const { service } = await serviceOf(`console.error('The folder is locked by pid 12.'); process.exit(1)`);
  await expect(service.start()).rejects.toThrow('The folder is locked by pid 12.');
});
