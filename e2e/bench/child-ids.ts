import { readFileSync } from 'node:fs';

/** Processes that a process has started itself; none where the system does not tell (Linux does). */
export function childrenOf(pid: number): number[] {
  try {
    const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return ids ? ids.split(' ').map(Number) : [];
  } catch {
    return [];
  }
}
