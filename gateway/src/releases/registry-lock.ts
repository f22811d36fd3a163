import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { refuse } from './release-refused.ts';

/** A change of the registry takes milliseconds: a lock of this age, in ms, was left by a process that died. */
const ABANDONED_AFTER = 10_000;
const PATIENCE = 30_000;

/**
 * Runs `change` while no other process changes the registry, on this machine or on another one that shares the store: the lock is
 * a file that only one can create. `change` gets a function that throws when the lock was lost meanwhile.
 */
export function withRegistryLock<Result>(file: string, change: (assertHeld: () => void) => Result): Result {
  const token = acquire(file);
  const isHeld = () => read(file) === token;
  try {
    return change(() => {
      if (!isHeld()) refuse('registry-locked', [], 'The lock of the registry was lost. Try again.');
    });
  } finally {
    if (isHeld()) rmSync(file, { force: true });
  }
}

function acquire(file: string): string {
  const token = randomUUID();
  for (const giveUpAt = Date.now() + PATIENCE; Date.now() < giveUpAt; pause(5 + Math.random() * 20)) {
    try {
      writeFileSync(file, token, { flag: 'wx' });
      return token;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      removeAbandoned(file);
    }
  }
  return refuse(
    'registry-locked',
    [],
    `Another process has been changing the registry for long. If none runs, delete ${file} and try again.`,
  );
}

function removeAbandoned(file: string) {
  try {
    const { mtimeMs } = statSync(file);
    if (Date.now() - mtimeMs < ABANDONED_AFTER) return;
    const left = `${file}.${randomUUID()}`;
    renameSync(file, left);
    rmSync(left);
  } catch {
    // Another process was faster.
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
