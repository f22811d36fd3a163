import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from 'shared-kit/testing/temporary-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { lockByPidFile } from './pid-file-lock.ts';

async function lockInAnotherProcess(folder: string) {
  const module = JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'));
  const code = `const { lockFolder } = await import(${module});
    await lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('a second process is refused, and told which one has the folder and what to do', async () => {
  const folder = temporaryFolder('lock');
  const other = await lockInAnotherProcess(folder);
  await expect(lockFolder(folder)).rejects.toThrow(new RegExp(`pid ${other.pid}.*AGENCY_DATA.*DATABASE_URL`));
  other.kill('SIGKILL');
  await once(other, 'exit');
});

test('a killed process leaves no lock behind', async () => {
  const folder = temporaryFolder('lock');
  const other = await lockInAnotherProcess(folder);
  other.kill('SIGKILL');
  await once(other, 'exit');
  const lock = await lockFolder(folder);
  await lock.release();
});

test('a released folder can be locked again', async () => {
  const folder = temporaryFolder('lock');
  const first = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow('in use by another process');
  await first.release();
  const second = await lockFolder(folder);
  await second.release();
});

test('where sockets need files, a file that names a living process locks and one of a dead process does not', async () => {
  const file = join(temporaryFolder('lock'), 'facade.pid');
  const lock = await lockByPidFile(file);
  expect(await lockByPidFile(file)).toEqual({ heldBy: process.pid });
  await (lock as { release(): Promise<void> }).release();
  await writeFile(file, '999999999');
  expect(await lockByPidFile(file)).toHaveProperty('release');
});
