import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { refuse } from '../release-refused.ts';

/** A change takes milliseconds: a lock of this age, in ms, was left by a process that died. */
const ABANDONED_AFTER = 10_000;
/** ms that a change waits for its turn. */
const LONGEST_WAIT = 30_000;

/**
 * Replaces a file by what `content` answers, by an atomic rename: a reader sees the one before or the one after. Changes come one after
 * the other, those of other processes and of other machines that share the store too: the lock is a file that only one can create.
 * When `content` rejects, the file stays as it was.
 */
export function replaceFile(file: string, content: () => Promise<unknown>): Promise<void> {
  return whileUnchanged(file, async (assertHeld) => {
    const incoming = `${file}.${randomUUID()}.incoming`;
    try {
      await writeFile(incoming, JSON.stringify(await content(), null, 1));
      await assertHeld();
      await rename(incoming, file);
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
  });
}

/**
 * Does something while nobody replaces a file.
 * @param work gets a check that rejects when another process has taken the lock for abandoned: what must not come beside a change is done
 * right after it
 */
export async function whileUnchanged<Result>(
  file: string,
  work: (assertHeld: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true });
  const lock = `${file}.lock`;
  const token = await acquire(lock);
  const isHeld = async () => (await readFile(lock, 'utf8').catch(() => undefined)) === token;
  try {
    return await work(async () => {
      if (!(await isHeld()))
        refuse('file-locked', [], `The lock of ${path.basename(file)} was lost. Try again.`);
    });
  } finally {
    if (await isHeld()) await rm(lock, { force: true });
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
    'file-locked',
    [],
    `Another process has been changing ${path.basename(file, '.lock')} for long. If none runs, delete ${file} and try again.`,
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
