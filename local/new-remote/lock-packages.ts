import { spawnSync } from 'node:child_process';
import { StartError } from '../start-error.ts';

/** Enters a new workspace in package-lock.json; it brings no package that the others do not have. */
export function lockPackages(root: string): void {
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0)
    throw new StartError(`${stderr}\npackage-lock.json lacks the new folder: run npm install.`);
}
