import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

/** Pins a process and all of its threads to one core. Returns whether this machine supports it. */
export const pinToCore = (pid: number, core: number): boolean => setCores(pid, String(core));

/** Unpins a process. */
export const unpin = (pid: number): boolean => setCores(pid, `0-${cpus().length - 1}`);

function setCores(pid: number, cores: string): boolean {
  return spawnSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' }).status === 0;
}
