import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A registry that does not answer is asked twice more, within half a minute: by itself npm tries for longer. */
const INSTALL = [
  'ci',
  '--no-audit',
  '--no-fund',
  '--fetch-retry-mintimeout=2000',
  '--fetch-retry-maxtimeout=10000',
];
/** ms. */
const LIMIT = 4 * 60_000;
/** What npm says when nobody answers. */
const NO_ANSWER = /ECONNREFUSED|ECONNRESET|EAI_AGAIN|ENETUNREACH|ENOTFOUND|ETIMEDOUT|ERR_SOCKET_TIMEOUT/;

/** ms between two looks whether another command has installed the packages. */
const LOOK_EVERY = 200;

/**
 * Installs exactly the packages of package-lock.json, unless they are installed; of several commands one at a time, as npm removes what it
 * finds. Returns an error message.
 */
export function installPackages(root, limit = LIMIT) {
  if (isInstalled(root)) return undefined;
  const lock = path.join(root, '.cache/installing');
  mkdirSync(path.dirname(lock), { recursive: true });
  const start = Date.now();
  for (let isFirst = true; !takeLock(lock); isFirst = false) {
    if (isFirst) process.stdout.write('… Another command is installing the packages\n');
    if (Date.now() - start > limit)
      return `Another command, process ${readOwner(lock)}, has not installed the packages within ${limit / 1000} s. End it, or delete ${lock} if there is none, then run this again.`;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY);
  }
  try {
    return isInstalled(root) ? undefined : runNpm(root, limit);
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Whether this process may install now. The lock of a process that has ended is removed. */
function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isRunning(readOwner(lock))) rmSync(lock, { force: true });
  return false;
}

/** The process that has a lock; 0 while it has not written its number. */
function readOwner(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function runNpm(root, limit) {
  const start = Date.now();
  process.stdout.write('… Installing packages (the first time takes a minute or two)\n');
  const [program, ...args] = npm();
  const { status, stdout, stderr, error } = spawnSync(program, [...args, ...INSTALL], {
    cwd: root,
    env: process.env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && !process.env.npm_execpath,
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  if (error?.code === 'ETIMEDOUT')
    return `npm did not install the packages within ${limit / 1000} s. Look whether the network is slow or held up, then run this again: what has come is kept.`;
  if (error) return `npm does not start (${error.message}). Install Node with npm (https://nodejs.org).`;
  if (NO_ANSWER.test(stderr) && status !== 0)
    return `npm could not install the packages: their registry does not answer (${stderr.match(NO_ANSWER)[0]}). Look at the network, and at the address that "npm config get registry" shows.`;
  if (/ENOSPC/.test(stderr) && status !== 0)
    return `npm could not install the packages: the disk is full. They need about 2 GB in ${root}.`;
  if (status !== 0) return `${stdout}${stderr}\nnpm could not install the packages: see above.`;
  process.stdout.write(`✓ Packages installed  ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  return undefined;
}

/** The npm that runs this script, if any; its JavaScript file runs on every system, Windows included. */
function npm() {
  const file = process.env.npm_execpath;
  return file?.endsWith('.js') ? [process.execPath, file] : ['npm'];
}

/**
 * Whether node_modules matches package-lock.json. npm keeps its own record of installed packages; optional
 * packages may be missing in it, those of other platforms always are. Programs of workspaces are linked by it too.
 */
function isInstalled(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  const programs = Object.entries(wanted).flatMap(([folder, { bin = {} }]) =>
    folder.includes('node_modules/') ? [] : Object.keys(bin),
  );
  if (!programs.every((name) => existsSync(path.join(root, 'node_modules/.bin', name)))) return false;
  return Object.entries(wanted)
    .filter(([folder]) => folder.includes('node_modules/'))
    .every(([folder, { version, optional }]) =>
      folder in present ? present[folder].version === version : optional,
    );
}

function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
