import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError } from '../../local/start-error.ts';

/** Names of the folders of runs, followed by the process that made them. */
const PREFIX = 'facade-test-';
/** Bytes that a run may need, packages left out. */
const NEEDED = 2 * 1024 ** 3;

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Bytes of memory that have to be free for a run's files to be kept in it: they take up to half a GB, and the tests some. */
const PLENTY = 4 * 1024 ** 3;

/**
 * Makes the temporary folder of this run, which all that it starts uses: its programs and files are told by it. It is in memory where
 * there is plenty, as tests make hundreds of databases, and a disk takes a third of the time for their files. Removes what earlier
 * runs left whose process has ended, and ends what they left running. Throws `StartError` when there is too little space.
 */
export function openRunFolder(parent = chooseParent(), free = freeSpace): string {
  for (const place of new Set([parent, tmpdir(), MEMORY].filter((place) => existsSync(place))))
    for (const name of readdirSync(place).filter((name) => name.startsWith(PREFIX)))
      if (!isRunning(Number(name.slice(PREFIX.length)))) closeRunFolder(path.join(place, name));
  for (const place of [parent, process.cwd()])
    if (free(place) < NEEDED)
      throw new StartError(
        `${megabytes(free(place))} MB are free for ${place}, and the tests may need ${megabytes(NEEDED)} MB. Make room, or set TMPDIR to a folder with more.`,
      );
  const folder = path.join(parent, `${PREFIX}${process.pid}`);
  // Root's PostgreSQL runs as another user, who has to get in.
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  process.env.TMPDIR = process.env.TMP = process.env.TEMP = folder;
  return folder;
}

function chooseParent(): string {
  const isChosen = process.env.TMPDIR !== undefined;
  const hasPlenty = existsSync(MEMORY) && Math.min(freeSpace(MEMORY), process.availableMemory()) >= PLENTY;
  return !isChosen && hasPlenty ? MEMORY : tmpdir();
}

/** Ends what still runs of a run, and removes its folder. Returns the commands of what it ended: each was left behind by a test. */
export function closeRunFolder(folder: string): string[] {
  const left = listProcesses(folder);
  for (const { id } of left) kill(id);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  return left.map(({ command }) => command);
}

/** Processes that were started with this temporary folder. None where the system does not tell the environment of others. */
function listProcesses(folder: string): { id: number; command: string }[] {
  const read = (id: number, file: string) => {
    try {
      return readFileSync(`/proc/${id}/${file}`, 'utf8').split('\0');
    } catch {
      return [];
    }
  };
  const ids = process.platform === 'linux' ? readdirSync('/proc').map(Number) : [];
  return ids
    .filter((id) => id && id !== process.pid && read(id, 'environ').includes(`TMPDIR=${folder}`))
    .map((id) => ({ id, command: read(id, 'cmdline').join(' ').trim().slice(0, 160) }));
}

function kill(id: number) {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const megabytes = (bytes: number) => Math.floor(bytes / 1024 ** 2);
