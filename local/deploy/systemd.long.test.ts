import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { ROOT } from '../root.ts';

const UNITS = path.join(ROOT, 'deploy/systemd');
const isThere = spawnSync('systemd-analyze', ['--version']).error === undefined;
if (!isThere) process.stderr.write('systemd-analyze is not installed: units are not checked.\n');

(isThere ? test : test.skip)('systemd finds nothing wrong in the units', () => {
  const folder = temporaryFolder('units');
  for (const name of globSync('*.{service,timer}', { cwd: UNITS })) {
    const unit = readFileSync(path.join(UNITS, name), 'utf8').replaceAll('/srv/facade', ROOT);
    // A template is checked as one of its units.
    writeFileSync(path.join(folder, name.replace('@.', '@4000.')), unit);
  }
  const units = globSync('*', { cwd: folder }).map((name) => path.join(folder, name));
  expect(units.length).toBeGreaterThan(3);
  const { stdout, stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], {
    encoding: 'utf8',
  });
  // It tells of units of the machine, too.
  const faults = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('facade'));
  expect({ faults, status }).toEqual({ faults: [], status: 0 });
});
