import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { ChildProcesses } from '../child-processes.ts';

const ADVISORY = {
  id: 1,
  url: 'https://example.org/1',
  title: 'Made up',
  severity: 'high',
  vulnerable_versions: '<2',
};
const PACKAGES = ['made-up-server', 'made-up-tool'];

/** Bodies that the registry answers a question about vulnerabilities with; undefined: as a mirror that does not know of any. */
let answer: object | undefined;
const registry = createServer((request, response) => {
  const name = request.url!.slice(1);
  response.setHeader('content-type', 'application/json');
  if (request.method === 'POST' && name === '-/npm/v1/security/advisories/bulk' && answer)
    response.end(JSON.stringify(answer));
  else if (request.method === 'GET' && PACKAGES.includes(name)) response.end(JSON.stringify(packument(name)));
  else response.writeHead(405).end('{}');
});

const packument = (name: string) => ({
  name,
  'dist-tags': { latest: '1.0.0' },
  versions: { '1.0.0': { name, version: '1.0.0', dist: {} } },
});

let root: string;
const children = new ChildProcesses();
beforeAll(
  async () => void (await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening))),
);
afterAll(() => void registry.close());
beforeEach(() => {
  root = temporaryFolder('audit');
  writeLock('MIT');
});

function writeLock(license: string) {
  const manifest = { name: 'made-up', version: '1.0.0', dependencies: { 'made-up-server': '1.0.0' } };
  const all = { ...manifest, devDependencies: { 'made-up-tool': '1.0.0' } };
  const packages = {
    '': all,
    'node_modules/made-up-server': { version: '1.0.0', license },
    'node_modules/made-up-tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
  };
  writeFileSync(path.join(root, 'package.json'), JSON.stringify(all));
  writeFileSync(
    path.join(root, 'package-lock.json'),
    JSON.stringify({ ...all, lockfileVersion: 3, requires: true, packages }),
  );
}

/** Runs `npm run audit` for the made-up packages: what it prints, and its exit code. */
async function audit(address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`) {
  const child = children.start({
    program: process.execPath,
    args: [path.join(import.meta.dirname, 'audit.ts'), root],
    cwd: root,
    environment: { ...process.env, npm_config_registry: address, npm_config_fetch_retries: '0' },
  });
  let said = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise((closed) => child.once('close', closed));
  return { said, code };
}

test('nothing is found: exit code 0', async () => {
  answer = {};
  const { said, code } = await audit();
  expect(said).toBe('✓ Licences of 1 packages of production\n✓ No known vulnerabilities in production\n');
  expect(code).toBe(0);
});

test('a vulnerability of production is named: exit code 1', async () => {
  answer = { 'made-up-server': [ADVISORY] };
  const { said, code } = await audit();
  expect(said).toContain('✗ made-up-server: high');
  expect(code).toBe(1);
});

test('a vulnerability of a tool is named: exit code 0', async () => {
  answer = { 'made-up-tool': [ADVISORY] };
  const { said, code } = await audit();
  expect(said).toContain('! made-up-tool: high');
  expect(code).toBe(0);
});

test('a licence that is not allowed is named, also when the registry does not answer: exit code 1', async () => {
  answer = undefined;
  writeLock('GPL-3.0-only');
  const { said, code } = await audit();
  expect(said).toContain('✗ made-up-server 1.0.0: licence GPL-3.0-only');
  expect(code).toBe(1);
});

test.each([
  ['refuses the question', undefined],
  ['answers what is no list of vulnerabilities', { 'made-up-server': 'none' }],
])('a registry that %s: says that vulnerabilities are unknown, exit code 2', async (_how, body) => {
  answer = body;
  const { said, code } = await audit();
  expect(said).toContain('? Vulnerabilities are unknown: the registry does not answer');
  expect(code).toBe(2);
});

test('no registry: says that vulnerabilities are unknown, exit code 2', async () => {
  const { said, code } = await audit('http://127.0.0.1:1/');
  expect(said).toContain('? Vulnerabilities are unknown: the registry does not answer');
  expect(code).toBe(2);
});
