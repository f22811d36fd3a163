import { spawnSync } from 'node:child_process';
import { isInstalled } from './installed-packages.mjs';

const INSTALL = ['ci', '--no-audit', '--no-fund'];

/** Installs exactly the packages of package-lock.json, unless they are installed. Returns an error message. */
export function installPackages(root) {
  if (isInstalled(root)) return undefined;
  const start = Date.now();
  process.stdout.write('… Installing packages (the first time takes a minute or two)\n');
  const [program, ...args] = npm();
  const { status, stdout, stderr, error } = spawnSync(program, [...args, ...INSTALL], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && !process.env.npm_execpath,
  });
  if (error) return `npm does not start (${error.message}). Install Node with npm (https://nodejs.org).`;
  if (status !== 0) return `${stdout}${stderr}\nnpm could not install the packages: see above.`;
  process.stdout.write(`✓ Packages installed  ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  return undefined;
}

/** The npm that runs this script, if any; its JavaScript file runs on every system, Windows included. */
function npm() {
  const file = process.env.npm_execpath;
  return file?.endsWith('.js') ? [process.execPath, file] : ['npm'];
}
