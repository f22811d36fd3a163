import { spawnSync } from 'node:child_process';

/** Keeps a process and all of its threads on one core. Returns whether this machine can. */
export function pinToCore(pid: number, core: number): boolean {
  return (
    spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' }).status === 0
  );
}
