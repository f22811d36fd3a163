import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { refuse } from '../release-refused.ts';

/** A change of the registry takes milliseconds: a lock of this age, in ms, was left by a process that died. */
const ABANDONED_AFTER = 10_000;
/** ms that a change waits for its turn. */
const LONGEST_WAIT = 30_000;

/**
 * Runs `change` while no other process changes the registry, on this machine or on another one that shares the store: the lock is
 * a file that only one can create. `change` gets a function that rejects when the lock was lost meanwhile.
 */
export async function withRegistryLock(
  file: string,
  change: (assertHeld: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const token = await acquire(file);
  const isHeld = async () => (await readFile(file, 'utf8').catch(() => undefined)) === token;
  try {
    await change(async () => {
      if (!(await isHeld())) refuse('registry-locked', [], 'The lock of the registry was lost. Try again.');
    });
  } finally {
    if (await isHeld()) await rm(file, { force: true });
  }
}

async function acquire(file: string): Promise<string> {
  const token = randomUUID();
  const giveUpAt = Date.now() + LONGEST_WAIT;
  while (Date.now() < giveUpAt) {
    try {
      await writeFile(file, token, { flag: 'wx' });
      return token;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await removeAbandoned(file);
      await pause(5 + Math.random() * 20);
    }
  }
  return refuse(
    'registry-locked',
    [],
    `Another process has been changing the registry for long. If none runs, delete ${file} and try again.`,
  );
}

async function removeAbandoned(file: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs < ABANDONED_AFTER) return;
    const left = `${file}.${randomUUID()}`;
    await rename(file, left);
    await rm(left);
  } catch {
    // Another process was faster.
  }
}
