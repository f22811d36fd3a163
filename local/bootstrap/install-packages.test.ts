import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { ROOT } from '../root.ts';
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

describe('with another command that installs them', () => {
  /** An npm that waits for the file "go", and tells each of its runs. */
  const NPM = `const { appendFileSync, existsSync, mkdirSync, copyFileSync } = require('node:fs');
    appendFileSync('runs', 'run ');
    const timer = setInterval(() => {
      if (!existsSync('go')) return;
      clearInterval(timer);
      mkdirSync('node_modules', { recursive: true });
      copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
    }, 10);`;

  test('waits for it, and installs nothing then', async () => {
    const npm = path.join(folder, 'npm.js');
    writeFileSync(npm, NPM);
    const first = install(npm);
    await once(first.stdout, 'data');
    const second = install(npm);
    expect(String(await once(second.stdout, 'data'))).toBe('… Another command is installing the packages\n');
    writeFileSync(path.join(folder, 'go'), '');
    expect(await Promise.all([first, second].map(({ stderr }) => text(stderr)))).toEqual(['', '']);
    expect(readFileSync(path.join(folder, 'runs'), 'utf8')).toBe('run ');
    expect(existsSync(lock())).toBe(false);
  });

  test('says after a while which one that is', () => {
    lockAs(process.pid);
    expect(installPackages(folder, 50)).toBe(
      `Another command, process ${process.pid}, has not installed the packages within 0.05 s. End it, or delete ${lock()} if there is none, then run this again.`,
    );
  });

  test('installs them itself where that command was ended', async () => {
    const ended = spawn(process.execPath, ['--version']);
    await once(ended, 'exit');
    lockAs(ended.pid!);
    expect(installPackages(folder)).toMatch(/^npm could not install the packages/);
    expect(existsSync(lock())).toBe(false);
  });

  const lock = () => path.join(folder, '.cache/installing');

  function lockAs(pid: number) {
    mkdirSync(path.dirname(lock()), { recursive: true });
    writeFileSync(lock(), String(pid));
  }

  /** A command of its own; it writes its fault to standard error. */
  function install(npm: string) {
    const code = `import { installPackages } from './local/bootstrap/install-packages.mjs';
      process.stderr.write(installPackages(${JSON.stringify(folder)}) ?? '');`;
    return spawn(process.execPath, ['--input-type=module', '-e', code], {
      cwd: ROOT,
      env: { ...process.env, npm_execpath: npm },
    });
  }
});
