import { readFileSync } from 'node:fs';

/** Whether a process runs. One that has ended and that nobody has asked for yet, as process 1 of a container may not, does not run. */
export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
  } catch {
    return false;
  }
  try {
    // The state comes after the name of the program, which may have spaces and parentheses.
    return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)![0] !== 'Z';
  } catch {
    // Elsewhere there is no /proc.
    return process.platform !== 'linux';
  }
}
