import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../site/test.ts';
import { ownFolders, runStart } from '../../site/start-command.ts';

test('npm start starts the site on empty folders, and Ctrl-C leaves no process', async ({ request }) => {
  test.setTimeout(180_000);
  const folders = ownFolders();
  const { child, output, ended } = await runStart(folders);
  await expect.poll(output, { timeout: 150_000 }).toMatch(/http:\/\/localhost:\d+\//);
  const [address] = /http:\/\/localhost:\d+\//.exec(output())!;
  expect((await request.get(`${address}fr/a-vendre/`)).status()).toBe(200);

  const processes = descendants(child.pid!);
  expect(processes.length).toBeGreaterThanOrEqual(3);
  // Started by pg_ctl: no descendant of ours.
  const server = Number((await readFile(postmaster(folders), 'utf8')).split('\n')[0]);
  expect(isAlive(server)).toBe(true);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(processes.filter(isAlive)).toEqual([]);
  expect(existsSync(postmaster(folders))).toBe(false);
});

const postmaster = ({ AGENCY_DATA }: { AGENCY_DATA: string }) =>
  path.join(AGENCY_DATA, 'postgresql/data/postmaster.pid');

/** Descendants of this process (on systems like Linux; elsewhere none are found and the test says so). */
function descendants(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && readParent(name) === pid)
    .map(Number);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function readParent(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
