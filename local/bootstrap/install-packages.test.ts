import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { installPackages } from './install-packages.mjs';

const ENVIRONMENT = { ...process.env };

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('install');
  const wanted = { name: 'site', version: '1.0.0', dependencies: { 'is-number': '7.0.0' } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(wanted));
  const packages = {
    '': wanted,
    'node_modules/is-number': {
      version: '7.0.0',
      resolved: 'https://registry.npmjs.org/is-number/-/is-number-7.0.0.tgz',
      integrity:
        'sha512-41Cifkg6e8TylSpdtTpeLVMqvSBEVzTttHvERD741+pnZ8ANv0004MRL43QKPDlK9cGvNp6NZWZUBlbGXYxxng==',
    },
  };
  const lock = { name: 'site', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  Object.assign(process.env, {
    // Nobody listens there.
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_fetch_retries: '0',
    npm_config_cache: path.join(folder, 'cache'),
  });
});
afterEach(() => {
  process.env = { ...ENVIRONMENT };
});

test('a registry that does not answer is named, with what to look at', () =>
  expect(installPackages(folder)).toBe(
    'npm could not install the packages: their registry does not answer (ECONNREFUSED). Look at the network, and at the address that "npm config get registry" shows.',
  ));

test('an installation that takes too long is ended', () =>
  expect(installPackages(folder, 50)).toMatch(
    /^npm did not install the packages within 0.05 s\. Look whether/,
  ));
