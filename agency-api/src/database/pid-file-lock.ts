import { readFile, rm, writeFile } from 'node:fs/promises';
import type { FolderLock, LockHolder } from './folder-lock.ts';

/** A file that names its process counts only while that process lives, so a killed one leaves no lock behind. */
export async function lockByPidFile(file: string): Promise<FolderLock | LockHolder> {
  for (;;) {
    if (await createFile(file)) return { release: () => rm(file, { force: true }) };
    const heldBy = Number(await readFile(file, 'utf8').catch(() => ''));
    if (isAlive(heldBy)) return { heldBy };
    await rm(file, { force: true });
  }
}

async function createFile(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
