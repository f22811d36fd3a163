import { readFileSync } from 'node:fs';

/** How a process is, as the system tells; each undefined where it does not (Linux does). */
export const processFigures = {
  /** Memory in RAM, in bytes, outside of V8's heap too. */
  memory(pid: number): number | undefined {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  },

  /** CPU time so far in ms, and whether it would run now if it had a core. */
  activity(pid: number): { cpu: number; isRunnable: boolean } | undefined {
    const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
    if (!fields) return undefined;
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { cpu: ticks * MS_PER_TICK, isRunnable: fields[0] === 'R' };
  },
};

/** The clock of `/proc` on every Linux. */
const MS_PER_TICK = 10;

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
