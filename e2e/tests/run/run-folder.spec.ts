import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeRunFolder, openRunFolder } from '../../run/run-folder.ts';
import { expect, test } from '../../site/test.ts';

const TEMPORARY = ['TMPDIR', 'TMP', 'TEMP'] as const;

test('what a killed run left is removed and ended, what another run uses is not', async () => {
  const before = TEMPORARY.map((name) => [name, process.env[name]] as const);
  const parent = test.info().outputPath();
  // No process has this number.
  const killed = path.join(parent, 'facade-test-99999999');
  const running = path.join(parent, `facade-test-${process.ppid}`);
  for (const folder of [killed, running]) {
    mkdirSync(path.join(folder, 'site'), { recursive: true });
    writeFileSync(path.join(folder, 'site/data'), '');
  }
  const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    env: { ...process.env, TMPDIR: killed },
  });
  await once(left, 'spawn');
  const ended = once(left, 'exit');
  try {
    const folder = openRunFolder(parent);
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(existsSync(killed)).toBe(false);
    expect(existsSync(path.join(running, 'site/data'))).toBe(true);
    expect(tmpdir()).toBe(folder);
    expect(closeRunFolder(folder)).toEqual([]);
    expect(existsSync(folder)).toBe(false);
  } finally {
    left.kill('SIGKILL');
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
});

test('a disk that is nearly full is said before anything starts', () =>
  expect(() => openRunFolder(test.info().outputPath(), () => 100 * 1024 ** 2)).toThrow(
    /^100 MB are free for .*, and the tests may need 2048 MB\. Make room, or set TMPDIR/,
  ));
