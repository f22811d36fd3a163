import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Keeps all cores busy with other processes while `work` runs.
 * @param perCore how many of them for each core: 10 leave a process less than a tenth of one
 */
export async function onBusyMachine<Result>(perCore: number, work: () => Promise<Result>): Promise<Result> {
  const count = perCore * availableParallelism();
  const others = Array.from({ length: count }, () =>
    spawn('/bin/sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' }),
  );
  try {
    return await work();
  } finally {
    for (const other of others) other.kill('SIGKILL');
  }
}

const BURN = (rounds: number) =>
  `{ let x = 1; for (let i = 0; i < ${rounds}; i++) x = (x * 31 + i) | 0; globalThis.burnt = x; }`;
const TRIED = 20_000_000;

/** Code that takes about so many ms of processor on this machine, however long it waits for a core meanwhile. */
export function burning(ms: number): string {
  const before = process.threadCpuUsage();
  let x = 1;
  for (let i = 0; i < TRIED; i++) x = (x * 31 + i) | 0;
  const { user, system } = process.threadCpuUsage(before);
  // What is not used is not reckoned.
  return BURN(Math.ceil((TRIED * ms * 1000) / (user + system)) + (x & 1));
}
