import { readFileSync } from 'node:fs';

/** How a process is, as the system tells; each undefined where it does not (Linux does). */
export const processFigures = {
  /** Memory in RAM, in bytes, outside of V8's heap too. */
  memory(pid: number): number | undefined {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  },

  /** CPU time of all its threads so far, in ms. */
  cpu(pid: number): number | undefined {
    return readStat(`/proc/${pid}/stat`)?.cpu;
  },

  /** CPU time of its main thread so far in ms, and whether that would run now if it had a core, or what it reads from a disk. */
  activity(pid: number): Activity | undefined {
    return readStat(`/proc/${pid}/task/${pid}/stat`);
  },

  /** How long its main thread has waited for a core so far, in ms, though it had work. */
  waited(pid: number): number | undefined {
    const nanoseconds = read(`/proc/${pid}/schedstat`)?.split(' ')[1];
    return nanoseconds === undefined ? undefined : Number(nanoseconds) / 1e6;
  },
};

export interface Activity {
  cpu: number;
  isRunnable: boolean;
}

function readStat(file: string): Activity | undefined {
  const fields = read(file)?.split(') ').at(-1)?.split(' ');
  if (!fields) return undefined;
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { cpu: ticks * MS_PER_TICK, isRunnable: 'RD'.includes(fields[0]!) };
}

/** The clock of `/proc` on every Linux. */
const MS_PER_TICK = 10;

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
